import { createHmac } from 'node:crypto'
import type { DatabaseDriver } from '../db/client.ts'

export type Use = { key: string; points: number; windowMs: number }
export type Used = { points: number; endsInMs: number }

/** Uses the clock of the database, as those of the nodes may differ. */
const SETTLE = `
with present as (select (extract(epoch from clock_timestamp()) * 1000)::bigint as ms)
insert into rate_limits as known (key, points, expire)
select used.key, used.points, present.ms + used.window_ms
from unnest($1::text[], $2::int[], $3::bigint[]) as used (key, points, window_ms), present
order by used.key
on conflict (key) do update set
  points = case when known.expire <= (select ms from present) then excluded.points
    else least(known.points::bigint + excluded.points, 1000000000)::int end,
  expire = case when known.expire <= (select ms from present) then excluded.expire else known.expire end
returning key, points, (expire - (select ms from present))::float8 as ends_in`

/**
 * Adds the uses that this node counted to the total of all nodes.
 * @param secret hashes the keys, so that no IP address is stored in the database.
 * @returns for each use, in the same order, the new total
 */
export async function settleUses(
  database: DatabaseDriver,
  secret: string,
  uses: Use[],
): Promise<Used[]> {
  const keys = uses.map(({ key }) => createHmac('sha256', secret).update(key).digest('base64url'))
  const { rows } = await database.query(SETTLE, [
    keys,
    uses.map(({ points }) => points),
    uses.map(({ windowMs }) => windowMs),
  ])
  const byKey = new Map(rows.map((row) => [row['key'], row]))
  return keys.map((key) => {
    const row = byKey.get(key)!
    return { points: row['points'] as number, endsInMs: row['ends_in'] as number }
  })
}

/** Deletes expired counters, a limited number at a time, because other nodes write to the table too. */
export const dropOldUses = (database: DatabaseDriver) =>
  database.query(
    `delete from rate_limits where key in (
       select key from rate_limits where expire < (extract(epoch from clock_timestamp()) * 1000)::bigint
       limit 10000 for update skip locked
     )`,
  )
