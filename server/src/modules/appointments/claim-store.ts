import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { claimDue, postponeSending, removeUnsent } from '../../db/outbox.ts'
import { appointmentOutbox } from '../../db/schema/appointments.ts'

type OutboxRow = typeof appointmentOutbox.$inferSelect
/** A message to send, leased to this node. */
export type OutboxMessage = Pick<
  OutboxRow,
  'id' | 'appointmentId' | 'recipient' | 'kind' | 'sequence' | 'attempts'
>

export const claimMessages = (db: Database, most: number): Promise<OutboxMessage[]> =>
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

export const removeMessage = (db: Database, outgoing: OutboxMessage) =>
  removeUnsent(db, appointmentOutbox, outgoing)
