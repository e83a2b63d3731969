import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { fromNow } from '../../db/clock.ts'
import { claim } from '../../db/lease.ts'
import { calendarConnections } from '../../db/schema/calendar-connections.ts'
import { MINUTE_MS } from '../../lib/time.ts'

export type ConnectionRow = typeof calendarConnections.$inferSelect
export type NewConnection = Pick<
  ConnectionRow,
  'userId' | 'vendor' | 'account' | 'sealed' | 'choiceId' | 'choiceName' | 'timeZone'
> & { agentId: string }

export type OfAgent = { userId: string; agentId: string }

/** Longer than a vendor may take to answer. */
const LEASE_MS = MINUTE_MS
const MAX = 10

export async function findConnection(
  db: Database,
  ids: OfAgent,
): Promise<ConnectionRow | undefined> {
  const [row] = await db.select().from(calendarConnections).where(own(ids))
  return row
}

export async function insertConnection(
  tx: Database,
  values: NewConnection,
): Promise<ConnectionRow | undefined> {
  const [row] = await tx
    .insert(calendarConnections)
    .values(values)
    .onConflictDoNothing()
    .returning()
  return row
}

/** Separates a calendar from its agent; a job then revokes its permission. @returns undefined when there was none */
export async function releaseConnection(
  tx: Database,
  ids: OfAgent,
): Promise<ConnectionRow | undefined> {
  const [row] = await tx
    .update(calendarConnections)
    .set({ agentId: null, dueAt: sql`now()` })
    .where(own(ids))
    .returning()
  return row
}

export async function setChoice(
  tx: Database,
  { userId, id }: Pick<ConnectionRow, 'userId' | 'id'>,
  choice: { id: string; name: string },
): Promise<ConnectionRow | undefined> {
  const [row] = await tx
    .update(calendarConnections)
    .set({ choiceId: choice.id, choiceName: choice.name })
    .where(and(eq(calendarConnections.userId, userId), eq(calendarConnections.id, id)))
    .returning()
  return row
}

/** Marks access as lost. @returns whether it worked until now */
export async function setGone(db: Database, id: string, problem: string): Promise<boolean> {
  const rows = await db
    .update(calendarConnections)
    .set({ goneAt: sql`now()`, problem, problemAt: sql`now()` })
    .where(and(eq(calendarConnections.id, id), isNull(calendarConnections.goneAt)))
    .returning({ id: calendarConnections.id })
  return rows.length > 0
}

export const setProblem = (db: Database, id: string, problem: string) =>
  db
    .update(calendarConnections)
    .set({ problem, problemAt: sql`now()` })
    .where(eq(calendarConnections.id, id))

/** Clears the problem after something worked. */
export const clearProblem = (db: Database, id: string) =>
  db
    .update(calendarConnections)
    .set({ goneAt: null, problem: null, problemAt: null })
    .where(and(eq(calendarConnections.id, id), isNotNull(calendarConnections.problem)))

/** Claims connections that belong to no agent any more. */
export const claimReleased = (db: Database) =>
  claim(
    db,
    {
      table: calendarConnections,
      key: ['id'],
      until: 'leasedUntil',
      lease: LEASE_MS,
      where: and(isNull(calendarConnections.agentId), lte(calendarConnections.dueAt, sql`now()`)),
      orderBy: [calendarConnections.dueAt],
      most: MAX,
      set: { attempts: sql`${calendarConnections.attempts} + 1` },
    },
    {
      id: calendarConnections.id,
      vendor: calendarConnections.vendor,
      account: calendarConnections.account,
      sealed: calendarConnections.sealed,
      attempts: calendarConnections.attempts,
    },
  )

export const postponeRelease = (db: Database, id: string, ms: number) =>
  db
    .update(calendarConnections)
    .set({ dueAt: fromNow(ms), leasedUntil: null })
    .where(eq(calendarConnections.id, id))

export const removeReleased = (db: Database, id: string) =>
  db
    .delete(calendarConnections)
    .where(and(eq(calendarConnections.id, id), isNull(calendarConnections.agentId)))

/** Whether another agent of any account uses the same account at the vendor. */
export async function isSharedAtVendor(
  db: Database,
  { vendor, account }: Pick<ConnectionRow, 'vendor' | 'account'>,
): Promise<boolean> {
  const same = and(
    eq(calendarConnections.vendor, vendor),
    eq(calendarConnections.account, account),
    isNotNull(calendarConnections.agentId),
  )
  return (await db.$count(calendarConnections, same)) > 0
}

const own = ({ userId, agentId }: OfAgent) =>
  and(eq(calendarConnections.userId, userId), eq(calendarConnections.agentId, agentId))
