import { and, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { appointmentOutbox } from '../../db/schema/appointments.ts'
import { MINUTE_MS } from '../../lib/time.ts'
import type { Booked, BookedRow } from './booked-store.ts'

/** Adds the messages about a booking, in the transaction that makes it, so that none is lost; the functions below likewise. */
export const insertBookedMessages = (tx: Database, booked: Booked) =>
  insertWithReminder(tx, booked, 'booked')

export const insertMovedMessages = (tx: Database, booked: Booked) =>
  insertWithReminder(tx, booked, 'moved')

/** Whoever is erased is not written to. */
export const insertCancelledMessages = (tx: Database, row: BookedRow) =>
  insert(tx, row, 'cancelled', row.cancelledBy === 'erasure' ? ['person'] : RECIPIENTS)

async function insertWithReminder(
  tx: Database,
  booked: Booked,
  kind: 'booked' | 'moved',
): Promise<void> {
  await insert(tx, booked, kind)
  const { remindMinutes } = booked.schedule
  if (remindMinutes === null) return
  const dueAt = new Date(+booked.startsAt - remindMinutes * MINUTE_MS)
  // Somebody who books at shorter notice needs no reminder.
  if (dueAt > new Date()) {
    await tx
      .insert(appointmentOutbox)
      .values({ ...about(booked), recipient: 'visitor', kind: 'reminder', dueAt })
      .onConflictDoNothing()
  }
}

const RECIPIENTS = ['visitor', 'person'] as const

async function insert(
  tx: Database,
  row: BookedRow,
  kind: 'booked' | 'moved' | 'cancelled',
  recipients: readonly (typeof RECIPIENTS)[number][] = RECIPIENTS,
) {
  const rows = recipients.map((recipient) => ({ ...about(row), recipient, kind }))
  await tx.insert(appointmentOutbox).values(rows).onConflictDoNothing()
  const { settledAt, attempts } = appointmentOutbox
  // Also when it is leased: its holder notices by the sequence that there is a newer state.
  await tx
    .insert(appointmentOutbox)
    .values({ ...about(row), recipient: 'calendar', kind: 'event' })
    .onConflictDoUpdate({
      target: appointmentOutbox.appointmentId,
      targetWhere: sql`${appointmentOutbox.recipient} = 'calendar'`,
      set: {
        sequence: row.sequence,
        settledAt: null,
        failure: null,
        dueAt: sql`now()`,
        // A message that was given up gets a new series of attempts; a leased one keeps its count, by which its holder is identified.
        attempts: sql`case when ${settledAt} is null then ${attempts} else 0 end`,
      },
    })
}

const about = ({ id, userId, sequence }: BookedRow) => ({ appointmentId: id, userId, sequence })

/** For each of these appointments a sentence about a message that could not be sent. */
export async function listTroubles(db: Database, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { appointmentId, failure } = appointmentOutbox
  const rows = await db
    .select({ appointmentId, failure })
    .from(appointmentOutbox)
    .where(and(inArray(appointmentId, ids), isNotNull(failure)))
  return new Map(rows.map((row) => [row.appointmentId, row.failure!]))
}
