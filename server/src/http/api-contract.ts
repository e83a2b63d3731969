import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ApiEndpoint, Input } from 'shared-types'
import { inputSchema, refuseMalformedIds } from './contract.ts'
import { ListCursor } from './list-cursor.ts'
import { readInTurn } from './read-in-turn.ts'

/**
 * Registers one endpoint of the API for other programs on a scope of `requireApiKey`. Its schemas validate the input; the answer
 * carries only its declared fields. Reads of one account wait for their turn.
 */
export function handleApi<R, P, Q, B>(
  app: FastifyInstance,
  endpoint: ApiEndpoint<P, Q, B, R>,
  handler: (
    input: Input<ApiEndpoint<P, Q, B, R>>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<R> | R,
): void {
  const isList = 'next_cursor' in ((endpoint.response as { shape?: object }).shape ?? {})
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.maxBytes !== undefined && { bodyLimit: endpoint.maxBytes }),
    config: { scope: endpoint.scope, ...(endpoint.tellsSecret && { tellsSecret: true }) },
    schema: {
      ...inputSchema(endpoint),
      operationId: endpoint.operation,
      tags: [endpoint.tag],
      response: { 200: endpoint.response },
    },
    handler: async (request, reply) => {
      refuseMalformedIds(request)
      const { params, query, body } = request
      const cursors = isList ? new ListCursor(endpoint.operation, request) : null
      const asked = cursors?.read(query) ?? query
      const input = { params, query: asked, body } as unknown as Input<ApiEndpoint<P, Q, B, R>>
      const work = async () => {
        const answer = await handler(input, request, reply)
        return cursors?.written(answer) ?? answer
      }
      return endpoint.method === 'GET' ? readInTurn(request.account.id, work) : work()
    },
  })
}
