import { statfsSync } from 'node:fs'
import { type PGlite, protocol } from '@electric-sql/pglite'

/**
 * Least free space in bytes. A PostgreSQL that cannot extend its log, by 16 MB at a time, stops for good, so we refuse writes
 * before that.
 */
const MIN_FREE_BYTES = 64 * 1024 * 1024

/** The disk is full. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom'
}

/** Whether a folder's disk has room for whatever one statement writes. */
export function hasRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize >= MIN_FREE_BYTES
}

/**
 * Checks that the disk has room.
 * @throws NoRoom with a sentence for the operator.
 */
export function requireRoom(folder: string): void {
  if (hasRoom(folder)) return
  throw new NoRoom(
    `The disk of ${folder} is full: fewer than ${MIN_FREE_BYTES / 1024 ** 2} MB are left. Make room on it, then start again.`,
  )
}

/**
 * Makes an embedded database read-only while its disk has no room: writes fail as on a standby, and work again by themselves afterwards.
 * @returns a function that checks before each transaction.
 */
export function readOnlyWithoutRoom(pglite: PGlite, isThere: () => boolean): () => Promise<void> {
  let isReadOnly = false
  return async () => {
    const mustBeReadOnly = !isThere()
    if (mustBeReadOnly === isReadOnly) return
    const statement = `set default_transaction_read_only = ${mustBeReadOnly}`
    await pglite.runExclusive(() => pglite.execProtocolStream(protocol.serialize.query(statement)))
    isReadOnly = mustBeReadOnly
  }
}
