import type { ApiLead, LeadDetail } from 'shared-types'
import type { DatabaseDriver } from '../../db/client.ts'
import { rowsBehind } from '../../db/keyset.ts'
import type { Place } from '../../lib/cursor.ts'

const PAGE = `
with page as (${rowsBehind({ table: 'customers', moment: 'lead_at' })})
select c.id, c.name, c.email, c.lead, c.lead_at, page.place
from page join customers c on c.id = page.id order by page.at desc, page.id desc`

type Row = {
  id: string
  name: string | null
  email: string | null
  lead: LeadDetail[] | null
  lead_at: Date
  place: string
}

/** Customers who left an address or filled in a form, newest first. */
export async function listBehind(
  database: DatabaseDriver,
  userId: string,
  place: Place | null,
  limit: number,
): Promise<(ApiLead & { id: string; place: string })[]> {
  const { rows } = await database.query(PAGE, [userId, place?.at ?? null, place?.id ?? null, limit])
  return (rows as Row[]).map(({ id, name, email, lead, lead_at, place: at }) => ({
    id,
    place: at,
    customer_id: id,
    name,
    email,
    answers: lead ?? [],
    created_at: lead_at.toISOString(),
  }))
}
