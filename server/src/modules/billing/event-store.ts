import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { billingEvents } from '../../db/schema/billing.ts'
import type { BillingEvent } from '../../ports/billing/index.ts'

export type EventRow = typeof billingEvents.$inferSelect

/** @returns whether it had not come before. */
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

/** Takes events nobody has handled and nobody is handling. @param id of one, or every one. */
export const claimEvents = (
  db: Database,
  { now, until, id }: { now: Date; until: Date; id?: string },
): Promise<EventRow[]> =>
  db
    .update(billingEvents)
    .set({ leasedUntil: until })
    .where(
      and(
        isNull(billingEvents.handledAt),
        or(isNull(billingEvents.leasedUntil), lt(billingEvents.leasedUntil, now)),
        ...(id ? [eq(billingEvents.id, id)] : []),
      ),
    )
    .returning()

export const markHandled = (db: Database, id: string, handledAt: Date) =>
  db.update(billingEvents).set({ handledAt }).where(eq(billingEvents.id, id))

/** Those that wait to be handled stay, however old. */
export const forgetOldEvents = (db: Database, handledBefore: Date) =>
  db.delete(billingEvents).where(lt(billingEvents.handledAt, handledBefore))
