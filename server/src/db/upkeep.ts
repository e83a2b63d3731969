import type { DatabaseDriver } from './client.ts'

const MOST_LOG_BYTES = 64 * 1024 * 1024
const GROWN = `
  select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) > ${MOST_LOG_BYTES} as grown from pg_control_checkpoint()`
/** As autovacuum does by default: a fifth of the table and fifty rows more. Not while there is no room to write what is changed. */
const WORN = `
  select format('%I.%I', s.schemaname, s.relname) as name from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where greatest(s.n_dead_tup, s.n_mod_since_analyze) > 50 + 0.2 * greatest(c.reltuples, 0)
    and current_setting('default_transaction_read_only') = 'off'`

/** Gives back the room of rows that are gone, and tells the planner what the tables hold. */
export async function vacuumWorn(database: DatabaseDriver): Promise<void> {
  const { rows } = await database.query(WORN)
  // One by one: whoever waits for the only connection gets it in between.
  for (const { name } of rows) await database.query(`vacuum (analyze) ${String(name)}`)
}

/** Writes what the log holds to where it belongs, once there is enough of it. */
export async function shortenLog(database: DatabaseDriver): Promise<void> {
  const { rows } = await database.query(GROWN)
  if (rows[0]!['grown']) await database.query('checkpoint')
}

/** Puts the words of new messages, which wait in a list, into their index. @returns how many pages of the list it emptied. */
export const emptyWordList = (database: DatabaseDriver) =>
  database.query(`select gin_clean_pending_list('messages_words')::int as pages`)
