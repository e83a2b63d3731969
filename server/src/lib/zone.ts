import { MINUTE_MS } from './time.ts'
import { memoized } from './memoized.ts'

const ZONES_REMEMBERED = 50

/** Remembered, because making a formatter takes longer than using it a hundred times. */
const clockOf = memoized(
  ZONES_REMEMBERED,
  (timeZone) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    }),
)

/** A time zone's offset from UTC at a moment, in minutes. */
export function offsetAt(timeZone: string, at: Date): number {
  const parts = clockOf(timeZone).formatToParts(at)
  const of = (type: string) => Number(parts.find((part) => part.type === type)!.value)
  const wall = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'))
  return Math.round((wall - at.getTime()) / MINUTE_MS)
}

export type WallClock = { year: number; month: number; day: number; hour: number; minute: number }

/** The moment of a local time; for an hour skipped when the clocks change, the one after it. */
export function momentOf({ year, month, day, hour, minute }: WallClock, timeZone: string): Date {
  const utc = Date.UTC(year, month - 1, day, hour, minute)
  const guess = new Date(utc - offsetAt(timeZone, new Date(utc)) * MINUTE_MS)
  return new Date(utc - offsetAt(timeZone, guess) * MINUTE_MS)
}
