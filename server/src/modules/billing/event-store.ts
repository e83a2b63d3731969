import { and, eq, getTableColumns, isNull, lt } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { claim } from '../../db/lease.ts'
import { billingEvents } from '../../db/schema/billing.ts'
import type { BillingEvent } from '../../ports/billing/index.ts'
import { MINUTE_MS } from '../../lib/time.ts'

export type EventRow = typeof billingEvents.$inferSelect

/**
 * Stores an event.
 * @returns whether it is new.
 */
export async function insertEvent(
  db: Database,
  event: BillingEvent,
  payload: string,
): Promise<boolean> {
  const stored = await db
    .insert(billingEvents)
    .values({ ...event, payload })
    .onConflictDoNothing()
    .returning({ id: billingEvents.id })
  return stored.length > 0
}

/** Lease of an event, in ms: longer than handling one may take. */
const LEASE_MS = MINUTE_MS

/**
 * Claims an event that is neither handled nor being handled.
 * @param id of one event; without it, any.
 */
export async function claimEvent(db: Database, id?: string): Promise<EventRow | undefined> {
  const [row] = await claim(
    db,
    {
      table: billingEvents,
      key: ['id'],
      until: 'leasedUntil',
      lease: LEASE_MS,
      where: and(isNull(billingEvents.handledAt), id ? eq(billingEvents.id, id) : undefined),
      orderBy: [billingEvents.receivedAt],
    },
    getTableColumns(billingEvents),
  )
  return row
}

export const markHandled = (db: Database, id: string, handledAt: Date) =>
  db.update(billingEvents).set({ handledAt }).where(eq(billingEvents.id, id))

/** Deletes handled events; those not handled yet stay, however old. */
export const forgetOldEvents = (db: Database, handledBefore: Date) =>
  db.delete(billingEvents).where(lt(billingEvents.handledAt, handledBefore))
