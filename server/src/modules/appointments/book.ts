import type { Deps } from '../../deps.ts'
import { AppError, notFound, refused } from '../../errors.ts'
import { MINUTE_MS } from '../../lib/time.ts'
import { notifyAgentChange } from '../agents/notify.ts'
import { type Booked, type BookedRow, byId, findBooked } from './booked-store.ts'
import {
  type Attendee,
  cancelBooked,
  confirmHeld,
  expireHold,
  insertHold,
  isKept,
  moveBooked,
  renameBooked,
} from './taken-store.ts'
import { takenBy } from './free.ts'
import { inTurn } from './in-turn.ts'
import {
  insertBookedMessages,
  insertCancelledMessages,
  insertMovedMessages,
} from './outbox-store.ts'
import { numberAsCalled } from './phone-number.ts'
import { findAtSameTime, lockPerson } from './person-store.ts'
import type { ScheduleRow } from './schedule-store.ts'
import { findFree, movingOf } from './times.ts'

export type Wanted = Pick<BookedRow, 'timeZone' | 'language'> & {
  at: Date
  conversationId?: string | null
  callId?: string | null
  /** What they want it for, in their own words. */
  note?: string | null
  /** The ids of those of whom one is to take it; null for everybody. */
  people?: string[] | null
}

/** The visitor has another appointment at this time, with this agent or another one of the account. */
export class AlreadyBooked extends AppError {
  /** The other appointment. Its time is not told, because anybody could have entered the name and the address. */
  readonly booked: Booked
  /** The time they chose. */
  readonly chosen: Pick<Booked, 'startsAt' | 'timeZone'>
  constructor(booked: Booked, chosen: Pick<Booked, 'startsAt' | 'timeZone'>) {
    super(409, 'already_booked', 'They already have an appointment at this time.')
    this.booked = booked
    this.chosen = chosen
  }
}

export const slotTaken = () => refused('slot_taken', 'This time was taken meanwhile.')

/**
 * Holds a free time for a visitor for five minutes, with the person whose turn it is.
 * @throws 409 `slot_taken`, 503 `calendar_away`
 */
export async function hold(
  deps: Deps,
  schedule: ScheduleRow,
  { at, conversationId = null, callId = null, people = null, ...visitor }: Wanted,
): Promise<BookedRow> {
  const endsAt = endOf(schedule, at)
  const [free] = await findFree(deps, schedule, { starts: at, ends: new Date(+at + 1) })
  const around = takenBy(schedule, at)
  const { userId, id: scheduleId } = schedule
  const times = { startsAt: at, endsAt, around, conversationId, callId }
  for (const personId of free?.people ?? []) {
    if (people && !people.includes(personId)) continue
    const row = { ...visitor, ...times, userId, scheduleId, personId }
    const held = await inTurn(userId, () => insertHold(deps.db, row))
    if (held) return held
  }
  throw slotTaken()
}

/**
 * Turns a held time into an appointment, once.
 * @throws 409 `slot_taken` when the hold has expired and the time is not free any more, or `already_booked`, 503 `calendar_away`
 */
export async function confirm(
  deps: Deps,
  { id }: Pick<BookedRow, 'id'>,
  given: Attendee,
): Promise<Booked> {
  const held = await findBooked(deps.db, byId(id))
  const agentId = held?.schedule.agentId ?? null
  const attendee = { ...given, phone: await numberAsCalled(deps, agentId, given.phone) }
  if (held?.state === 'held' && !(await isStillTheirs(deps, held))) throw slotTaken()
  const confirmed = held?.state === 'held' && (await confirmInTurn(deps, held, attendee))
  if (confirmed) notify(deps, confirmed)
  const booked = confirmed || (await findBooked(deps.db, byId(id)))
  if (!booked || booked.state === 'held') throw slotTaken()
  return booked
}

