import { dirname } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { makeFolder } from '../lib/make-folder.ts'
import { yieldToEventLoop } from '../lib/yield-to-event-loop.ts'
import { priorityGate } from '../lib/priority-gate.ts'
import { type Database, migrationsFolder, type DatabaseDriver } from './client.ts'
import { lockFolder } from './folder-lock.ts'
import { holding } from './held-time.ts'
import { fillNewFolder } from './new-folder.ts'
import { startPglite } from './pglite.ts'
import { preparing } from './prepared.ts'
import { hasRoom, readOnlyWithoutRoom, requireRoom } from './room.ts'

/** The longest time that background work waits for others. */
const LONGEST_WAIT_MS = 50

/**
 * Opens the PGlite of a folder for this process only: a second process would overwrite what the first holds in memory.
 * @throws FolderInUse, NoRoom
 */
export async function openEmbedded(folder: string): Promise<DatabaseDriver> {
  makeFolder(dirname(folder))
  const unlock = lockFolder(folder)
  try {
    requireRoom(dirname(folder))
    await fillNewFolder(folder)
    const pglite = await startPglite({ dataDir: folder })
    const opened = await wrapPglite(pglite, migrationsFolder, () => hasRoom(folder))
    return { ...opened, close: () => opened.close().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

/**
 * Makes a driver of a PGlite; also for tests, which restore one from a dump.
 * @param isRoom whether the disk has room; checked before each transaction
 */
export async function wrapPglite(
  pglite: PGlite,
  migrations: string | null = null,
  isRoom = () => true,
): Promise<DatabaseDriver> {
  const whenIdle = yielding(pglite, readOnlyWithoutRoom(pglite, isRoom))
  const db = drizzle(pglite, { casing: 'snake_case' })
  if (migrations) await migrate(db, { migrationsFolder: migrations })
  return {
    db: db as unknown as Database,
    kind: 'embedded',
    query: preparing(pglite),
    whenIdle,
    connect: null,
    close: () => pglite.close(),
  }
}

/**
 * Lets the event loop run between statements and between transactions, so that many of them do not block other work.
 * @returns a function that waits until nobody needs the database, or for a short while at most
 */
function yielding(pglite: PGlite, look: () => Promise<void>): () => Promise<void> {
  const exclusively = pglite._runExclusiveTransaction.bind(pglite)
  const { first, whenIdle } = priorityGate(LONGEST_WAIT_MS)
  pglite._runExclusiveTransaction = (work) =>
    first(() =>
      exclusively(async () => {
        await yieldToEventLoop()
        await look()
        return holding(work)
      }),
    )
  return whenIdle
}
