import type { FastifyInstance } from 'fastify'
import { agents } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle } from '../../http/contract.ts'
import { activateAgent, deactivateAgent } from './service.ts'

export async function activationRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, agents.activate, ({ params }, { actor }) => activateAgent(deps, actor, params.id))
  handle(app, agents.deactivate, ({ params }, { actor }) => deactivateAgent(deps, actor, params.id))
}
