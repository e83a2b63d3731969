import type { FastifyInstance } from 'fastify'
import { LOCAL_CALL_PATH, LocalCall, TEST_CALL_PATH } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { forbidden, invalid, notFound, refused } from '../../errors.ts'
import { refuseMalformedIds } from '../../http/contract.ts'
import { ownOrigins } from '../../http/origin.ts'
import { findOwnAgent } from '../agents/own.ts'
import { serveLocalCall, serveTestCall } from './service.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The number that a local call is for. */
    numberCalled: string
  }
}

/** "Call this agent" with the browser as the caller. Must be registered inside a scope with `@fastify/websocket` and a session. */
export async function testCallRoutes(app: FastifyInstance, deps: Deps) {
  // A page of another origin can open sockets with this session's cookie, so the `Origin` header is checked.
  app.addHook('onRequest', async ({ headers }) => {
    if (headers.origin !== undefined && ownOrigins(deps.config).has(headers.origin)) return
    throw forbidden('foreign_origin', 'This request did not come from the dashboard.')
  })
  app.decorateRequest('numberCalled', '')
  app.route<{ Params: { id: string } }>({
    method: 'GET',
    url: TEST_CALL_PATH,
    schema: { hide: true },
    preHandler: async (request) => {
      refuseMalformedIds(request)
      const { activated } = await findOwnAgent(deps, request.account.id, request.params.id)
      if (!activated) {
        throw refused('agent_inactive', 'This agent is inactive. Activate it, then call it.')
      }
    },
    handler: refuseRequest,
    wsHandler: (socket, request) => serveTestCall(deps, socket, request.params.id),
  })
  app.route<{ Params: { id: string }; Querystring: LocalCall }>({
    method: 'GET',
    url: LOCAL_CALL_PATH,
    schema: { hide: true, querystring: LocalCall },
    preHandler: async (request) => {
      refuseMalformedIds(request)
      const { used_number } = await findOwnAgent(deps, request.account.id, request.params.id)
      if (!deps.telephony.local) throw notFound('Local carrier')
      if (!used_number) throw refused('no_number', 'Buy a number for this agent first.')
      request.numberCalled = used_number.phone
    },
    handler: refuseRequest,
    wsHandler: (socket, { numberCalled, params, query }) =>
      serveLocalCall(deps, socket, params.id, numberCalled, query),
  })
}

const refuseRequest = async () => {
  throw invalid('websocket_only', 'Open this address as a WebSocket.')
}
