import type { FastifyInstance } from 'fastify'
import { sessions } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle, withMessage } from '../../http/contract.ts'
import { clearSessionCookie, ownActorOf } from '../../http/session.ts'
import { endAllSessions, endSession, readSessions } from './service.ts'

export async function sessionRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, sessions.list, (_input, { session }) => readSessions(deps, session))
  handle(app, sessions.end, async ({ params }, request) => {
    await endSession(deps, ownActorOf(request, request.session), params.id)
    return withMessage(null, 'Signed out there')
  })
  handle(app, sessions.endAll, async (_input, request, reply) => {
    await endAllSessions(deps, ownActorOf(request, request.session))
    clearSessionCookie(reply, deps)
    return null
  })
}
