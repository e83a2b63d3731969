import { and, eq, getTableColumns, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable, PgUpdateSetSource, SelectedFieldsFlat } from 'drizzle-orm/pg-core'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'
import type { Database } from './client.ts'
import { fromNow } from './clock.ts'

/** Which rows are to be worked on, and how they are claimed. */
export type Claim<T extends PgTable> = {
  table: T
  /** Names of the key columns. */
  key: readonly (keyof T['_']['columns'] & string)[]
  /** Name of the column with the end of the lease. */
  until: keyof T['_']['columns'] & string
  /** Length of the lease in ms: longer than the work may take, because a worker that is silent for longer counts as dead. */
  lease: number | SQL
  /** Condition for rows that need work, whoever holds them. */
  where: SQL | undefined
  /** Further data for choosing rows, one row for each. */
  join?: { rows: SQL; on: SQL }
  /** Order in which rows are claimed. */
  orderBy: (PgColumn | SQL)[]
  most?: number
  /** Columns to set with the claim, such as a count of attempts. */
  set?: PgUpdateSetSource<T>
}

/**
 * Claims rows that need work and that no worker holds. Until the lease ends, no other worker gets them. A write under a lease has
 * to check the lease in its condition.
 */
export async function claim<T extends PgTable, F extends SelectedFieldsFlat>(
  db: Database,
  { table, key, until, lease, where, join, orderBy, most = 1, set }: Claim<T>,
  returning: F,
): Promise<SelectResultFields<F>[]> {
  const columns: Record<string, PgColumn> = getTableColumns(table)
  const keys = Object.fromEntries(key.map((name) => [name, columns[name]!]))
  // A separate `with` query that locks: a subquery might run again for each row and claim more than its limit.
  const candidates = db.select(keys).from(table as PgTable)
  const due = db.$with('due').as(
    (join ? candidates.innerJoin(join.rows, join.on) : candidates)
      .where(and(isFree(columns[until]!), where))
      .orderBy(...orderBy)
      .limit(most)
      .for('update', { of: table as PgTable, skipLocked: true }),
  )
  const change = { ...set, [until]: typeof lease === 'number' ? fromNow(lease) : lease }
  const rows = await db
    .with(due)
    .update(table as PgTable)
    .set(change)
    .from(due)
    .where(and(...key.map((name) => eq(columns[name]!, due[name]!))))
    .returning(returning)
  return rows as SelectResultFields<F>[]
}

/** Condition: no worker holds the row, or its lease has ended. */
export const isFree = (until: PgColumn): SQL => or(isNull(until), lte(until, sql`now()`))!

/** Ends all leases when the only process starts: they belong to a process that died. */
export async function freeLeases<T extends PgTable>(
  db: Database,
  table: T,
  until: keyof T['_']['columns'] & string,
): Promise<void> {
  const columns: Record<string, PgColumn> = getTableColumns(table)
  await db
    .update(table as PgTable)
    .set({ [until]: sql`now()` })
    .where(gt(columns[until]!, sql`now()`))
}
