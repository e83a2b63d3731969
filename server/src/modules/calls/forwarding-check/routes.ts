import type { FastifyInstance } from 'fastify'
import { forwardingCheck } from 'shared-types'
import type { Deps } from '../../../deps.ts'
import { handle } from '../../../http/contract.ts'
import { readCheck, startCheck } from './service.ts'

export async function forwardingCheckRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, forwardingCheck.start, ({ params }, { account }) =>
    startCheck(deps, account.id, params.id),
  )
  handle(app, forwardingCheck.read, ({ params }, { account }) =>
    readCheck(deps, account.id, params.id),
  )
}
