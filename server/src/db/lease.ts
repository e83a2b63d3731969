import { and, eq, getTableColumns, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable, PgUpdateSetSource, SelectedFieldsFlat } from 'drizzle-orm/pg-core'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'
import type { Database } from './client.ts'
import { fromNow } from './clock.ts'

/** Which rows are work, and how they are taken. */
export type Claim<T extends PgTable> = {
  table: T
  /** Names of the columns that tell rows apart. */
  key: readonly (keyof T['_']['columns'] & string)[]
  /** Name of the column that says until when somebody has a row. */
  until: keyof T['_']['columns'] & string
  /** For how long: longer than the work may take, because whoever is silent for longer is believed dead. */
  lease: number | SQL
  /** What is to be done at all, whoever has it. */
  where: SQL | undefined
  /** What else has to be known to choose, in one row for each. */
  join?: { rows: SQL; on: SQL }
  /** What comes first. */
  orderBy: (PgColumn | SQL)[]
  most?: number
  /** What else is noted with the claim, such as one more attempt. */
  set?: PgUpdateSetSource<T>
}

/**
 * Takes rows that are to be worked on and that nobody has, each for one worker: until the lease runs out, nobody else is given them.
 * Whoever writes under a lease says so in the condition of the write.
 */
export async function claim<T extends PgTable, F extends SelectedFieldsFlat>(
  db: Database,
  { table, key, until, lease, where, join, orderBy, most = 1, set }: Claim<T>,
  returning: F,
): Promise<SelectResultFields<F>[]> {
  const columns: Record<string, PgColumn> = getTableColumns(table)
  const keys = Object.fromEntries(key.map((name) => [name, columns[name]!]))
  // Named apart and locked there: a subquery might be run anew for each row, and take more than it says.
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

/** Nobody has it, or not any more. */
export const isFree = (until: PgColumn): SQL => or(isNull(until), lte(until, sql`now()`))!

/** For the start of the only process there is: whatever is leased belongs to a dead one. */
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
