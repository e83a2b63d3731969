import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type pg from 'pg'

/** Every query of the product: the same on PGlite and on PostgreSQL, in a transaction or outside one. */
export type Database = PgDatabase<PgQueryResultHKT>

export type Rows = { rows: Record<string, unknown>[] }

/** What the queries run on, and what only it can do: statements outside Drizzle, notifications between nodes, the end. */
export type DatabaseDriver = {
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
