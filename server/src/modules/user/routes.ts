import type { FastifyInstance } from 'fastify'
import { user } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle } from '../../http/contract.ts'
import { sessionOf } from '../../http/session.ts'

export async function userRoutes(app: FastifyInstance) {
  handle(app, user.current, (_input, request) => ({
    ...request.user,
    role: request.account.role,
    workspace_id: request.account.id,
  }))
}

/**
 * For the landing page, which anyone may open: it never answers with an error, because that would be shown in the console of every visitor.
 */
export async function landingRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, user.session, async (_input, request) => ({
    signed_in: (await sessionOf(request, deps)) !== undefined,
  }))
}
