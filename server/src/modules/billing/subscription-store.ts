import { and, eq, isNotNull, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { ago } from '../../db/clock.ts'
import { billingCustomers, checkouts, subscriptions } from '../../db/schema/billing.ts'
import { phoneNumbers } from '../../db/schema/numbers.ts'
import { users } from '../../db/schema/users.ts'
import type { SubscriptionState } from '../../ports/billing/index.ts'
import { product, record } from '../audit/record.ts'
import type { Checkout } from './checkout-store.ts'

/** It will not come back: who wants the number subscribes again. In Stripe's words. */
const OVER = ['canceled', 'incomplete_expired']
export const isOver = (status: string): boolean => OVER.includes(status)

export type SubscriptionRow = typeof subscriptions.$inferSelect

/** The customer an account is, and who the account is where it is none yet. */
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

/** What pays, or paid, for the number of an agent. */
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

/** A number of the account that is ours or being bought. */
export async function findHeld(db: Database, { phone, userId }: Checkout) {
  const [row] = await db.select().from(phoneNumbers).where(held(phone, userId))
  return row
}

/**
 * The number is bought: the agent has it, and the subscription pays for it.
 * @returns `no_agent` where the agent was deleted meanwhile, or somebody else settled the checkout; `paid_already` where another
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
 * Writes what Stripe said, unless somebody wrote since `row` was read. The number is suspended from the moment nobody pays for it, and
 * comes back as soon as somebody does.
 * @returns whether it was written.
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

/** Not to be read again so soon. */
export const markSynced = (db: Database, id: string) =>
  db
    .update(subscriptions)
    .set({ syncedAt: sql`now()` })
    .where(eq(subscriptions.id, id))

/** Takes those a webhook may have been missed of: all once in a while, sooner those whose month is over or that nobody pays for. */
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

/** Those nobody has paid for since, with a number still. */
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

/** The number loses its agent, and is given back by whoever looks for such. */
export const abandonNumber = (db: Database, { numberId }: SubscriptionRow) =>
  db
    .update(phoneNumbers)
    .set({ agentId: null })
    .where(
      and(
        eq(phoneNumbers.id, numberId),
        // Paid at the last moment, it stays.
        sql`exists (select 1 from ${subscriptions} where number_id = ${numberId} and lapsed_at is not null)`,
      ),
    )

/** Whether a subscription that is not over pays for the number: a second one would be charged for ever, and known to nobody. */
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
