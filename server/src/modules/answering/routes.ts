import type { FastifyInstance } from 'fastify'
import { knowledge } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle } from '../../http/contract.ts'
import { forgetGap, keepGapOpen, readGaps } from './gaps.ts'

export async function gapRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, knowledge.gaps, ({ params }, request) =>
    readGaps(deps, request.account.id, params.agentId),
  )
  handle(app, knowledge.removeGap, ({ params }, request) =>
    forgetGap(deps, request.account.id, params.agentId, params.gapId),
  )
  handle(app, knowledge.keepGapOpen, ({ params }, request) =>
    keepGapOpen(deps, request.account.id, params.agentId, params.gapId),
  )
}
