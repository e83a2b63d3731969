import ICAL from 'ical.js'
import { DAY_MS } from '../../../lib/time.ts'
import type { CalendarSource, Taken } from './index.ts'
import { momentIn } from './moment-in.ts'

/**
 * A repetition with more occurrences before the end of the range counts as busy throughout: too few offers are better than two appointments
 * at a time.
 */
const MAX_OCCURRENCES = 40_000

/**
 * The busy times in a calendar within the range, including every occurrence of repeated events.
 * @throws when an object is not valid iCalendar
 */
export function readCalendar({ objects, range, timeZone }: CalendarSource): Taken[] {
  const taken = objects.flatMap((text) => takenIn(text, range, timeZone))
  return taken.filter(({ from, to }) => from < range.to && to > range.from)
}

function takenIn(text: string, range: CalendarSource['range'], timeZone: string): Taken[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  const events = calendar
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component, { strictExceptions: true }))
  return events.flatMap((event) => {
    if (!takesTime(event)) return []
    const isMaster = !event.isRecurrenceException() && event.isRecurring()
    return isMaster ? repeated(event, events, range, timeZone) : [spanOf(event, event, timeZone)]
  })
}

function takesTime({ component }: ICAL.Event): boolean {
  const property = (name: string) =>
    String(component.getFirstPropertyValue(name) ?? '').toUpperCase()
  return property('transp') !== 'TRANSPARENT' && property('status') !== 'CANCELLED'
}

function repeated(
  event: ICAL.Event,
  events: ICAL.Event[],
  range: CalendarSource['range'],
  timeZone: string,
): Taken[] {
  const replaced = new Set(
    events
      .filter((other) => other.isRecurrenceException() && other.uid === event.uid)
      .map(({ recurrenceId }) => recurrenceId.toString()),
  )
  const found: Taken[] = []
  const next = event.iterator()
  const soonest = range.from - event.duration.toSeconds() * 1000 - ZONES_MS
  for (let count = 0; count < MAX_OCCURRENCES; count++) {
    const time = next.next()
    if (!time) return found
    if (clockOf(time) < soonest) continue
    const { startDate, endDate } = event.getOccurrenceDetails(time)
    const span = spanOf({ startDate, endDate }, event, timeZone)
    if (span.from >= range.to) return found
    if (span.to > range.from && !replaced.has(time.toString())) found.push(span)
  }
  return [range]
}

/** No two local times are further apart than this, even when one changes to summer time. */
const ZONES_MS = 2 * DAY_MS

/** The time on its clock as if it were UTC, which is fast to compute for the thousands of occurrences before the range. */
const clockOf = ({ year, month, day, hour, minute }: ICAL.Time): number =>
  Date.UTC(year, month - 1, day, hour, minute)

type Times = { startDate: ICAL.Time; endDate: ICAL.Time }

function spanOf({ startDate, endDate }: Times, { component }: ICAL.Event, zone: string): Taken {
  const zoneOf = (name: string) => component.getFirstProperty(name)?.getParameter('tzid')
  const start = zoneOf('dtstart')
  return {
    from: momentIn(startDate, start, zone),
    to: momentIn(endDate, zoneOf('dtend') ?? start, zone),
  }
}
