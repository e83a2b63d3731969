import { and, count, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { claim } from '../../db/lease.ts'
import { bookingOffers } from '../../db/schema/bookings.ts'
import { calls } from '../../db/schema/calls.ts'

/** Lease of a text message, in ms: longer than the carrier may take to answer. */
const LEASE_MS = 30_000

export type TextToSend = {
  id: string
  callId: string | null
  agentId: string
  userId: string
  from: string
  to: string
  body: string
  attempts: number
  createdAt: Date
}

const account = sql<string>`(select user_id from agents where agents.id = ${bookingOffers.agentId})`

/** Claims a text that no node is sending; accounts take turns. Only one at a time, so that no lease runs out while others are sent. */
export async function claimText(db: Database): Promise<TextToSend | undefined> {
  const [row] = await claim(
    db,
    {
      table: bookingOffers,
      key: ['id'],
      until: 'textLeasedUntil',
      lease: LEASE_MS,
      where: eq(bookingOffers.textState, 'promised'),
      turns: { of: account },
      orderBy: [bookingOffers.id],
      set: { textAttempts: sql`${bookingOffers.textAttempts} + 1` },
    },
    {
      id: bookingOffers.id,
      callId: bookingOffers.callId,
      agentId: bookingOffers.agentId,
      userId: account,
      from: bookingOffers.textFrom,
      to: bookingOffers.textTo,
      body: bookingOffers.textBody,
      attempts: bookingOffers.textAttempts,
      createdAt: bookingOffers.createdAt,
    },
  )
  // A promised text always has all three.
  return row && { ...row, from: row.from!, to: row.to!, body: row.body! }
}

/** Number of texts an agent has promised to callers from this number since `since`. */
export async function countTexts(
  db: Database,
  { agentId, phone, since }: { agentId: string; phone: string; since: Date },
): Promise<number> {
  const [row] = await db
    .select({ texts: count() })
    .from(bookingOffers)
    .innerJoin(calls, eq(calls.id, bookingOffers.callId))
    .where(
      and(
        eq(bookingOffers.agentId, agentId),
        eq(calls.fromNumber, phone),
        isNotNull(bookingOffers.textState),
        gt(bookingOffers.createdAt, since),
      ),
    )
  return row!.texts
}

/**
 * Stores the result and deletes the recipient's number, which the call has anyway.
 * @returns false when another node did so before.
 */
export async function settleText(
  db: Database,
  id: string,
  { state, failure }: { state: 'sent' | 'failed'; failure: string | null },
): Promise<boolean> {
  const settled = await db
    .update(bookingOffers)
    .set({
      textState: state,
      textFailure: failure,
      textFrom: null,
      textTo: null,
      textBody: null,
      textLeasedUntil: null,
    })
    .where(and(eq(bookingOffers.id, id), eq(bookingOffers.textState, 'promised')))
    .returning({ id: bookingOffers.id })
  return settled.length > 0
}
