import type { Deps } from '../deps.ts'
import { startLoop, type Stop } from '../lib/loop.ts'

const EVERY_MS = 60 * 60_000
/** As autovacuum does by default: a fifth of the table and fifty rows more. Not while there is no room to write what is changed. */
const WORN = `
  select format('%I.%I', s.schemaname, s.relname) as name from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where greatest(s.n_dead_tup, s.n_mod_since_analyze) > 50 + 0.2 * greatest(c.reltuples, 0)
    and current_setting('default_transaction_read_only') = 'off'`

/** Does for the embedded database what PostgreSQL's autovacuum does by itself. @returns ends it. */
export function startVacuuming(deps: Deps): Stop {
  if (deps.database.kind !== 'embedded') return async () => {}
  return startLoop(() => vacuum(deps), {
    everyMs: EVERY_MS,
    log: deps.log,
    failed: 'the database could not be vacuumed',
    atOnce: false,
  }).stop
}

/** Gives back the room of rows that are gone, and tells the planner what the tables hold. */
export async function vacuum({ database }: Deps): Promise<void> {
  const { rows } = await database.query(WORN)
  // One by one: whoever waits for the only connection gets it in between.
  for (const { name } of rows) await database.query(`vacuum (analyze) ${String(name)}`)
}
