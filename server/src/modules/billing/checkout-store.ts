import { and, desc, eq, getTableColumns, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { ago } from '../../db/clock.ts'
import { claim } from '../../db/lease.ts'
import { checkouts } from '../../db/schema/billing.ts'
import { phoneNumbers } from '../../db/schema/numbers.ts'
import { MINUTE_MS } from '../../lib/time.ts'

export type Checkout = typeof checkouts.$inferSelect

/**
 * Stores a checkout.
 * @returns undefined when the agent has an open one already.
 */
export async function insertCheckout(
  db: Database,
  checkout: { userId: string; agentId: string; phone: string; expiresAt: Date },
): Promise<Checkout | undefined> {
  const [row] = await db.insert(checkouts).values(checkout).onConflictDoNothing().returning()
  return row
}

export async function findCheckout(db: Database, id: string): Promise<Checkout | undefined> {
  const [row] = await db.select().from(checkouts).where(eq(checkouts.id, id))
  return row
}

/** The last checkout of an agent. */
export async function findLatest(db: Database, agentId: string): Promise<Checkout | undefined> {
  const [row] = await db
    .select()
    .from(checkouts)
    .where(eq(checkouts.agentId, agentId))
    .orderBy(desc(checkouts.createdAt), desc(checkouts.id))
    .limit(1)
  return row
}

/** Checkouts of an agent that wait for payment or for their number. */
export const listUnsettled = (db: Database, agentId: string): Promise<Checkout[]> =>
  db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.agentId, agentId), inArray(checkouts.state, ['open', 'paid'])))

/**
 * Stores the session of a checkout.
 * @returns whether the checkout was still open; if not, the session must not be paid.
 */
export async function saveSession(
  db: Database,
  id: string,
  session: { sessionId: string; url: string | null },
): Promise<boolean> {
  const saved = await db
    .update(checkouts)
    .set({ ...session, checkedAt: sql`now()` })
    .where(and(eq(checkouts.id, id), eq(checkouts.state, 'open')))
    .returning({ id: checkouts.id })
  return saved.length > 0
}

/** How long a request may take to open the session of a checkout, in ms; its own end cancels it when it fails. */
const OPENING_MS = 2 * MINUTE_MS

/**
 * Closes a checkout that nobody will pay. One without a session expires only when no request can be opening it any more.
 * @returns whether it was open, with the session that was closed.
 */
export async function closeCheckout(
  db: Database,
  { id, sessionId }: Checkout,
  state: 'cancelled' | 'expired',
): Promise<boolean> {
  const closed = await db
    .update(checkouts)
    .set({ state, url: null })
    .where(
      and(
        eq(checkouts.id, id),
        eq(checkouts.state, 'open'),
        sessionId ? eq(checkouts.sessionId, sessionId) : isNull(checkouts.sessionId),
        sessionId || state === 'cancelled' ? undefined : lt(checkouts.createdAt, ago(OPENING_MS)),
      ),
    )
    .returning({ id: checkouts.id })
  return closed.length > 0
}

/**
 * Claims open checkouts whose session was not read for `ms`.
 * @param id of one checkout; without it, all.
 */
export const claimUnchecked = (db: Database, ms: number, id?: string): Promise<Checkout[]> =>
  db
    .update(checkouts)
    .set({ checkedAt: sql`now()` })
    .where(
      and(
        eq(checkouts.state, 'open'),
        lt(sql`coalesce(${checkouts.checkedAt}, ${checkouts.createdAt})`, ago(ms)),
        id ? eq(checkouts.id, id) : undefined,
      ),
    )
    .returning()

const TAKEN = 'This number was taken before your payment arrived.'
const HAS_ONE = 'This agent has a phone number already.'
/** Why a checkout of a deleted agent is refunded. */
export const NO_AGENT = 'The agent was deleted before its number was set up.'

/**
 * Records the payment and reserves the number in one step, so that only one of two buyers gets it; the other is refunded.
 * @returns whether this call recorded it.
 */
export const markPaid = (
  db: Database,
  { id, userId, phone }: Checkout,
  { subscriptionId, paidAt }: { subscriptionId: string; paidAt: Date },
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const noted = await tx
      .update(checkouts)
      .set({ state: 'paid', subscriptionId, paidAt, url: null })
      .where(and(eq(checkouts.id, id), inArray(checkouts.state, ['open', 'cancelled', 'expired'])))
      .returning({ agentId: checkouts.agentId })
    if (!noted[0]) return false
    const { agentId } = noted[0]
    const failure = agentId ? await reserve(tx, { userId, agentId, phone }) : NO_AGENT
    if (failure) await beginRefund(tx, id, failure)
    return true
  })

/**
 * Reserves a number.
 * @returns why it cannot be reserved; undefined when it is reserved, or is the agent's own already.
 */
async function reserve(
  db: Database,
  number: { userId: string; agentId: string; phone: string },
): Promise<string | null> {
  const reserved = await db
    .insert(phoneNumbers)
    .values(number)
    .onConflictDoNothing()
    .returning({ id: phoneNumbers.id })
  if (reserved.length > 0) return null
  const [own] = await db
    .select()
    .from(phoneNumbers)
    .where(and(eq(phoneNumbers.agentId, number.agentId), isNull(phoneNumbers.releasedAt)))
  if (own?.phone === number.phone) return null
  return own ? HAS_ONE : TAKEN
}

/** Lease of a checkout, in ms: longer than the carrier and the payment provider may take. */
const LEASE_MS = MINUTE_MS

/**
 * Claims a checkout that is paid or to be refunded. Only one at a time, so that no lease runs out while others are worked on.
 * @param id of one checkout; without it, any.
 */
export async function claimWork(db: Database, id?: string): Promise<Checkout | undefined> {
  const [row] = await claim(
    db,
    {
      table: checkouts,
      key: ['id'],
      until: 'leasedUntil',
      lease: LEASE_MS,
      where: and(
        inArray(checkouts.state, ['paid', 'refunding']),
        id ? eq(checkouts.id, id) : undefined,
      ),
      orderBy: [checkouts.id],
    },
    getTableColumns(checkouts),
  )
  return row
}

/** Begins a refund. A number that may have been bought at the carrier is looked up there and released. */
export const giveUpCheckout = (db: Database, { id, phone, userId }: Checkout, failure: string) =>
  db.transaction(async (tx) => {
    await tx
      .update(phoneNumbers)
      .set({ agentId: null })
      .where(
        and(
          eq(phoneNumbers.phone, phone),
          eq(phoneNumbers.userId, userId),
          isNull(phoneNumbers.providerSid),
          isNull(phoneNumbers.releasedAt),
        ),
      )
    await beginRefund(tx, id, failure)
  })

export const markRefunded = (db: Database, id: string) =>
  db
    .update(checkouts)
    .set({ state: 'failed' })
    .where(and(eq(checkouts.id, id), eq(checkouts.state, 'refunding')))

const beginRefund = (db: Database, id: string, failure: string) =>
  db
    .update(checkouts)
    .set({ state: 'refunding', failure, leasedUntil: null })
    .where(and(eq(checkouts.id, id), eq(checkouts.state, 'paid')))

/** Deletes checkouts that nobody can pay any more. */
export const forgetOldCheckouts = (db: Database, expiredBefore: Date) =>
  db
    .delete(checkouts)
    .where(
      and(
        inArray(checkouts.state, ['cancelled', 'expired']),
        lt(checkouts.expiresAt, expiredBefore),
      ),
    )
