import type { FastifyInstance } from 'fastify'
import { TEST_CALL_PATH } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { forbidden, invalid, refused } from '../../errors.ts'
import { refuseMalformedIds } from '../../http/contract.ts'
import { ownOrigins } from '../../http/origin.ts'
import { findOwnAgent } from '../agents/service.ts'
import { serveTestCall } from './service.ts'

/** "Call this agent": the browser is the caller. Registered inside the scope that has `@fastify/websocket` and a session. */
export async function testCallRoutes(app: FastifyInstance, deps: Deps) {
  // A page of another origin may open sockets with this session's cookie: only the browser's word for the page tells.
  app.addHook('onRequest', async ({ headers }) => {
    if (headers.origin !== undefined && ownOrigins(deps.config).has(headers.origin)) return
    throw forbidden('foreign_origin', 'This request did not come from the dashboard.')
  })
  app.route<{ Params: { id: string } }>({
    method: 'GET',
    url: TEST_CALL_PATH,
    schema: { hide: true },
    preHandler: async (request) => {
      refuseMalformedIds(request)
      const { activated } = await findOwnAgent(deps, request.user.id, request.params.id)
      if (!activated) {
        throw refused('agent_inactive', 'This agent is inactive. Activate it, then call it.')
      }
    },
    handler: async () => {
      throw invalid('websocket_only', 'Open this address as a WebSocket.')
    },
    wsHandler: (socket, request) => serveTestCall(deps, socket, request.params.id),
  })
}
