import { and, asc, desc, eq, gt, inArray, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { Database, DatabaseDriver } from '../../db/client.ts'
import { between, conditionsOf, rowsBehind } from '../../db/keyset.ts'
import { bookedAppointments, schedulePeople, schedules } from '../../db/schema/appointments.ts'
import type { Place } from '../../lib/cursor.ts'

export type BookedRow = typeof bookedAppointments.$inferSelect
/** An appointment with its schedule and the person who takes it. */
export type Booked = BookedRow & {
  schedule: typeof schedules.$inferSelect
  person: typeof schedulePeople.$inferSelect
}

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
