import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { phoneNumbers, subscriptions } from '../../db/schema/numbers.ts'

/** Numbers without an agent; reservations only where nobody can be buying any more. */
export const listAbandoned = (db: Database, reservedBefore: Date) =>
  db
    .select()
    .from(phoneNumbers)
    .where(
      and(
        isNull(phoneNumbers.agentId),
        isNull(phoneNumbers.releasedAt),
        or(isNotNull(phoneNumbers.providerSid), lt(phoneNumbers.reservedAt, reservedBefore)),
      ),
    )

/** With what paid for it. */
export const markReleased = (db: Database, id: string, releasedAt: Date) =>
  db.transaction(async (tx) => {
    await tx.update(phoneNumbers).set({ releasedAt }).where(eq(phoneNumbers.id, id))
    await tx.update(subscriptions).set({ status: 'expired' }).where(eq(subscriptions.numberId, id))
  })
