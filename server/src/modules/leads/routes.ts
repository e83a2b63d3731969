import type { FastifyInstance } from 'fastify'
import { leads } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { inputSchema } from '../../http/contract.ts'
import { sendCsv } from '../../http/csv.ts'
import { record } from '../audit/record.ts'
import { leadsFile } from './export.ts'

/** Serves the leads as a file with one line for each visitor. */
export async function leadRoutes(app: FastifyInstance, deps: Deps) {
  const { path } = leads.exported
  app.get(path, { schema: inputSchema(leads.exported) }, (request, reply) => {
    const { account, actor } = request
    return sendCsv(deps, request, reply, leadsFile(deps, account.id), () =>
      record(deps.db, actor, { action: 'lead.export' }),
    )
  })
}
