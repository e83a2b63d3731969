import { randomUUID } from 'node:crypto'
import { and, eq, getTableColumns, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable, PgUpdateSetSource, SelectedFieldsFlat } from 'drizzle-orm/pg-core'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'
import type { Database } from './client.ts'
import { fromNow } from './clock.ts'

/**
 * Accounts take turns in a queue: first the one with the fewest rows in progress, and of its rows the first in the order of the claim.
 * Postponed rows count as in progress where the end of the lease is also when they are due.
 */
export type Turns = {
  /** The account of a row, or what stands for it. */
  of: PgColumn | SQL
  /**
   * When an account last had a turn; of those with equally many rows in progress, the one for which that is longest ago is first. Without
   * it lots are drawn among them, because by age the longest queue would always win.
   */
  last?: (account: SQL) => SQL
  /** Most rows of an account in progress at a time, on all nodes; no limit without it. */
  most?: number
}

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
  /** Order in which rows are claimed; with `turns` without directions. */
  orderBy: (PgColumn | SQL)[]
  /** For queues that accounts share; instead of `join`. */
  turns?: Turns
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
  wanted: Claim<T>,
  returning: F,
): Promise<SelectResultFields<F>[]> {
  const { table, key, until, lease, set } = wanted
  const columns: Record<string, PgColumn> = getTableColumns(table)
  const keys = Object.fromEntries(key.map((name) => [name, columns[name]!]))
  // A separate `with` query that locks: a subquery might run again for each row and claim more than its limit.
  const due = db
    .$with('due')
    .as(wanted.turns ? inTurn(db, wanted, wanted.turns, keys) : inOrder(db, wanted, keys))
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

/** Rows looked at beyond those to be claimed, because other nodes may be claiming some at this moment. */
const SPARE = 32

type Keys = Record<string, PgColumn>

/** The first rows that need work and that nobody holds. */
function inOrder<T extends PgTable>(
  db: Database,
  { table, until, where, join, orderBy, most = 1 }: Claim<T>,
  keys: Keys,
) {
  const columns: Record<string, PgColumn> = getTableColumns(table)
  const candidates = db.select(keys).from(table as PgTable)
  return (join ? candidates.innerJoin(join.rows, join.on) : candidates)
    .where(and(isFree(columns[until]!), where))
    .orderBy(...orderBy)
    .limit(most)
    .for('update', { of: table as PgTable, skipLocked: true })
}

/**
 * The first rows when accounts take turns: each row has its place in the queue of its account, where rows in progress come first. The
 * places are materialized, because a plan made for a short queue would compute them again for each row of a long one. Rows are looked up
 * and locked one after another, until there are enough; a join would rather read the whole queue once more for each of them.
 */
function inTurn<T extends PgTable>(
  db: Database,
  { table, key, until, where, orderBy, most = 1 }: Claim<T>,
  turns: Turns,
  keyColumns: Keys,
) {
  const columns: Record<string, PgColumn> = getTableColumns(table)
  const listed = (all: SQL[]) => sql.join(all, sql`, `)
  const keys = key.map((name) => sql`${columns[name]!} as ${sql.identifier(name)}`)
  const order = orderBy.map((_, at) => sql.identifier(`order_${at}`))
  const ordered = orderBy.map((by, at) => sql`${by} as ${order[at]!}`)
  const within = listed(order.map((by) => sql`${by}`))
  const account = sql`account`
  const next = turns.last ? turns.last(account) : sql`md5(${account} || ${randomUUID()}::text)`
  const limits = turns.most ? sql`and place <= ${turns.most}` : sql``
  const rows = sql`(
    with waiting as materialized (
      select ${listed([...keys, ...ordered])}, ${turns.of} as account, ${isFree(columns[until]!)} as is_free from ${table} where ${where}
    ), places as (
      select *, row_number() over (partition by account order by is_free, ${within}) as place,
        count(*) filter (where not is_free) over (partition by account) as in_progress
      from waiting
    ), near as materialized (
      select *, ${next} as next from places where is_free and place <= in_progress + ${most}::int ${limits}
      order by place, next nulls first, ${within} limit ${most + SPARE}
    )
    select * from near) turn`
  const isIt = key.map((name) => sql`${columns[name]!} = turn.${sql.identifier(name)}`)
  const one = db
    .select(keyColumns)
    .from(table as PgTable)
    .where(and(...isIt, isFree(columns[until]!), where))
    .for('update', { skipLocked: true })
    .as('one')
  return db.select(one._.selectedFields).from(rows).crossJoinLateral(one).limit(most)
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
