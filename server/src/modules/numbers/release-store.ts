import { and, asc, eq, getTableColumns, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { subscriptions } from '../../db/schema/billing.ts'
import { phoneNumbers } from '../../db/schema/numbers.ts'
import { product, record } from '../audit/record.ts'

/** Takes a number without an agent that nobody is giving back, with what pays for it; a reservation only where nobody can be buying any more. */
export async function claimAbandoned(
  db: Database,
  { now, until, reservedBefore }: { now: Date; until: Date; reservedBefore: Date },
) {
  const waiting = db
    .select({ id: phoneNumbers.id })
    .from(phoneNumbers)
    .where(
      and(
        isNull(phoneNumbers.agentId),
        isNull(phoneNumbers.releasedAt),
        or(isNotNull(phoneNumbers.providerSid), lt(phoneNumbers.reservedAt, reservedBefore)),
        or(isNull(phoneNumbers.leasedUntil), lt(phoneNumbers.leasedUntil, now)),
      ),
    )
    .orderBy(asc(phoneNumbers.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(phoneNumbers)
    .set({ leasedUntil: until })
    .where(eq(phoneNumbers.id, waiting))
    .returning({
      ...getTableColumns(phoneNumbers),
      subscriptionId: sql<
        string | null
      >`(select provider_id from subscriptions where number_id = phone_numbers.id)`,
    })
  return row
}

/** With what paid for it. */
export const markReleased = (
  db: Database,
  { id, userId, phone }: Pick<typeof phoneNumbers.$inferSelect, 'id' | 'userId' | 'phone'>,
  releasedAt: Date,
) =>
  db.transaction(async (tx) => {
    await tx.update(phoneNumbers).set({ releasedAt }).where(eq(phoneNumbers.id, id))
    await tx.update(subscriptions).set({ status: 'canceled' }).where(eq(subscriptions.numberId, id))
    await record(tx, product(userId), { action: 'number.release', subject: { id, name: phone } })
  })
