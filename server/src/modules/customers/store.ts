import type { ApiCustomer } from 'shared-types'
import type { DatabaseDriver } from '../../db/client.ts'
import { rowsBehind } from '../../db/keyset.ts'
import type { Place } from '../../lib/cursor.ts'

const COLUMNS = `
select c.id, c.name, c.email, c.city, c.state, c.country_code as country, known.subject as verified_id, c.first_seen_at`
const KNOWN = 'left join identities known on known.customer_id = c.id'

const PAGE = `
with page as (${rowsBehind({ table: 'customers', moment: 'first_seen_at' })})
${COLUMNS}, page.place from page join customers c on c.id = page.id ${KNOWN} order by page.at desc, page.id desc`
const ONE = `${COLUMNS} from customers c ${KNOWN} where c.id = $1 and c.user_id = $2`

type Row = Omit<ApiCustomer, 'first_seen_at'> & { first_seen_at: Date; place: string }

/** Newest first. */
export async function listBehind(
  database: DatabaseDriver,
  userId: string,
  place: Place | null,
  limit: number,
): Promise<(ApiCustomer & { place: string })[]> {
  const { rows } = await database.query(PAGE, [userId, place?.at ?? null, place?.id ?? null, limit])
  return (rows as Row[]).map((row) => ({ ...toCustomer(row), place: row.place }))
}

/** @returns undefined for a customer of another account. */
export async function findCustomer(
  database: DatabaseDriver,
  userId: string,
  id: string,
): Promise<ApiCustomer | undefined> {
  const { rows } = await database.query(ONE, [id, userId])
  return rows[0] && toCustomer(rows[0] as Row)
}

const toCustomer = ({ first_seen_at, ...row }: Row): ApiCustomer => ({
  ...row,
  first_seen_at: first_seen_at.toISOString(),
})
