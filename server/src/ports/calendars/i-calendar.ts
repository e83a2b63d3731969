import ICAL from 'ical.js'
import { notesOf } from './notes.ts'
import type { CalendarEvent } from './types.ts'

/** An appointment as an iCalendar text; in UTC, which every calendar shows in its owner's time zone. */
export function iCalendarOf(event: CalendarEvent): string {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', '-//Nexus//Appointments//EN')
  const entry = new ICAL.Component('vevent')
  const now = new Date()
  const values = {
    uid: `${event.id}@nexus`,
    dtstamp: momentOf(now),
    // A sequence that increases with time, so that a later text of the same event replaces an earlier one.
    sequence: Math.floor(now.getTime() / 1000) % 2 ** 31,
    dtstart: momentOf(event.starts),
    dtend: momentOf(event.ends),
    summary: event.title,
    description: notesOf(event),
    status: 'CONFIRMED',
  }
  for (const [name, value] of Object.entries(values)) entry.addPropertyWithValue(name, value)
  calendar.addSubcomponent(entry)
  return calendar.toString()
}

const momentOf = (date: Date): ICAL.Time => ICAL.Time.fromJSDate(date, true)
