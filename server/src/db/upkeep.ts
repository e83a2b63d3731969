import type { DatabaseDriver } from './client.ts'

const MAX_LOG_BYTES = 64 * 1024 * 1024
const GROWN = `
  select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) > ${MAX_LOG_BYTES} as grown from pg_control_checkpoint()`
/**
 * Tables that need a vacuum, by the default rule of autovacuum: more than a fifth of the table and fifty rows have changed. None while the
 * disk is too full to write.
 */
const WORN = `
  select format('%I.%I', s.schemaname, s.relname) as name from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where greatest(s.n_dead_tup, s.n_mod_since_analyze) > 50 + 0.2 * greatest(c.reltuples, 0)
    and current_setting('default_transaction_read_only') = 'off'`

/** Frees the space of deleted rows, and updates the planner's statistics. */
export async function vacuumWorn(database: DatabaseDriver): Promise<void> {
  const { rows } = await database.query(WORN)
  // One table at a time, so that others can use the only connection in between.
  for (const { name } of rows) await database.query(`vacuum (analyze) ${String(name)}`)
}

/** Writes a checkpoint once the write-ahead log is long enough, so that it can be shortened. */
export async function shortenLog(database: DatabaseDriver): Promise<void> {
  const { rows } = await database.query(GROWN)
  if (rows[0]!['grown']) await database.query('checkpoint')
}

/** Moves the words of new messages from the pending list into the index. @returns how many pages of the list were emptied. */
export const emptyWordList = (database: DatabaseDriver) =>
  database.query(`select gin_clean_pending_list('messages_words')::int as pages`)
