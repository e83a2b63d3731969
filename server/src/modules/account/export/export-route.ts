import type { FastifyInstance } from 'fastify'
import { account } from 'shared-types'
import type { Deps } from '../../../deps.ts'
import { inputSchema } from '../../../http/contract.ts'
import { sendFile, takeExportPlace } from '../../../http/export.ts'
import { zipStream } from '../../../lib/zip-stream.ts'
import { record } from '../../audit/record.ts'
import { archiveOf } from './archive.ts'

/** Serves everything of the account as one archive, made while it is downloaded. */
export function exportRoute(app: FastifyInstance, deps: Deps): void {
  app.get(
    account.exported.path,
    { schema: inputSchema(account.exported) },
    async (request, reply) => {
      const { id } = request.account
      takeExportPlace(deps, request, reply, { limit: 'exports', key: `everything ${id}`, most: 1 })
      await record(deps.db, request.actor, { action: 'account.export' })
      const now = deps.now()
      const content = zipStream(archiveOf(deps, id), now)
      content.once('error', (error) =>
        deps.log.error(
          { err: error, userId: id },
          'an export broke off, and its file is incomplete',
        ),
      )
      // The answer may be over before the archive is: a request for the headers alone, or one that was given up.
      reply.raw.once('close', () => content.destroy())
      const name = `nexus-export-${now.toISOString().slice(0, 10)}.zip`
      return sendFile(reply, { name, type: 'application/zip', content })
    },
  )
}
