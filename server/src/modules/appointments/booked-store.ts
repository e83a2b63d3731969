import { and, asc, desc, eq, gt, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database, DatabaseDriver } from '../../db/client.ts'
import { fromNow } from '../../db/clock.ts'
import { isExclusionViolation } from '../../db/errors.ts'
import { between, conditionsOf, rowsBehind } from '../../db/keyset.ts'
import { bookedAppointments, schedulePeople, schedules } from '../../db/schema/appointments.ts'
import type { Place } from '../../lib/cursor.ts'
import { DAY_MS, MINUTE_MS } from '../../lib/time.ts'
import type { Interval } from '../../ports/calendars/types.ts'
import type { Taken } from './free.ts'

export type BookedRow = typeof bookedAppointments.$inferSelect
/** An appointment with its schedule and the person who takes it. */
export type Booked = BookedRow & {
  schedule: typeof schedules.$inferSelect
  person: typeof schedulePeople.$inferSelect
}

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

export async function findBooked(db: Database, where: SQL): Promise<Booked | undefined> {
  return (await selectBooked(db).where(where).limit(1)).map(toBooked)[0]
}

/** The first appointment in that order, if there is one. */
export const findFirstBooked = async (db: Database, where: SQL, by: SQL) =>
  (await listFirstBooked(db, where, by, 1))[0]

/** The first appointments in that order. */
export const listFirstBooked = async (db: Database, where: SQL, by: SQL, most: number) =>
  (await selectBooked(db).where(where).orderBy(by).limit(most)).map(toBooked)

export const byId = (id: string): SQL => eq(bookedAppointments.id, id)

export const ownById = (userId: string, id: string): SQL =>
  and(byId(id), eq(bookedAppointments.userId, userId))!

/** Stores the name of a visitor who has not given an address yet. */
export const keepName = (db: Database, id: string, name: string) =>
  db
    .update(bookedAppointments)
    .set({ name })
    .where(and(byId(id), eq(bookedAppointments.state, 'held')))

/** Appointments that are not over, next first. */
export async function listAhead(
  db: Database,
  userId: string,
  { agentId, after, most }: { agentId?: string; after?: Booked; most: number },
): Promise<Booked[]> {
  const { startsAt, id } = bookedAppointments
  const rows = await selectBooked(db)
    .where(
      and(
        eq(bookedAppointments.userId, userId),
        inArray(bookedAppointments.state, ['confirmed']),
        gt(bookedAppointments.endsAt, sql`now()`),
        agentId ? eq(schedules.agentId, agentId) : undefined,
        after &&
          sql`(${startsAt}, ${id}) > (${after.startsAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(startsAt), asc(id))
    .limit(most)
  return rows.map(toBooked)
}

/** Appointments that are over, the newest first; cancelled ones too, as they still say who had wanted to come. */
export async function listOver(
  db: Database,
  userId: string,
  { agentId, before, most }: { agentId?: string; before?: Booked; most: number },
): Promise<Booked[]> {
  const { endsAt, id, startsAt, state } = bookedAppointments
  const rows = await selectBooked(db)
    .where(
      and(
        eq(bookedAppointments.userId, userId),
        ne(state, 'held'),
        lte(endsAt, sql`now()`),
        agentId ? eq(schedules.agentId, agentId) : undefined,
        before &&
          sql`(${startsAt}, ${id}) < (${before.startsAt.toISOString()}::timestamptz, ${before.id}::uuid)`,
      ),
    )
    .orderBy(desc(startsAt), desc(id))
    .limit(most)
  return rows.map(toBooked)
}

/** Filters for bookings; bounds are for the beginning, `since` included, `until` excluded. */
export type WantedBookings = {
  agent_id?: string | undefined
  since?: string | undefined
  until?: string | undefined
}

/** Bookings of an account after a position in the list, those that begin last first, with their own positions. */
export async function listBookedBehind(
  { db, driver }: { db: Database; driver: DatabaseDriver },
  userId: string,
  { agent_id: agentId, since, until }: WantedBookings,
  place: Place | null,
  limit: number,
): Promise<(Booked & { place: string })[]> {
  const { where, values } = conditionsOf([
    agentId === undefined
      ? undefined
      : {
          sql: 'schedule_id in (select id from schedules where agent_id = ?::uuid)',
          value: agentId,
        },
    ...between('starts_at', since, until),
  ])
  const list = {
    table: 'booked_appointments',
    moment: 'starts_at',
    where: ["state <> 'held'", ...where].join(' and '),
  }
  const own = [userId, place?.at ?? null, place?.id ?? null, limit]
  const { rows } = await driver.query(rowsBehind(list), [...own, ...values])
  const places = new Map(
    (rows as { id: string; place: string }[]).map((row) => [row.id, row.place]),
  )
  const { userId: account, startsAt, id } = bookedAppointments
  const booked = await selectBooked(db)
    .where(and(eq(account, userId), inArray(id, [...places.keys()])))
    .orderBy(desc(startsAt), desc(id))
  return booked.map((row) => ({ ...toBooked(row), place: places.get(row.row.id)! }))
}

/** The appointments that were agreed on in these calls, those cancelled since too, in the order in which they were made. */
export async function listBookedInCalls(db: Database, callIds: string[]): Promise<Booked[]> {
  const { callId, state, createdAt, id } = bookedAppointments
  const rows = await selectBooked(db)
    .where(and(inArray(callId, callIds), ne(state, 'held')))
    .orderBy(asc(createdAt), asc(id))
  return rows.map(toBooked)
}

const selectBooked = (db: Database) =>
  db
    .select({ row: bookedAppointments, schedule: schedules, person: schedulePeople })
    .from(bookedAppointments)
    .innerJoin(schedules, eq(schedules.id, bookedAppointments.scheduleId))
    .innerJoin(schedulePeople, eq(schedulePeople.id, bookedAppointments.personId))

const toBooked = ({ row, ...of }: Awaited<ReturnType<typeof selectBooked>>[number]): Booked => ({
  ...row,
  ...of,
})
