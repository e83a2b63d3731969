import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { checkouts, phoneNumbers, subscriptions } from '../../db/schema/numbers.ts'

export type Checkout = typeof checkouts.$inferSelect
export type SubscriptionRow = typeof subscriptions.$inferSelect

/** Asking again for the same number finds the same checkout. */
export async function openCheckout(
  db: Database,
  checkout: { userId: string; agentId: string; phone: string; expiresAt: Date },
): Promise<Checkout> {
  const [row] = await db
    .insert(checkouts)
    .values(checkout)
    .onConflictDoUpdate({
      target: [checkouts.agentId, checkouts.phone],
      targetWhere: sql`state = 'open'`,
      set: { expiresAt: checkout.expiresAt },
    })
    .returning()
  return row!
}

export async function findCheckout(
  db: Database,
  userId: string,
  id: string,
): Promise<Checkout | undefined> {
  const [row] = await db.select().from(checkouts).where(own(userId, id))
  return row
}

export const cancelCheckout = (db: Database, userId: string, id: string) =>
  db
    .update(checkouts)
    .set({ state: 'cancelled' })
    .where(and(own(userId, id), eq(checkouts.state, 'open')))

/**
 * Pays and reserves the number in one step, so that of two who pay for the same number one is charged.
 * A checkout that is not open, or expired, stays as it is.
 * @param failure what to tell who came too late.
 */
export const payCheckout = (
  db: Database,
  userId: string,
  id: string,
  now: Date,
  failure: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    const [checkout] = await tx.select().from(checkouts).where(own(userId, id)).for('update')
    if (checkout?.state !== 'open' || checkout.expiresAt <= now) return
    const { agentId, phone } = checkout
    const reserved = await tx
      .insert(phoneNumbers)
      .values({ userId, agentId, phone })
      .onConflictDoNothing()
      .returning({ id: phoneNumbers.id })
    const outcome =
      reserved.length > 0 ? { state: 'paid' as const } : { state: 'failed' as const, failure }
    await tx.update(checkouts).set(outcome).where(eq(checkouts.id, id))
  })

/** Takes paid checkouts nobody is provisioning. @param id of one, or every one. */
export const claimPaid = (
  db: Database,
  { now, until, id }: { now: Date; until: Date; id?: string },
): Promise<Checkout[]> =>
  db
    .update(checkouts)
    .set({ leasedUntil: until })
    .where(
      and(
        eq(checkouts.state, 'paid'),
        or(isNull(checkouts.leasedUntil), lt(checkouts.leasedUntil, now)),
        ...(id ? [eq(checkouts.id, id)] : []),
      ),
    )
    .returning()

/** For the start of the only node there is: whoever had them is gone. */
export const releaseAllLeases = (db: Database) => db.update(checkouts).set({ leasedUntil: null })

/** The number is bought: the agent has it, and a subscription pays for it. */
export const completeCheckout = (
  db: Database,
  { id, userId, phone }: Checkout,
  bought: { providerSid: string; now: Date; variant: string; priceCents: number },
): Promise<void> =>
  db.transaction(async (tx) => {
    const [number] = await tx
      .update(phoneNumbers)
      .set({ providerSid: bought.providerSid, boughtAt: bought.now })
      .where(
        and(
          eq(phoneNumbers.phone, phone),
          eq(phoneNumbers.userId, userId),
          isNull(phoneNumbers.releasedAt),
        ),
      )
      .returning()
    // Without its agent, which was deleted meanwhile, it is given back instead.
    if (number?.agentId) {
      await tx
        .insert(subscriptions)
        .values({
          userId,
          agentId: number.agentId,
          numberId: number.id,
          variant: bought.variant,
          status: 'active',
          priceCents: bought.priceCents,
          renewsAt: sql`${bought.now.toISOString()}::timestamptz + interval '1 month'`,
        })
        .onConflictDoNothing()
    }
    await tx.update(checkouts).set({ state: 'completed' }).where(eq(checkouts.id, id))
  })

/** The number is not to be had: nothing stays reserved. */
export const failCheckout = (db: Database, { id, phone, userId }: Checkout, failure: string) =>
  db.transaction(async (tx) => {
    await tx.delete(phoneNumbers).where(and(eq(phoneNumbers.phone, phone), beingBoughtBy(userId)))
    await tx.update(checkouts).set({ state: 'failed', failure }).where(eq(checkouts.id, id))
  })

/** The carrier never sold it, as far as is known: the reservation without its agent is looked up there and given back. */
export const giveUpCheckout = (db: Database, { id, phone, userId }: Checkout, failure: string) =>
  db.transaction(async (tx) => {
    await tx
      .update(phoneNumbers)
      .set({ agentId: null })
      .where(and(eq(phoneNumbers.phone, phone), beingBoughtBy(userId)))
    await tx.update(checkouts).set({ state: 'failed', failure }).where(eq(checkouts.id, id))
  })

export async function findSubscription(
  db: Database,
  userId: string,
  id: string,
): Promise<(SubscriptionRow & { phone: string }) | undefined> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .innerJoin(phoneNumbers, eq(phoneNumbers.id, subscriptions.numberId))
    .where(and(eq(subscriptions.id, id), eq(subscriptions.userId, userId)))
  return row && { ...row.subscriptions, phone: row.phone_numbers.phone }
}

/** Cancels or resumes; what expired stays so. */
export const setStatus = (
  db: Database,
  userId: string,
  id: string,
  { from, to }: { from: string; to: string },
) =>
  db
    .update(subscriptions)
    .set({ status: to })
    .where(
      and(
        eq(subscriptions.id, id),
        eq(subscriptions.userId, userId),
        eq(subscriptions.status, from),
      ),
    )

/** The next month of each that is due; the number of each that was cancelled loses its agent. @returns whose changed. */
export const turnOver = (db: Database, now: Date) =>
  db.transaction(async (tx) => {
    const due = (status: string) =>
      and(eq(subscriptions.status, status), lte(subscriptions.renewsAt, now))
    const renewed = await tx
      .update(subscriptions)
      .set({ renewsAt: sql`${subscriptions.renewsAt} + interval '1 month'` })
      .where(due('active'))
      .returning()
    const expired = await tx
      .update(subscriptions)
      .set({ status: 'expired' })
      .where(due('cancelled'))
      .returning()
    for (const { numberId } of expired) {
      await tx.update(phoneNumbers).set({ agentId: null }).where(eq(phoneNumbers.id, numberId))
    }
    return [...renewed, ...expired]
  })

const own = (userId: string, id: string) => and(eq(checkouts.id, id), eq(checkouts.userId, userId))

const beingBoughtBy = (userId: string) =>
  and(
    eq(phoneNumbers.userId, userId),
    isNull(phoneNumbers.providerSid),
    isNull(phoneNumbers.releasedAt),
  )
