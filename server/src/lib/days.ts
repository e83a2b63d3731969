import { momentOf } from './zone.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** Days of the calendar as `YYYY-MM-DD`, the first and the last included. */
export type Days = { from: string; to: string }
/** From a moment on, up to another. */
export type Span = { since: number; until: number }

/**
 * When days begin and end in a time zone, by the hours in which reports count: where a zone is ahead by half an hour, its day begins
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
