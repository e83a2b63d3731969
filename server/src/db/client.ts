import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { vector } from '@electric-sql/pglite-pgvector'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { preparing, statementNames } from './prepared.ts'

/** What the migrations create; a PostgreSQL has them installed. */
export const EXTENSIONS = { vector, btree_gin }

/** Every query of the product: the same on PGlite and on PostgreSQL, in a transaction or outside one. */
export type Database = PgDatabase<PgQueryResultHKT>

export type Rows = { rows: Record<string, unknown>[] }

/** A database and what only its owner needs: raw statements for the queue, notifications between nodes, the end. */
export type OpenDatabase = {
  db: Database
  kind: 'embedded' | 'postgres'
  /** One statement with `$1` parameters, outside Drizzle. */
  query(text: string, values?: unknown[]): Promise<Rows>
  /** A connection of its own for LISTEN; null on the embedded database, where there is one node only. */
  connect: (() => Promise<pg.Client>) | null
  close(): Promise<void>
}

// `drizzle/` stands beside both `src/` and `dist/`.
export const migrationsFolder = join(
  dirname(fileURLToPath(import.meta.url)).replace(/(server)[\\/](src[\\/]db|dist)$/, '$1'),
  'drizzle',
)

/** Opens PostgreSQL at `url`, or the embedded PGlite below `dataDir`, with every migration applied. */
export const openDatabase = (url: string | null, dataDir: string): Promise<OpenDatabase> =>
  url ? openPostgres(url) : openEmbedded(join(dataDir, 'database'))

async function openPostgres(connectionString: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString, max: 20 })
  const db = drizzlePg(pool, { casing: 'snake_case' })
  const nameOf = statementNames()
  await withMigrationLock(pool, () => migratePg(db, { migrationsFolder }))
  return {
    db: db as unknown as Database,
    kind: 'postgres',
    query: (text, values) => pool.query({ name: nameOf(text), text, values }),
    connect: async () => {
      const client = new pg.Client({ connectionString })
      await client.connect()
      return client
    },
    close: () => pool.end(),
  }
}

/** Nodes that start together migrate one after the other. */
async function withMigrationLock(pool: pg.Pool, work: () => Promise<void>) {
  const lock = await pool.connect()
  try {
    await lock.query('select pg_advisory_lock(48151623)')
    await work()
  } finally {
    await lock.query('select pg_advisory_unlock(48151623)')
    lock.release()
  }
}

async function openEmbedded(folder: string): Promise<OpenDatabase> {
  mkdirSync(folder, { recursive: true })
  return wrapPglite(await PGlite.create(folder, { extensions: EXTENSIONS }), migrationsFolder)
}

/** For tests too, which restore a PGlite from a dump instead of starting one. */
export async function wrapPglite(
  pglite: PGlite,
  migrations: string | null = null,
): Promise<OpenDatabase> {
  // All of it lies in memory: an index costs no seek.
  await pglite.exec('set random_page_cost = 1.1')
  const db = drizzlePglite(pglite, { casing: 'snake_case' })
  if (migrations) await migratePglite(db, { migrationsFolder: migrations })
  return {
    db: db as unknown as Database,
    kind: 'embedded',
    query: preparing(pglite),
    connect: null,
    close: () => pglite.close(),
  }
}
