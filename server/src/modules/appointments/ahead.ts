import type { BookedAppointment } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { notFound, refused } from '../../errors.ts'
import { pageBehind, type Paged, type Paging } from '../../lib/cursor.ts'
import { isId } from '../../lib/ids.ts'
import { WEEK_MS } from '../../lib/time.ts'
import { type Actor, record } from '../audit/record.ts'
import { findOwnAgent } from '../agents/own.ts'
import { cancel, momentIn, move } from './book.ts'
import {
  type Booked,
  findBooked,
  listAhead,
  listBookedBehind,
  ownById,
  type WantedBookings,
} from './booked-store.ts'
import { listTroubles } from './outbox-store.ts'
import { findScheduleOf } from './schedule-store.ts'
import { findFree, movingOf } from './times.ts'

/** Appointments in a page of the dashboard's lists. */
export const PAGE = 100

/** Appointments that are not over, next first. @throws 404 */
export async function readAhead(
  deps: Deps,
  userId: string,
  { agentId, after: afterId }: { agentId?: string; after?: string },
) {
  const after = afterId ? await findOwn(deps, userId, afterId) : undefined
  const rows = await listAhead(deps.db, userId, { agentId, after, most: PAGE + 1 })
  const page = rows.slice(0, PAGE)
  return {
    appointments: await toAppointments(deps, page),
    next: rows.length > PAGE ? page.at(-1)!.id : null,
  }
}

/** Bookings of the account, those that begin last first. @throws 400 `invalid_cursor`, 404 */
export async function pageBooked(
  deps: Deps,
  userId: string,
  { cursor, limit, ...wanted }: Paging & WantedBookings,
): Promise<Paged<BookedAppointment>> {
  if (wanted.agent_id) await findOwnAgent(deps, userId, wanted.agent_id)
  const { data, next_cursor } = await pageBehind({ cursor, limit }, (place, most) =>
    listBookedBehind(deps, userId, wanted, place, most),
  )
  return { data: await toAppointments(deps, data), next_cursor }
}

/**
 * The free times of a week.
 * @param query.moving an appointment to be moved, so that only times of its person are offered
 * @throws 404, 503 `calendar_away`
 */
export async function readTimes(
  deps: Deps,
  userId: string,
  agentId: string,
  { from, moving: id }: { from: string; moving?: string },
) {
  await findOwnAgent(deps, userId, agentId)
  const schedule = await findScheduleOf(deps.db, userId, agentId)
  if (!schedule) return { times: [] }
  const starts = momentIn(from)
  const range = { starts, ends: new Date(+starts + WEEK_MS) }
  const moving = id ? movingOf(await findOwn(deps, userId, id)) : undefined
  const free = await findFree(deps, schedule, range, moving)
  return { times: free.map(({ at }) => at.toISOString()) }
}

/** Moves an appointment of the account. @throws 404, 409 `slot_taken`, `over`, 503 `calendar_away` */
export async function moveOwn(
  deps: Deps,
  actor: Actor,
  id: string,
  startsAt: string,
): Promise<BookedAppointment> {
  const booked = await findOwnAhead(deps, actor.userId, id)
  const moved = await move(deps, booked, momentIn(startsAt))
  await record(deps.db, actor, { action: 'appointment.move', subject: { id } })
  return (await toAppointments(deps, [moved]))[0]!
}

/** Cancels an appointment of the account. @throws 404, 409 `over` */
export async function cancelOwn(deps: Deps, actor: Actor, id: string): Promise<null> {
  const booked = await findOwnAhead(deps, actor.userId, id)
  await cancel(deps, booked, 'owner')
  await record(deps.db, actor, { action: 'appointment.cancel', subject: { id } })
  return null
}

/** An appointment of the account. @throws 404 */
export async function findOwn({ db }: Deps, userId: string, id: string): Promise<Booked> {
  const booked = isId(id) && (await findBooked(db, ownById(userId, id)))
  if (!booked || booked.state === 'held') throw notFound('Appointment')
  return booked
}

/** A past appointment cannot be changed, and nobody is told of a change. */
async function findOwnAhead(deps: Deps, userId: string, id: string): Promise<Booked> {
  const booked = await findOwn(deps, userId, id)
  if (booked.endsAt <= deps.now()) throw refused('over', 'This appointment is over.')
  return booked
}

export async function toAppointments({ db }: Deps, rows: Booked[]): Promise<BookedAppointment[]> {
  const troubles = await listTroubles(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    agent_id: row.schedule.agentId,
    title: row.schedule.title,
    state: row.state === 'cancelled' ? 'cancelled' : 'confirmed',
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt.toISOString(),
    person: row.person.name,
    name: row.name,
    email: row.email,
    phone: row.phone,
    note: row.note,
    time_zone: row.timeZone,
    conversation_id: row.conversationId,
    call_id: row.callId,
    cancelled_by: row.cancelledBy,
    trouble: troubles.get(row.id) ?? null,
  }))
}
