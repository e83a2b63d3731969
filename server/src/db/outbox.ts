import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { PgColumn, PgTable, PgUpdateSetSource, SelectedFieldsFlat } from 'drizzle-orm/pg-core'
import type { Database } from './client.ts'
import { fromNow } from './clock.ts'
import { claim } from './lease.ts'

/** Lease of a message, in ms: longer than a mail server or push services may take to answer. */
const LEASE_MS = 120_000

/** Columns of every table whose rows are messages that must be sent once, even if a node dies. */
export type Outbox = PgTable & {
  id: PgColumn
  userId: PgColumn
  attempts: PgColumn
  dueAt: PgColumn
  leasedUntil: PgColumn
  settledAt: PgColumn
}

/** A row leased to this node; `attempts` distinguishes it from a later lease of another node. */
export type Held = { id: string; attempts: number }

/** Claims rows that are due and that no node is sending; accounts take turns. */
export const claimDue = <F extends SelectedFieldsFlat>(
  db: Database,
  table: Outbox,
  columns: F,
  most: number,
) =>
  claim(
    db,
    {
      table: table as PgTable,
      key: ['id'] as never[],
      until: 'leasedUntil' as never,
      lease: LEASE_MS,
      where: and(isNull(table.settledAt), lte(table.dueAt, sql`now()`)),
      turns: { of: table.userId },
      orderBy: [table.dueAt],
      most,
      set: { attempts: sql`${table.attempts} + 1` } as PgUpdateSetSource<PgTable>,
    },
    columns,
  )

/** Condition: the row is still leased to us. After the lease ended, another node may have claimed it. */
const held = (table: Outbox, { id, attempts }: Held) =>
  and(eq(table.id, id), eq(table.attempts, attempts), isNull(table.settledAt))

/**
 * Settles a row.
 * @param failure a sentence when sending was given up; null when it was sent.
 */
export const settleSent = (db: Database, table: Outbox, row: Held, failure: string | null) =>
  db
    .update(table as PgTable)
    .set({ settledAt: sql`now()`, leasedUntil: null, failure } as PgUpdateSetSource<PgTable>)
    .where(held(table, row))

export const postponeSending = (db: Database, table: Outbox, row: Held, ms: number) =>
  db
    .update(table as PgTable)
    .set({ dueAt: fromNow(ms), leasedUntil: null } as PgUpdateSetSource<PgTable>)
    .where(held(table, row))

/** Postpones a row of which nothing was tried: the attempt that its claim counted is taken back. */
export const putBackUntried = (db: Database, table: Outbox, row: Held, ms: number) =>
  db
    .update(table as PgTable)
    .set({
      dueAt: fromNow(ms),
      leasedUntil: null,
      attempts: sql`${table.attempts} - 1`,
    } as PgUpdateSetSource<PgTable>)
    .where(held(table, row))

/** Removes a row that need not be sent any more. */
export const removeUnsent = (db: Database, table: Outbox, row: Held) =>
  db.delete(table as PgTable).where(held(table, row))
