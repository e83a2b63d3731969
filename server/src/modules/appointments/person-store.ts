import { and, eq, gt, inArray, like, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { APPOINTMENT_MAX } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { bookedAppointments } from '../../db/schema/appointments.ts'
import { webhookEvents } from '../../db/schema/webhooks.ts'
import { MINUTE_MS } from '../../lib/time.ts'
import { type Booked, findBooked, ownById } from './booked-store.ts'
import type { Attendee } from './taken-store.ts'

/** A person, identified by any of these. */
export type Person = {
  conversationIds?: string[]
  callIds?: string[]
  email?: string | null
  phone?: string | null
}

/** Condition for the appointments of a person: agreed on in one of their conversations or calls, or under their address. */
export function ofPerson(userId: string, person: Person): SQL {
  const { conversationIds = [], callIds = [], email, phone } = person
  const theirs = [
    conversationIds.length > 0 && inArray(bookedAppointments.conversationId, conversationIds),
    callIds.length > 0 && inArray(bookedAppointments.callId, callIds),
    email && eq(sql`lower(${bookedAppointments.email})`, email.toLowerCase()),
    phone && eq(bookedAppointments.phone, phone),
  ].filter((condition) => condition instanceof Object)
  return and(eq(bookedAppointments.userId, userId), or(...theirs) ?? sql`false`)!
}

export const listOfPerson = (db: Database, userId: string, person: Person) =>
  db.select().from(bookedAppointments).where(ofPerson(userId, person))

/**
 * Makes others who book under the same address or number wait until this transaction ends: two that look for an appointment at the same
 * time would both find none.
 */
export async function lockPerson(
  tx: Database,
  userId: string,
  { email, phone }: Attendee,
): Promise<void> {
  const reached = [email?.toLowerCase(), phone].filter(Boolean).toSorted()
  // Always in the same order, because two that wait for each other would end in a deadlock.
  for (const by of reached) {
    const key = `booked:${userId}:${by}`
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${key}))`)
  }
}

/**
 * Another appointment of whoever confirms this one, at the same time with any agent of the account. Who gives another name books for
 * somebody else: families share addresses.
 */
export function findAtSameTime(
  db: Database,
  { id, userId, startsAt, endsAt }: Booked,
  { name, email, phone }: Attendee,
): Promise<Booked | undefined> {
  // None that began earlier lasts until then, so that the account's past is not read.
  const earliest = new Date(+startsAt - APPOINTMENT_MAX * MINUTE_MS)
  const givenName = (whole: SQL) => sql`lower(split_part(${whole}, ' ', 1))`
  return findBooked(
    db,
    and(
      ofPerson(userId, { email, phone }),
      eq(bookedAppointments.state, 'confirmed'),
      ne(bookedAppointments.id, id),
      gt(bookedAppointments.startsAt, earliest),
      lt(bookedAppointments.startsAt, endsAt),
      gt(bookedAppointments.endsAt, startsAt),
      eq(givenName(sql`${bookedAppointments.name}`), givenName(sql`${name}::text`)),
    )!,
  )
}

/**
 * Erases the person from future appointments, so that outside calendars can still be told of the cancellation, and deletes other
 * appointments completely, each with its messages.
 */
export async function blankOfPerson(db: Database, userId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  const own = and(eq(bookedAppointments.userId, userId), inArray(bookedAppointments.id, ids))
  await db.transaction(async (tx) => {
    for (const id of ids) await removeEvents(tx, userId, id)
    await tx.delete(bookedAppointments).where(and(own, lt(bookedAppointments.endsAt, sql`now()`)))
    await tx
      .update(bookedAppointments)
      .set({ name: '', email: null, phone: null, note: null })
      .where(and(own, gt(bookedAppointments.endsAt, sql`now()`)))
  })
}

/** Deletes an appointment that is over, with its messages. @returns whether it was over */
export const removeOver = (db: Database, userId: string, id: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const removed = await tx
      .delete(bookedAppointments)
      .where(and(ownById(userId, id), lt(bookedAppointments.endsAt, sql`now()`)))
      .returning({ id: bookedAppointments.id })
    if (removed.length > 0) await removeEvents(tx, userId, id)
    return removed.length > 0
  })

/** Deletes what webhooks say of an appointment. */
const removeEvents = (tx: Database, userId: string, id: string) =>
  tx
    .delete(webhookEvents)
    .where(and(eq(webhookEvents.userId, userId), like(webhookEvents.fact, `booked:${id}:%`)))

/**
 * Erases what was agreed on in conversations or calls that are being deleted: past appointments completely, each with its messages, and
 * the visitor's words from those ahead, which themselves stay because both sides rely on them.
 */
export async function forgetAgreedIn(
  tx: Database,
  userId: string,
  talk: Pick<Person, 'conversationIds' | 'callIds'>,
): Promise<void> {
  const agreed = ofPerson(userId, talk)
  await tx.delete(bookedAppointments).where(and(agreed, lt(bookedAppointments.endsAt, sql`now()`)))
  await tx.update(bookedAppointments).set({ note: null }).where(agreed)
}

/** Deletes appointments that were over before this time, with their messages. */
export async function removeEnded(db: Database, userId: string, before: Date): Promise<void> {
  const ended = and(eq(bookedAppointments.userId, userId), lt(bookedAppointments.endsAt, before))
  await db.delete(bookedAppointments).where(ended)
}

/** Deletes holds that were never confirmed. */
export const removeUnconfirmed = (db: Database) =>
  db
    .delete(bookedAppointments)
    .where(
      and(
        eq(bookedAppointments.state, 'held'),
        lt(bookedAppointments.heldUntil, sql`now() - interval '1 day'`),
      ),
    )
