import type ICAL from 'ical.js'
import { momentOf } from '../../../lib/zone.ts'

/**
 * An iCalendar time in ms since 1970.
 * @param tzid the time zone it names;
 * @param timeZone the one used when it names none
 */
export function momentIn(time: ICAL.Time, tzid: unknown, timeZone: string): number {
  const { year, month, day, hour, minute, second } = time
  if (time.zone?.tzid === 'UTC') return Date.UTC(year, month - 1, day, hour, minute, second)
  const named = typeof tzid === 'string' && isKnown(tzid) ? tzid : null
  // A time zone that only the sender knows is defined in the same text.
  if (!named && time.zone && time.zone.tzid !== 'floating') return time.toUnixTime() * 1000
  const clock = time.isDate ? { hour: 0, minute: 0 } : { hour, minute }
  return momentOf({ year, month, day, ...clock }, named ?? timeZone).getTime()
}

function isKnown(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}
