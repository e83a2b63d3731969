import { and, eq, gt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { fromNow } from '../../db/clock.ts'
import { isExclusionViolation } from '../../db/errors.ts'
import { bookedAppointments, schedulePeople } from '../../db/schema/appointments.ts'
import { DAY_MS, MINUTE_MS } from '../../lib/time.ts'
import type { Interval } from '../../ports/calendars/types.ts'
import { type BookedRow, byId } from './booked-store.ts'
import type { Taken } from './free.ts'

/** How long a time is held while a visitor enters their name, in ms. */
const HOLD_MS = 5 * MINUTE_MS
/** Distance between the minutes of one person and those of the next: more minutes than any calendar has. */
const LANE = 2 ** 32

/** Condition: the appointment occupies its time. Cancelled ones and expired holds do not. */
export const stands = or(
  eq(bookedAppointments.state, 'confirmed'),
  and(eq(bookedAppointments.state, 'held'), gt(bookedAppointments.heldUntil, sql`now()`)),
)!

/** Whether this appointment still occupies its time. */
export const isKept = async (db: Database, id: string): Promise<boolean> =>
  (await db.$count(bookedAppointments, and(eq(bookedAppointments.id, id), stands))) > 0

/** The occupied times of these people within the range. @param except an appointment that is to be moved */
export async function listTaken(
  db: Database,
  scheduleId: string,
  { starts, ends }: Interval,
  except?: string,
): Promise<Taken[]> {
  const minute = (bound: SQL) => sql<string>`${bound} % ${LANE}::bigint`
  const { taken } = bookedAppointments
  const rows = await db
    .select({
      personId: bookedAppointments.personId,
      from: minute(sql`lower(${taken})`),
      to: minute(sql`upper(${taken})`),
    })
    .from(bookedAppointments)
    .where(
      and(
        eq(bookedAppointments.scheduleId, scheduleId),
        stands,
        // One more day on both sides, because the time kept free around appointments counts too.
        gt(bookedAppointments.endsAt, new Date(+starts - DAY_MS)),
        lte(bookedAppointments.startsAt, new Date(+ends + DAY_MS)),
        except ? ne(bookedAppointments.id, except) : undefined,
      ),
    )
  const moment = (minutes: string) => new Date(Number(minutes) * MINUTE_MS)
  return rows.map(({ personId, from, to }) => ({
    personId,
    starts: moment(from),
    ends: moment(to),
  }))
}

export type Hold = Pick<BookedRow, 'userId' | 'scheduleId' | 'personId' | 'startsAt' | 'endsAt'> &
  Pick<BookedRow, 'timeZone' | 'language' | 'conversationId' | 'callId'> & {
    note?: string | null
    around: Interval
  }

/** Holds a time of a person for a visitor. @returns undefined when it is taken */
export const insertHold = (db: Database, { around, ...hold }: Hold) =>
  whereFree(db, { personId: hold.personId, around }, async (tx, taken) => {
    const [row] = await tx
      .insert(bookedAppointments)
      .values({ ...hold, taken, state: 'held', heldUntil: fromNow(HOLD_MS) })
      .returning()
    return row
  })

/** Ends a hold, so that its time is free again. */
export const expireHold = (db: Database, id: string) =>
  db
    .update(bookedAppointments)
    .set({ heldUntil: sql`now()` })
    .where(and(byId(id), eq(bookedAppointments.state, 'held')))

/** Moves an appointment to another time. @returns undefined when that is taken, or the appointment was cancelled */
export const moveBooked = (
  db: Database,
  { id, personId }: BookedRow,
  { startsAt, endsAt, around }: Pick<BookedRow, 'startsAt' | 'endsAt'> & { around: Interval },
  also: (tx: Database, moved: BookedRow) => Promise<void>,
) =>
  whereFree(db, { personId, around, except: id }, async (tx, taken) => {
    const { sequence } = bookedAppointments
    const [row] = await tx
      .update(bookedAppointments)
      .set({ startsAt, endsAt, taken, sequence: sql`${sequence} + 1` })
      .where(and(eq(bookedAppointments.id, id), eq(bookedAppointments.state, 'confirmed')))
      .returning()
    if (row) await also(tx, row)
    return row
  })

/**
 * Writes a time if the person is free. Writers for the same person wait for a lock here, because two transactions that meet at the
 * exclusion constraint would end in a deadlock.
 */
async function whereFree(
  db: Database,
  { personId, around, except }: { personId: string; around: Interval; except?: string },
  write: (tx: Database, taken: SQL<string>) => Promise<BookedRow | undefined>,
): Promise<BookedRow | undefined> {
  try {
    return await db.transaction(async (tx) => {
      const [person] = await tx
        .select({ lane: schedulePeople.lane })
        .from(schedulePeople)
        .where(eq(schedulePeople.id, personId))
        .for('update')
      if (!person) return undefined
      const taken = rangeOf(person.lane, around)
      const inTheWay = and(
        ne(bookedAppointments.state, 'cancelled'),
        sql`${bookedAppointments.taken} && ${taken}`,
        except ? ne(bookedAppointments.id, except) : undefined,
      )
      await tx.delete(bookedAppointments).where(and(inTheWay, isOver))
      const [other] = await tx
        .select({ id: bookedAppointments.id })
        .from(bookedAppointments)
        .where(inTheWay)
        .limit(1)
      return other ? undefined : write(tx, taken)
    })
  } catch (error) {
    if (isExclusionViolation(error)) return undefined
    throw error
  }
}

/** Condition: the hold has expired. */
const isOver = and(
  eq(bookedAppointments.state, 'held'),
  lte(bookedAppointments.heldUntil, sql`now()`),
)

const rangeOf = (lane: number, { starts, ends }: Interval): SQL<string> => {
  const from = Math.floor(+starts / MINUTE_MS)
  const to = Math.ceil(+ends / MINUTE_MS)
  const base = sql`${lane}::bigint * ${LANE}::bigint`
  return sql`int8range(${base} + ${from}::bigint, ${base} + ${to}::bigint)`
}

export type Attendee = Pick<BookedRow, 'name' | 'email' | 'phone'>

/** Confirms a held time, even an expired one, unless it is taken or over by now. */
export async function confirmHeld(
  tx: Database,
  id: string,
  attendee: Attendee,
): Promise<BookedRow | undefined> {
  const [row] = await tx
    .update(bookedAppointments)
    .set({ ...attendee, state: 'confirmed', heldUntil: null, confirmedAt: sql`now()` })
    .where(
      and(
        eq(bookedAppointments.id, id),
        eq(bookedAppointments.state, 'held'),
        gt(bookedAppointments.startsAt, sql`now()`),
      ),
    )
    .returning()
  return row
}

/** Changes whom an appointment is for. @returns undefined when it was cancelled */
export async function renameBooked(
  tx: Database,
  id: string,
  name: string,
): Promise<BookedRow | undefined> {
  const [row] = await tx
    .update(bookedAppointments)
    .set({ name, sequence: sql`${bookedAppointments.sequence} + 1` })
    .where(and(eq(bookedAppointments.id, id), eq(bookedAppointments.state, 'confirmed')))
    .returning()
  return row
}

export async function cancelBooked(
  tx: Database,
  id: string,
  cancelledBy: NonNullable<BookedRow['cancelledBy']>,
): Promise<BookedRow | undefined> {
  const [row] = await tx
    .update(bookedAppointments)
    .set({
      state: 'cancelled',
      cancelledBy,
      cancelledAt: sql`now()`,
      sequence: sql`${bookedAppointments.sequence} + 1`,
    })
    .where(and(eq(bookedAppointments.id, id), eq(bookedAppointments.state, 'confirmed')))
    .returning()
  return row
}

export type Outside = Partial<Pick<BookedRow, 'outsideId' | 'outsideSequence' | 'confirmAt'>>

/** Records what an outside calendar knows about it. */
export const setOutside = (db: Database, id: string, outside: Outside) =>
  db.update(bookedAppointments).set(outside).where(eq(bookedAppointments.id, id))

/** Stores the name of a visitor who has not given an address yet. */
export const keepName = (db: Database, id: string, name: string) =>
  db
    .update(bookedAppointments)
    .set({ name })
    .where(and(byId(id), eq(bookedAppointments.state, 'held')))
