import { DAY_MS, HOUR_MS } from './time.ts'
import { momentOf } from './zone.ts'

/** Calendar days as `YYYY-MM-DD`; both are included. */
export type Days = { from: string; to: string }
/** From one moment up to another, in ms since 1970; `until` is excluded. */
export type Span = { since: number; until: number }

/**
 * When days begin and end in a time zone, in the whole hours that reports count: in a zone that is offset by half an hour, a day begins
 * with the hour before.
 */
export const spanOf = ({ from, to }: Days, timeZone: string): Span => ({
  since: hourAt(Date.parse(from), timeZone),
  until: hourAt(Date.parse(to) + DAY_MS, timeZone),
})

function hourAt(day: number, timeZone: string): number {
  const date = new Date(day)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1]
  const midnight = momentOf({ year, month, day: date.getUTCDate(), hour: 0, minute: 0 }, timeZone)
  return Math.floor(midnight.getTime() / HOUR_MS) * HOUR_MS
}
