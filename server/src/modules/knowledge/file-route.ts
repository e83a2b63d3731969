import type { FastifyInstance, FastifyRequest } from 'fastify'
import { knowledge } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { inputSchema, refuseMalformedIds } from '../../http/contract.ts'
import { record } from '../audit/record.ts'
import { readFile } from './service.ts'

/** The uploaded document beside what was read of it. */
export async function fileRoute(app: FastifyInstance, deps: Deps) {
  app.route({
    method: knowledge.file.method,
    url: knowledge.file.path,
    schema: inputSchema(knowledge.file),
    handler: async (request: FastifyRequest, reply) => {
      refuseMalformedIds(request)
      // The schema of the contract has checked it.
      const { agentId, kbId } = request.params as { agentId: string; kbId: string }
      const { item, content } = await readFile(deps, request.account.id, agentId, kbId)
      const subject = { id: item.id, name: item.title }
      await record(deps.db, request.actor, { action: 'knowledge.download', subject })
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': 'inline',
          // Whatever a stranger wrote into it, a browser treats it as a PDF alone.
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, no-store',
        })
        .send(content)
    },
  })
}
