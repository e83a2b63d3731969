import { and, eq, getTableColumns, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { subscriptions } from '../../db/schema/billing.ts'
import { phoneNumbers } from '../../db/schema/numbers.ts'

/** Numbers without an agent, with what pays for them; reservations only where nobody can be buying any more. */
export const listAbandoned = (db: Database, reservedBefore: Date) =>
  db
    .select({ ...getTableColumns(phoneNumbers), subscriptionId: subscriptions.providerId })
    .from(phoneNumbers)
    .leftJoin(subscriptions, eq(subscriptions.numberId, phoneNumbers.id))
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
    await tx.update(subscriptions).set({ status: 'canceled' }).where(eq(subscriptions.numberId, id))
  })
