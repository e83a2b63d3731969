import type { FastifyInstance } from 'fastify'
import { firstRun } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle } from '../../http/contract.ts'
import { readFirstRun } from './service.ts'

export async function firstRunRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, firstRun.read, (_input, { account }) => readFirstRun(deps, account.id))
}
