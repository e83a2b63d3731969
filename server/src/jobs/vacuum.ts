import type { Deps } from '../deps.ts'

const EVERY_MS = 60 * 60_000
/** As autovacuum does by default: a fifth of the table and fifty rows more. */
const WORN = `
  select format('%I.%I', s.schemaname, s.relname) as name from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where greatest(s.n_dead_tup, s.n_mod_since_analyze) > 50 + 0.2 * greatest(c.reltuples, 0)`

/** Does for the embedded database what PostgreSQL's autovacuum does by itself. @returns ends it. */
export function startVacuuming(deps: Deps): () => Promise<void> {
  if (deps.database.kind !== 'embedded') return async () => {}
  let working = Promise.resolve()
  const timer = setInterval(() => (working = vacuum(deps)), EVERY_MS)
  return async () => {
    clearInterval(timer)
    await working
  }
}

/** Gives back the room of rows that are gone, and tells the planner what the tables hold. Never throws. */
export async function vacuum({ database, log }: Deps): Promise<void> {
  try {
    const { rows } = await database.query(WORN)
    // One by one: whoever waits for the only connection gets it in between.
    for (const { name } of rows) await database.query(`vacuum (analyze) ${String(name)}`)
  } catch (error) {
    log.warn({ err: error }, 'the database could not be vacuumed')
  }
}
