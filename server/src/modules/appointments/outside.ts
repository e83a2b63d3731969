import type { Deps } from '../../deps.ts'
import { type CalendarEvent, SlotTaken } from '../../ports/calendars/types.ts'
import { cancel } from './book.ts'
import type { Booked } from './booked-store.ts'
import { type Outside, setOutside } from './taken-store.ts'
import { calendarOf } from './calendar-of.ts'

/** Time limit for writing to an outside calendar. */
const WRITES_MS = 30_000
/** Marks an event whose writing was begun and may have succeeded, so that a cancellation looks for it too. */
const BEGUN = -1

/**
 * Writes the present state of an appointment to the outside calendar. Repeating it is harmless, because the vendor identifies the event by
 * our id.
 */
export async function writeOutside(deps: Deps, booked: Booked): Promise<void> {
  const calendar = await calendarOf(deps, booked.scheduleId)
  if (!calendar) return
  const { sequence, outsideSequence, state } = booked
  const signal = AbortSignal.timeout(WRITES_MS)
  const event = eventOf(booked)
  if (state === 'cancelled' && outsideSequence === null) return
  let { outsideId, confirmAt } = booked
  try {
    if (outsideId === null && confirmAt === null) {
      await note(deps, booked, { outsideSequence: BEGUN })
      const written = await calendar.book(event, signal)
      if ('outsideId' in written) outsideId = written.outsideId
      else confirmAt = written.confirmAt
      await note(deps, booked, { outsideId, confirmAt })
    } else if (outsideId !== null && state === 'confirmed' && outsideSequence !== sequence) {
      await calendar.move(outsideId, event, signal)
    }
  } catch (error) {
    // Somebody else has the new time by now, and may have the old one too.
    if (error instanceof SlotTaken) return cancel(deps, booked, 'calendar')
    throw error
  }
  if (outsideId !== null && state === 'cancelled') await calendar.cancel(outsideId, signal)
  await note(deps, booked, { outsideSequence: sequence })
}

const note = ({ db }: Deps, { id }: Booked, outside: Outside) => setOutside(db, id, outside)

const eventOf = ({ id, startsAt, endsAt, schedule, person, ...booked }: Booked): CalendarEvent => ({
  id: id.replaceAll('-', ''),
  starts: startsAt,
  ends: endsAt,
  timeZone: schedule.hours.time_zone,
  title: `${schedule.title}: ${booked.name}`,
  notes: [person.name, booked.email, booked.phone, booked.note].filter(Boolean).join('\n'),
  attendee: { name: booked.name, email: booked.email, phone: booked.phone },
})
