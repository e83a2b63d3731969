import type { FastifyInstance } from 'fastify'
import { audit } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle } from '../../http/contract.ts'
import { readActivity } from './service.ts'

export async function auditRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, audit.list, ({ query }, { account }) => readActivity(deps, account.id, query))
}
