import type { LeadDetail } from 'shared-types'
import type { DatabaseDriver } from '../../db/client.ts'

const LINES = 200

/** Stores a visitor's answers. Times are cut to milliseconds, because the export continues after the last one it has read. */
export const saveLead = (database: DatabaseDriver, conversationId: string, details: LeadDetail[]) =>
  database.query(
    `update customers set lead = $2::jsonb, lead_at = date_trunc('milliseconds', now())
     where id = (select customer_id from conversations where id = $1)`,
    [conversationId, JSON.stringify(details)],
  )

export type Lead = {
  id: string
  lead_at: Date
  name: string | null
  email: string | null
  lead: LeadDetail[]
  agent_name: string | null
  page_url: string | null
}

const READ = `
select cu.id, cu.lead_at, cu.name, cu.email, coalesce(cu.lead, '[]') as lead, first.agent_name, first.page_url
from customers cu left join lateral (
  select a.name as agent_name, c.page_url from conversations c join agents a on a.id = c.agent_id
  where c.customer_id = cu.id order by c.created_at limit 1
) first on true
where cu.user_id = $1 and cu.lead_at is not null and (cu.lead_at, cu.id) > ($2::timestamptz, $3::uuid)
order by cu.lead_at, cu.id limit ${LINES}`

const FIRST = '00000000-0000-0000-0000-000000000000'

/** Everybody who left an address or filled in a form, oldest first. */
export async function* readLeads(database: DatabaseDriver, userId: string): AsyncGenerator<Lead[]> {
  let after: [Date, string] = [new Date(0), FIRST]
  for (;;) {
    const { rows } = await database.query(READ, [userId, ...after])
    const found = rows as Lead[]
    yield found
    if (found.length < LINES) return
    const last = found.at(-1)!
    after = [last.lead_at, last.id]
  }
}
