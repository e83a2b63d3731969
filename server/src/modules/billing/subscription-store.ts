import { and, eq, isNotNull, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { ago } from '../../db/clock.ts'
import { billingCustomers, checkouts, subscriptions } from '../../db/schema/billing.ts'
import { phoneNumbers } from '../../db/schema/numbers.ts'
import { users } from '../../db/schema/users.ts'
import type { SubscriptionState } from '../../ports/billing/index.ts'
import { product, record } from '../audit/record.ts'
import type { Checkout } from './checkout-store.ts'

/** Stripe's states of a subscription that cannot continue: for the number a new one is needed. */
const OVER = ['canceled', 'incomplete_expired']
export const isOver = (status: string): boolean => OVER.includes(status)

export type SubscriptionRow = typeof subscriptions.$inferSelect

/** The Stripe customer of an account; where it has none yet, the data to create one. */
export async function findCustomer(db: Database, userId: string) {
  const [row] = await db
    .select({
      id: users.id,
      email: users.email,
      fullName: users.fullName,
      customerId: billingCustomers.customerId,
    })
    .from(users)
    .leftJoin(billingCustomers, eq(billingCustomers.userId, users.id))
    .where(eq(users.id, userId))
  return row!
}

export const saveCustomer = (db: Database, userId: string, customerId: string) =>
  db
    .insert(billingCustomers)
    .values({ userId, customerId })
    .onConflictDoUpdate({ target: billingCustomers.userId, set: { customerId } })

export async function findByProviderId(
  db: Database,
  providerId: string,
): Promise<SubscriptionRow | undefined> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.providerId, providerId))
  return row
}

/** The last subscription for an agent's number. */
export async function findOfAgent(
  db: Database,
  agentId: string,
): Promise<SubscriptionRow | undefined> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .innerJoin(phoneNumbers, eq(phoneNumbers.id, subscriptions.numberId))
    .where(and(eq(phoneNumbers.agentId, agentId), isNull(phoneNumbers.releasedAt)))
  return row?.subscriptions
}

/** The account's number of a checkout, bought or being bought. */
export async function findHeld(db: Database, { phone, userId }: Checkout) {
  const [row] = await db.select().from(phoneNumbers).where(held(phone, userId))
  return row
}

/**
 * Gives the bought number to the agent and stores its subscription.
 * @returns `no_agent` when the agent was deleted meanwhile, or another request settled the checkout; `paid_already` when another
 * subscription pays for the number.
 */
export const completeCheckout = (
  db: Database,
  checkout: Checkout,
  { providerSid, state, now }: { providerSid: string; state: SubscriptionState; now: Date },
): Promise<'completed' | 'no_agent' | 'paid_already'> =>
  db.transaction(async (tx) => {
    if (await isPaidByAnother(tx, checkout, state.id)) return 'paid_already'
    const [number] = await tx
      .update(phoneNumbers)
      .set({
        providerSid,
        boughtAt: sql`coalesce(${phoneNumbers.boughtAt}, ${now.toISOString()}::timestamptz)`,
        suspendedAt: null,
      })
      .where(held(checkout.phone, checkout.userId))
      .returning()
    if (!number?.agentId) return 'no_agent'
    const settled = await tx
      .update(checkouts)
      .set({ state: 'completed' })
      .where(and(eq(checkouts.id, checkout.id), eq(checkouts.state, 'paid')))
      .returning({ id: checkouts.id })
    if (settled.length === 0) return 'no_agent'
    const values = {
      ...toRow(state),
      agentId: number.agentId,
      providerId: state.id,
      lapsedAt: null,
      syncedAt: sql`now()`,
    }
    await tx
      .insert(subscriptions)
      .values({ userId: checkout.userId, numberId: number.id, ...values })
      .onConflictDoUpdate({
        target: subscriptions.numberId,
        set: { ...values, revision: sql`${subscriptions.revision} + 1` },
      })
    await record(tx, product(checkout.userId), {
      action: 'number.buy',
      subject: { id: number.id, name: number.phone },
    })
    return 'completed'
  })

