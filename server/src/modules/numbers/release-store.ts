import { and, eq, getTableColumns, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { ago } from '../../db/clock.ts'
import { claim } from '../../db/lease.ts'
import { subscriptions } from '../../db/schema/billing.ts'
import { phoneNumbers } from '../../db/schema/numbers.ts'
import { MINUTE_MS } from '../../lib/time.ts'
import { product, record } from '../audit/record.ts'

/** A purchase may still be in progress this long after its agent was deleted. */
const PURCHASE_MS = 2 * MINUTE_MS
/** Longer than the carrier and the payment provider may take; afterwards a failed attempt is repeated. */
const LEASE_MS = MINUTE_MS

/** Claims a number without an agent, with its subscription; a reservation only when no purchase can be in progress any more. */
export async function claimAbandoned(db: Database) {
  const [row] = await claim(
    db,
    {
      table: phoneNumbers,
      key: ['id'],
      until: 'leasedUntil',
      lease: LEASE_MS,
      where: and(
        isNull(phoneNumbers.agentId),
        isNull(phoneNumbers.releasedAt),
        or(isNotNull(phoneNumbers.providerSid), lt(phoneNumbers.reservedAt, ago(PURCHASE_MS))),
      ),
      orderBy: [phoneNumbers.id],
    },
    {
      ...getTableColumns(phoneNumbers),
      subscriptionId: sql<
        string | null
      >`(select provider_id from subscriptions where number_id = phone_numbers.id)`,
    },
  )
  return row
}

/** Also marks the subscription that paid for it. */
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
