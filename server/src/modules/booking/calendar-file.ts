import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import type { OwnRequest } from './store.ts'
import { offsetAt } from '../../lib/zone.ts'
import { HOUR_MS, MINUTE_MS } from '../../lib/time.ts'

/** Assumed length of an appointment, in ms: nobody said it, but a calendar needs one. */
const LASTS_MS = HOUR_MS

/** A requested appointment as a calendar file: tentative, and marked as a request. */
export function calendarFile(request: OwnRequest, now: Date): { name: string; text: string } {
  const { id, startsAt, allDay, timeZone, words, customerName, contact } = request
  const who = customerName ?? contact ?? 'a customer'
  const calendar = ical({ prodId: '//Nexus//Appointment requests//EN' })
  calendar.method(ICalCalendarMethod.PUBLISH)
  calendar.createEvent({
    id,
    stamp: now,
    created: request.createdAt,
    // All-day events have no time zone: calendars show the same day everywhere.
    ...(allDay
      ? { start: dayOf(startsAt, timeZone), allDay: true, timezone: 'UTC' }
      : { start: startsAt, end: new Date(startsAt.getTime() + LASTS_MS) }),
    summary: `Request: appointment with ${who}`,
    description: [
      'Requested, not confirmed.',
      `In their words: “${words}”`,
      ...(contact ? [`Contact: ${contact}`] : []),
      `Read as ${timeZone} time${allDay ? '; no hour was named' : ''}.`,
    ].join('\n'),
    status: ICalEventStatus.TENTATIVE,
    transparency: ICalEventTransparency.TRANSPARENT,
  })
  const day = dayOf(startsAt, timeZone).toISOString().slice(0, 10)
  return { name: `appointment-request-${day}.ics`, text: calendar.toString() }
}

/** Midnight in UTC of the local day in the time zone. */
function dayOf(at: Date, timeZone: string): Date {
  const wall = new Date(at.getTime() + offsetAt(timeZone, at) * MINUTE_MS)
  return new Date(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate()))
}