/** @returns undefined when another request confirmed it, or it is over */
async function confirmInTurn(
  deps: Deps,
  held: Booked,
  attendee: Attendee,
): Promise<Booked | undefined> {
  const work = async (tx: Deps['db']) => {
    await refuseSecond(tx, held, attendee)
    const row = await confirmHeld(tx, held.id, attendee)
    if (!row) return undefined
    const booked = (await findBooked(tx, byId(held.id)))!
    await insertBookedMessages(tx, booked)
    return booked
  }
  try {
    return await inTurn(held.userId, () => deps.db.transaction(work))
  } catch (error) {
    // Others may take the time. Who entered a wrong name can still confirm it as long as nobody has.
    if (error instanceof AlreadyBooked) await expireHold(deps.db, held.id)
    throw error
  }
}

/** @throws 409 `already_booked` when they have another appointment at this time. Others who book for them wait until the transaction ends. */
async function refuseSecond(tx: Deps['db'], wanted: Booked, attendee: Attendee): Promise<void> {
  await lockPerson(tx, wanted.userId, attendee)
  const other = await findAtSameTime(tx, wanted, attendee)
  if (other) throw new AlreadyBooked(other, wanted)
}

/** Whether an expired hold is still free: hours, people or an outside calendar may have changed. */
async function isStillTheirs(deps: Deps, held: Booked): Promise<boolean> {
  const { schedule, startsAt, personId } = held
  if (await isKept(deps.db, held.id)) return true
  if (!schedule.isOn || !schedule.agentId) return false
  const [free] = await findFree(deps, schedule, { starts: startsAt, ends: new Date(+startsAt + 1) })
  return free?.people.includes(personId) ?? false
}

/** Moves an appointment. @throws 404, 409 `slot_taken` or `already_booked`, 503 `calendar_away` */
export async function move(deps: Deps, booked: Booked, at: Date): Promise<Booked> {
  const { schedule, startsAt } = booked
  if (booked.state !== 'confirmed' || !schedule.agentId) throw notFound('Appointment')
  if (+at === +startsAt) return booked
  const range = { starts: at, ends: new Date(+at + 1) }
  const [free] = await findFree(deps, schedule, range, movingOf(booked))
  if (!free) throw slotTaken()
  const times = { startsAt: at, endsAt: endOf(schedule, at), around: takenBy(schedule, at) }
  const moved = await inTurn(booked.userId, () =>
    deps.db.transaction(async (tx) => {
      // Before the person's row is locked, because whoever confirms locks in this order too.
      await refuseSecond(tx, { ...booked, ...times }, booked)
      return moveBooked(tx, booked, times, (within, row) =>
        insertMovedMessages(within, { ...booked, ...row }),
      )
    }),
  )
  if (!moved) throw slotTaken()
  notify(deps, booked)
  return { ...booked, ...moved }
}

/** Changes the name that an appointment is under. @throws 404 when it was cancelled */
export async function rename(deps: Deps, booked: Booked, name: string): Promise<Booked> {
  const renamed = await inTurn(booked.userId, () =>
    deps.db.transaction(async (tx) => {
      const row = await renameBooked(tx, booked.id, name)
      if (row) await insertBookedMessages(tx, { ...booked, ...row })
      return row
    }),
  )
  if (!renamed) throw notFound('Appointment')
  notify(deps, booked)
  return { ...booked, ...renamed }
}

/** Cancels an appointment; does nothing when it is cancelled already. */
export async function cancel(
  deps: Deps,
  booked: Booked,
  by: NonNullable<BookedRow['cancelledBy']>,
): Promise<void> {
  const isCancelled = await inTurn(booked.userId, () =>
    deps.db.transaction(async (tx) => {
      const row = await cancelBooked(tx, booked.id, by)
      if (row) await insertCancelledMessages(tx, row)
      return row !== undefined
    }),
  )
  if (isCancelled) notify(deps, booked)
}

/** Parses a time. @throws 400 when it is invalid */
export function momentIn(text: string | undefined): Date {
  const at = new Date(text ?? '')
  if (Number.isNaN(+at)) throw new AppError(400, 'validation_failed', 'Choose a time.')
  return at
}

const endOf = ({ lengthMinutes }: ScheduleRow, at: Date) =>
  new Date(+at + lengthMinutes * MINUTE_MS)

function notify(deps: Deps, { userId, schedule }: Booked): void {
  if (schedule.agentId) notifyAgentChange(deps, userId, schedule.agentId)
}
