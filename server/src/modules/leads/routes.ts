import type { FastifyInstance } from 'fastify'
import { type LeadFieldKind, leads } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { inputSchema } from '../../http/contract.ts'
import { type Columns, csvTime, sendCsv } from '../../http/csv.ts'
import { record } from '../audit/record.ts'
import { type Lead, leadsOf } from './service.ts'

const COLUMNS: Columns<Lead> = {
  'Time (UTC)': ({ lead_at }) => csvTime(lead_at),
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Phone: (lead) => valueOf(lead, 'phone'),
  Company: (lead) => valueOf(lead, 'company'),
  // Each agent's form has its own questions, so they are exported together with the answers.
  Other: ({ lead }) =>
    lead
      .filter(({ kind }) => kind === 'text')
      .map(({ label, value }) => `${label}: ${value}`)
      .join('\n'),
  Agent: ({ agent_name }) => agent_name,
  Page: ({ page_url }) => page_url,
}

const valueOf = ({ lead }: Lead, kind: LeadFieldKind) =>
  lead
    .filter((detail) => detail.kind === kind)
    .map(({ value }) => value)
    .join(', ')

/** Serves the leads as a file with one line for each visitor. */
export async function leadRoutes(app: FastifyInstance, deps: Deps) {
  const { path } = leads.exported
  app.get(path, { schema: inputSchema(leads.exported) }, (request, reply) => {
    const { account, actor } = request
    const file = {
      name: `leads-${csvTime(deps.now()).slice(0, 10)}.csv`,
      columns: COLUMNS,
      slices: leadsOf(deps, account.id),
    }
    return sendCsv(deps, request, reply, file, () =>
      record(deps.db, actor, { action: 'lead.export' }),
    )
  })
}
