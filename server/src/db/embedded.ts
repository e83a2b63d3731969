import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
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
