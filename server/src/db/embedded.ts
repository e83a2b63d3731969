import { mkdirSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { vector } from '@electric-sql/pglite-pgvector'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { type Database, migrationsFolder, type OpenDatabase } from './client.ts'
import { lockFolder } from './folder-lock.ts'
import { preparing } from './prepared.ts'

/** What the migrations create; a PostgreSQL has them installed. */
export const EXTENSIONS = { vector, btree_gin }

/**
 * Opens the PGlite of a folder, for this process alone: a second one would write over what the first has in memory.
 * @throws FolderInUse
 */
export async function openEmbedded(folder: string): Promise<OpenDatabase> {
  mkdirSync(folder, { recursive: true })
  const unlock = lockFolder(folder)
  try {
    const pglite = await PGlite.create(folder, { extensions: EXTENSIONS })
    const opened = await wrapPglite(pglite, migrationsFolder)
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
  // All of it lies in memory: an index costs no seek.
  await pglite.exec('set random_page_cost = 1.1')
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
