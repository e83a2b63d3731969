import type { FastifyInstance } from 'fastify'
import { local } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle } from '../../http/contract.ts'
import { readMessages } from './service.ts'

/** What only an installation with stand-ins has. */
export async function localRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, local.messages, (_input, { user }) => readMessages(deps, user.id))
}
