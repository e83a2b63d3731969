import type { Deps } from '../deps.ts'
import { startLoop, type Stop } from '../lib/loop.ts'

const EVERY_MS = 60_000
const MOST_LOG_BYTES = 64 * 1024 * 1024
const GROWN = `
  select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) > ${MOST_LOG_BYTES} as grown from pg_control_checkpoint()`

/**
 * Does for the embedded database what PostgreSQL's checkpointer does by itself: without it the log grows for as long as the server runs,
 * and all of it is replayed after a kill. @returns ends it.
 */
export function startCheckpoints(deps: Deps): Stop {
  if (deps.database.kind !== 'embedded') return async () => {}
  return startLoop(() => checkpoint(deps), {
    everyMs: EVERY_MS,
    log: deps.log,
    failed: 'the log of the database could not be shortened',
    atOnce: false,
  }).stop
}

/** Writes what the log holds to where it belongs, once there is enough of it. */
export async function checkpoint({ database }: Pick<Deps, 'database'>): Promise<void> {
  const { rows } = await database.query(GROWN)
  if (rows[0]!['grown']) await database.query('checkpoint')
}
