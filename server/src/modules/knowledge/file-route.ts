import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type DocumentFormat, knowledge } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { inputSchema, refuseMalformedIds } from '../../http/contract.ts'
import { record } from '../audit/record.ts'
import { readFile } from './service.ts'

const AS_PDF = { 'content-type': 'application/pdf', 'content-disposition': 'inline' }

/** Headers that make a browser save the document instead of opening it. */
const asDownload = (title: string, format: DocumentFormat) => ({
  'content-type': 'application/octet-stream',
  'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${title}.${format}`)}`,
})

/** Serves the uploaded document, which the dashboard shows beside what was read from it. */
export async function fileRoute(app: FastifyInstance, deps: Deps) {
  app.route({
    method: knowledge.file.method,
    url: knowledge.file.path,
    schema: inputSchema(knowledge.file),
    handler: async (request: FastifyRequest, reply) => {
      refuseMalformedIds(request)
      // The cast is safe: the schema of the contract has checked it.
      const { agentId, kbId } = request.params as { agentId: string; kbId: string }
      const { item, content, format } = await readFile(deps, request.account.id, agentId, kbId)
      const subject = { id: item.id, name: item.title }
      await record(deps.db, request.actor, { action: 'knowledge.download', subject })
      return reply
        .headers({
          ...(format ? asDownload(item.title, format) : AS_PDF),
          // Keeps browsers from guessing another type from the content, which a stranger may have written.
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, no-store',
        })
        .send(content)
    },
  })
}
