import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { people } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle, inputSchema, refuseMalformedIds, withMessage } from '../../http/contract.ts'
import type { Actor } from '../audit/record.ts'
import { eraseCaller, eraseVisitor, exportCaller, exportVisitor } from './service.ts'

export async function peopleRoutes(app: FastifyInstance, deps: Deps) {
  file(app, people.exportVisitor, (actor, id) => exportVisitor(deps, actor, id))
  file(app, people.exportCaller, (actor, id) => exportCaller(deps, actor, id))
  handle(app, people.eraseVisitor, async ({ params }, { actor }) =>
    withMessage(await eraseVisitor(deps, actor, params.id), 'The visitor was erased'),
  )
  handle(app, people.eraseCaller, async ({ params }, { actor }) =>
    withMessage(await eraseCaller(deps, actor, params.id), 'The caller was erased'),
  )
}

/** Sends the result as a file to save. */
function file(
  app: FastifyInstance,
  endpoint: typeof people.exportVisitor,
  /** @returns JSON, in pieces */
  read: (actor: Actor, id: string) => Promise<Iterable<string> | AsyncIterable<string>>,
) {
  app.get<{ Params: { id: string } }>(
    endpoint.path,
    { schema: inputSchema(endpoint) },
    async (request, reply) => {
      refuseMalformedIds(request)
      const { actor, params } = request
      const held = await read(actor, params.id)
      return reply
        .header('content-type', 'application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="person-${params.id}.json"`)
        .send(Readable.from(held))
    },
  )
}
