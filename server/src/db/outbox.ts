import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { PgColumn, PgTable, PgUpdateSetSource, SelectedFieldsFlat } from 'drizzle-orm/pg-core'
import type { Database } from './client.ts'
import { fromNow } from './clock.ts'
import { claim } from './lease.ts'

/** Longer than a mail server, or the push services of a few browsers, may take to answer. */
const LEASE_MS = 120_000

/** What every table has whose rows are sent, each once, whichever node dies when. */
export type Outbox = PgTable & {
  id: PgColumn
  attempts: PgColumn
  dueAt: PgColumn
  leasedUntil: PgColumn
  settledAt: PgColumn
}

/** A row that is leased to this node: `attempts` tells it from what another node was given later. */
export type Held = { id: string; attempts: number }

/** Rows that are to be sent and that nobody sends, each for one node until its lease runs out. */
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
      orderBy: [table.dueAt],
      most,
      set: { attempts: sql`${table.attempts} + 1` } as PgUpdateSetSource<PgTable>,
    },
    columns,
  )

/** Still ours: a node that was believed dead settles nothing. */
const held = (table: Outbox, { id, attempts }: Held) =>
  and(eq(table.id, id), eq(table.attempts, attempts), isNull(table.settledAt))

/** @param failure a sentence where it was given up; null where it is sent. */
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

/** There is nothing to be sent any more. */
export const removeUnsent = (db: Database, table: Outbox, row: Held) =>
  db.delete(table as PgTable).where(held(table, row))
