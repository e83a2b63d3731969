import type { DatabaseDriver } from '../../db/client.ts'

/** Sites kept for each agent; older ones are dropped. */
const MAX = 20

const KEEP = `
with noted as (
  insert into foreign_sites (user_id, agent_id, origin) select user_id, id, $2 from agents where id = $1
  on conflict (agent_id, origin) do update set last_at = now()
)
delete from foreign_sites where agent_id = $1 and origin <> $2 and origin not in (
  select origin from foreign_sites where agent_id = $1 and origin <> $2 order by last_at desc limit ${MAX - 1}
)`

export const keepForeignSite = (database: DatabaseDriver, agentId: string, origin: string) =>
  database.query(KEEP, [agentId, origin])

/** Newest first. */
export async function listForeignSites(
  database: DatabaseDriver,
  userId: string,
  agentId: string,
): Promise<{ origin: string; lastAt: Date }[]> {
  const { rows } = await database.query(
    'select origin, last_at as "lastAt" from foreign_sites where agent_id = $1 and user_id = $2 order by last_at desc',
    [agentId, userId],
  )
  return rows as { origin: string; lastAt: Date }[]
}
