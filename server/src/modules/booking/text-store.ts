import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { bookingOffers } from '../../db/schema/bookings.ts'

/** Longer than the carrier may take to answer. */
const LEASE = sql`now() + interval '30 seconds'`

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

/** Texts nobody is sending; they are this node's until their lease runs out. */
export async function claimTexts(db: Database): Promise<TextToSend[]> {
  const rows = await db
    .update(bookingOffers)
    .set({
      textLeasedUntil: LEASE,
      textAttempts: sql`${bookingOffers.textAttempts} + 1`,
    })
    .where(
      and(
        eq(bookingOffers.textState, 'promised'),
        or(isNull(bookingOffers.textLeasedUntil), lt(bookingOffers.textLeasedUntil, sql`now()`)),
      ),
    )
    .returning({
      id: bookingOffers.id,
      callId: bookingOffers.callId,
      agentId: bookingOffers.agentId,
      userId: sql<string>`(select user_id from agents where agents.id = ${bookingOffers.agentId})`,
      from: bookingOffers.textFrom,
      to: bookingOffers.textTo,
      body: bookingOffers.textBody,
      attempts: bookingOffers.textAttempts,
      createdAt: bookingOffers.createdAt,
    })
  // A promise has all three.
  return rows.map((row) => ({ ...row, from: row.from!, to: row.to!, body: row.body! }))
}

/** Whom it went to is forgotten: the call knows its caller. */
export const settleText = (
  db: Database,
  id: string,
  { state, failure }: { state: 'sent' | 'failed'; failure: string | null },
) =>
  db
    .update(bookingOffers)
    .set({
      textState: state,
      textFailure: failure,
      textFrom: null,
      textTo: null,
      textBody: null,
      textLeasedUntil: null,
    })
    .where(eq(bookingOffers.id, id))
