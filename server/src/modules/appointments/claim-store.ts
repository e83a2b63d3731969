import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { claimDue, postponeSending, putBackUntried, removeUnsent } from '../../db/outbox.ts'
import { type Claimed, wasLeased } from '../../db/was-leased.ts'
import { appointmentOutbox } from '../../db/schema/appointments.ts'

type OutboxRow = typeof appointmentOutbox.$inferSelect
/** A message to send, leased to this node. */
export type OutboxMessage = Pick<
  OutboxRow,
  'id' | 'appointmentId' | 'recipient' | 'kind' | 'sequence' | 'attempts'
>

export const claimMessages = (db: Database, most: number): Promise<Claimed<OutboxMessage>[]> =>
  claimDue(
    db,
    appointmentOutbox,
    {
      id: appointmentOutbox.id,
      appointmentId: appointmentOutbox.appointmentId,
      recipient: appointmentOutbox.recipient,
      kind: appointmentOutbox.kind,
      sequence: appointmentOutbox.sequence,
      attempts: appointmentOutbox.attempts,
      wasLeased: wasLeased(appointmentOutbox.id, appointmentOutbox.leasedUntil),
    },
    most,
  )

/** @returns false when the row is about something newer by now */
export async function settleMessage(
  db: Database,
  { id, attempts, sequence }: OutboxMessage,
  failure: string | null,
): Promise<boolean> {
  const { id: key, attempts: tries, sequence: latest } = appointmentOutbox
  const rows = await db
    .update(appointmentOutbox)
    .set({ settledAt: sql`now()`, leasedUntil: null, failure })
    .where(and(eq(key, id), eq(tries, attempts), eq(latest, sequence)))
    .returning({ id: key })
  return rows.length > 0
}

export const postponeMessage = (db: Database, outgoing: OutboxMessage, ms: number) =>
  postponeSending(db, appointmentOutbox, outgoing, ms)

/** Postpones a message of which nothing was tried, so that it keeps all its attempts. */
export const putBack = (db: Database, outgoing: OutboxMessage, ms: number) =>
  putBackUntried(db, appointmentOutbox, outgoing, ms)

/** Attempts to write into a calendar that are awaited: the third comes 20 seconds after the first. */
const AWAITED_ATTEMPTS = 2

/** Whether an appointment will soon be written into its calendar. */
export async function isCalendarAwaited(db: Database, appointment: string): Promise<boolean> {
  const { appointmentId, recipient, settledAt, attempts } = appointmentOutbox
  const awaited = await db.$count(
    appointmentOutbox,
    and(
      eq(appointmentId, appointment),
      eq(recipient, 'calendar'),
      isNull(settledAt),
      lte(attempts, AWAITED_ATTEMPTS),
    ),
  )
  return awaited > 0
}

export const removeMessage = (db: Database, outgoing: OutboxMessage) =>
  removeUnsent(db, appointmentOutbox, outgoing)
