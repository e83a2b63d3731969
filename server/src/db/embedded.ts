import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { breathe } from '../lib/breathe.ts'
import { type Database, migrationsFolder, type OpenDatabase } from './client.ts'
import { lockFolder } from './folder-lock.ts'
import { fillNewFolder } from './new-folder.ts'
import { startPglite } from './pglite.ts'
import { preparing } from './prepared.ts'

/**
 * Opens the PGlite of a folder, for this process alone: a second one would write over what the first has in memory.
 * @throws FolderInUse
 */
export async function openEmbedded(folder: string): Promise<OpenDatabase> {
  mkdirSync(dirname(folder), { recursive: true })
  const unlock = lockFolder(folder)
  try {
    await fillNewFolder(folder)
    const opened = await wrapPglite(await startPglite({ dataDir: folder }), migrationsFolder)
    return { ...opened, close: () => opened.close().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

/** For tests too, which restore a PGlite from a dump instead of starting one. */
export async function wrapPglite(
  pglite: PGlite,
  migrations: string | null = null,
): Promise<OpenDatabase> {
  breathing(pglite)
  const db = drizzle(pglite, { casing: 'snake_case' })
  if (migrations) await migrate(db, { migrationsFolder: migrations })
  return {
    db: db as unknown as Database,
    kind: 'embedded',
    query: preparing(pglite),
    connect: null,
    close: () => pglite.close(),
  }
}

/** Between statements, and between transactions, the event loop turns: whoever asks for many holds nobody else up. */
function breathing(pglite: PGlite): void {
  const exclusively = pglite._runExclusiveTransaction.bind(pglite)
  pglite._runExclusiveTransaction = (work) =>
    exclusively(async () => {
      await breathe()
      return work()
    })
}