/**
 * Stores the state from Stripe, unless another request wrote since `row` was read. The number is suspended while it is not paid
 * for.
 * @returns whether it was stored.
 */
export const saveState = (
  db: Database,
  { id, numberId, revision, lapsedAt: lapsed }: SubscriptionRow,
  { state, isInOrder, now }: { state: SubscriptionState; isInOrder: boolean; now: Date },
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const lapsedAt = isInOrder ? null : (lapsed ?? now)
    const written = await tx
      .update(subscriptions)
      .set({ ...toRow(state), lapsedAt, syncedAt: sql`now()`, revision: revision + 1 })
      .where(and(eq(subscriptions.id, id), eq(subscriptions.revision, revision)))
      .returning({ id: subscriptions.id })
    if (written.length === 0) return false
    await tx
      .update(phoneNumbers)
      .set({ suspendedAt: lapsedAt })
      .where(eq(phoneNumbers.id, numberId))
    return true
  })

/** Records that a subscription was read just now. */
export const markSynced = (db: Database, id: string) =>
  db
    .update(subscriptions)
    .set({ syncedAt: sql`now()` })
    .where(eq(subscriptions.id, id))

/**
 * Claims subscriptions whose webhooks may have been missed: all of them now and then, and more often those that are due or
 * unpaid.
 */
export const claimStale = (
  db: Database,
  { now, soonMs, lateMs }: { now: Date; soonMs: number; lateMs: number },
): Promise<SubscriptionRow[]> =>
  db
    .update(subscriptions)
    .set({ syncedAt: sql`now()` })
    .where(
      and(
        sql`exists (select 1 from phone_numbers where id = ${subscriptions.numberId} and released_at is null)`,
        or(
          lt(subscriptions.syncedAt, ago(lateMs)),
          and(
            lt(subscriptions.syncedAt, ago(soonMs)),
            or(isNotNull(subscriptions.lapsedAt), lt(subscriptions.renewsAt, now)),
          ),
        ),
      ),
    )
    .returning()

/** Subscriptions unpaid since before `since` that still have a number. */
export const listLapsed = async (db: Database, since: Date): Promise<SubscriptionRow[]> =>
  db
    .select({ subscription: subscriptions })
    .from(subscriptions)
    .innerJoin(phoneNumbers, eq(phoneNumbers.id, subscriptions.numberId))
    .where(
      and(
        lt(subscriptions.lapsedAt, since),
        isNotNull(phoneNumbers.agentId),
        isNull(phoneNumbers.releasedAt),
      ),
    )
    .then((rows) => rows.map(({ subscription }) => subscription))

/** Takes the number from its agent; a job then releases it. */
export const abandonNumber = (db: Database, { numberId }: SubscriptionRow) =>
  db
    .update(phoneNumbers)
    .set({ agentId: null })
    .where(
      and(
        eq(phoneNumbers.id, numberId),
        // Not where it was paid at the last moment.
        sql`exists (select 1 from ${subscriptions} where number_id = ${numberId} and lapsed_at is not null)`,
      ),
    )

/** Whether another active subscription pays for the number: a second one would be charged forever without anybody noticing. */
async function isPaidByAnother(tx: Database, { phone, userId }: Checkout, providerId: string) {
  const others = await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(phoneNumbers, eq(phoneNumbers.id, subscriptions.numberId))
    .where(
      and(
        held(phone, userId),
        ne(subscriptions.providerId, providerId),
        notInArray(subscriptions.status, OVER),
      ),
    )
    .for('update')
  return others.length > 0
}

const held = (phone: string, userId: string) =>
  and(
    eq(phoneNumbers.phone, phone),
    eq(phoneNumbers.userId, userId),
    isNull(phoneNumbers.releasedAt),
  )

const toRow = ({ customerId, variant, status, renewsAt, endsAt }: SubscriptionState) => ({
  customerId,
  variant,
  status,
  renewsAt,
  endsAt,
})
