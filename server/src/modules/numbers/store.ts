import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { ActiveNumber } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { claim } from '../../db/lease.ts'
import { subscriptions } from '../../db/schema/billing.ts'
import { forwardingPhones, phoneNumbers } from '../../db/schema/numbers.ts'
import { MINUTE_MS } from '../../lib/time.ts'

/** Condition: the number is bought and not released. */
const inUse = and(isNull(phoneNumbers.releasedAt), isNotNull(phoneNumbers.providerSid))

/** @param graceMs how long it is kept while unpaid. */
export async function findActiveNumber(
  db: Database,
  agentId: string,
  graceMs: number,
): Promise<ActiveNumber | undefined> {
  const [row] = await db
    .select({
      phone: phoneNumbers.phone,
      suspendedAt: phoneNumbers.suspendedAt,
      subscription: subscriptions,
    })
    .from(phoneNumbers)
    .leftJoin(subscriptions, eq(subscriptions.numberId, phoneNumbers.id))
    .where(and(eq(phoneNumbers.agentId, agentId), inUse))
  return (
    row && {
      phone: row.phone,
      subscription: row.subscription && {
        id: row.subscription.providerId,
        variant: row.subscription.variant,
        status: row.subscription.status,
        renews_at: row.subscription.renewsAt.toISOString(),
        ends_at: row.subscription.endsAt?.toISOString() ?? null,
      },
      suspended: row.suspendedAt && {
        until: new Date(row.suspendedAt.getTime() + graceMs).toISOString(),
      },
    }
  )
}

/** The agent of a number; undefined when the number is not ours. */
export async function findAgentAt(db: Database, phone: string) {
  const [row] = await db
    .select({
      userId: phoneNumbers.userId,
      agentId: phoneNumbers.agentId,
      isSuspended: sql<boolean>`${phoneNumbers.suspendedAt} is not null`,
    })
    .from(phoneNumbers)
    .where(and(eq(phoneNumbers.phone, phone), inUse))
  return row?.agentId ? { ...row, agentId: row.agentId } : undefined
}

/** How soon a number is tried again whose carrier refused the address, in ms. */
const ANNOUNCING_MS = 5 * MINUTE_MS

/**
 * Claims a number of which the carrier does not announce calls and texts to this address; none whose agent is gone, because it is about to be
 * released, which needs the same lease.
 */
export async function claimUnannounced(db: Database, textUrl: string) {
  const [row] = await claim(
    db,
    {
      table: phoneNumbers,
      key: ['id'],
      until: 'leasedUntil',
      lease: ANNOUNCING_MS,
      where: and(
        inUse,
        isNotNull(phoneNumbers.agentId),
        sql`${phoneNumbers.textUrl} is distinct from ${textUrl}`,
      ),
      orderBy: [phoneNumbers.id],
    },
    { id: phoneNumbers.id, sid: phoneNumbers.providerSid },
  )
  return row && { ...row, sid: row.sid! }
}

export const setTextUrl = (db: Database, id: string, textUrl: string) =>
  db.update(phoneNumbers).set({ textUrl, leasedUntil: null }).where(eq(phoneNumbers.id, id))

/** Whether a number is used, even if it is still being bought. */
export async function isTaken(db: Database, phone: string): Promise<boolean> {
  const held = and(eq(phoneNumbers.phone, phone), isNull(phoneNumbers.releasedAt))
  return (await db.$count(phoneNumbers, held)) > 0
}

/** A number of the account that can send texts, and the agent that pays for it; the one it has had longest. */
export async function findSender(
  db: Database,
  userId: string,
): Promise<{ phone: string; agentId: string } | undefined> {
  const [row] = await db
    .select({ phone: phoneNumbers.phone, agentId: phoneNumbers.agentId })
    .from(phoneNumbers)
    .where(
      and(
        eq(phoneNumbers.userId, userId),
        inUse,
        isNull(phoneNumbers.suspendedAt),
        isNotNull(phoneNumbers.agentId),
      ),
    )
    .orderBy(asc(phoneNumbers.reservedAt), asc(phoneNumbers.id))
    .limit(1)
  return row && { phone: row.phone, agentId: row.agentId! }
}

export async function findForwarding(db: Database, agentId: string) {
  const [row] = await db
    .select()
    .from(forwardingPhones)
    .where(eq(forwardingPhones.agentId, agentId))
  return row
}

/** Stores a phone to which a code was sent; the verified phone stays until the code is entered. */
export const setPending = (db: Database, agentId: string, pending: string) =>
  db
    .insert(forwardingPhones)
    .values({ agentId, pending })
    .onConflictDoUpdate({ target: forwardingPhones.agentId, set: { pending } })

/** @returns whether it was still the phone that waited for its code. */
export async function setVerified(
  db: Database,
  agentId: string,
  phone: string,
  verifiedAt: Date,
): Promise<boolean> {
  const verified = await db
    .update(forwardingPhones)
    .set({ phone, verifiedAt, pending: null })
    .where(and(eq(forwardingPhones.agentId, agentId), eq(forwardingPhones.pending, phone)))
    .returning({ agentId: forwardingPhones.agentId })
  return verified.length > 0
}
