import type { FastifyInstance } from 'fastify'
import { why } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle } from '../../http/contract.ts'
import { readWhyOfLine, readWhyOfReply } from './service.ts'

export async function whyRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, why.ofReply, ({ params }, { account }) =>
    readWhyOfReply(deps, account.id, params.id, params.messageId),
  )
  handle(app, why.ofCallLine, ({ params }, { account }) =>
    readWhyOfLine(deps, account.id, params.id, params.lineId),
  )
}
