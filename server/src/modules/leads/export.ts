import type { LeadFieldKind } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { type Columns, type CsvFile, csvTime } from '../../http/csv.ts'
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

/** The leads, oldest first. */
export const leadsFile = (deps: Deps, userId: string): CsvFile<Lead> => ({
  name: `leads-${csvTime(deps.now()).slice(0, 10)}.csv`,
  columns: COLUMNS,
  slices: leadsOf(deps, userId),
})
