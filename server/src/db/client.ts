import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type pg from 'pg'

/** Drizzle on PGlite or on PostgreSQL, within a transaction or outside one: all queries of the product use it. */
export type Database = PgDatabase<PgQueryResultHKT>

export type Rows = { rows: Record<string, unknown>[] }

/**
 * The connection behind the queries, and what only it can do: statements outside Drizzle, notifications between nodes, closing.
 */
export type DatabaseDriver = {
  db: Database
  kind: 'embedded' | 'postgres'
  /** One statement with `$1` parameters, outside Drizzle. */
  query(text: string, values?: unknown[]): Promise<Rows>
  /** For background work: resolves when nobody is waiting for the embedded database, or after a short while in any case. */
  whenIdle(): Promise<void>
  /** Opens a separate connection for LISTEN; null on the embedded database, which has a single node. */
  connect: (() => Promise<pg.Client>) | null
  close(): Promise<void>
}

// `drizzle/` is beside both `src/` and `dist/`.
export const migrationsFolder = join(
  // oxlint-disable-next-line words/no-patterns -- folders of this product
  dirname(fileURLToPath(import.meta.url)).replace(/(server)[\\/](src[\\/]db|dist)$/, '$1'),
  'drizzle',
)
