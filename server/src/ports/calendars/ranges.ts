import { DAY_MS } from '../../lib/time.ts'
import type { Interval } from './types.ts'

/** Splits a range into pieces of at most this many days, which is what vendors accept. */
export function piecesOf({ starts, ends }: Interval, days: number): Interval[] {
  const pieces: Interval[] = []
  for (let from = starts.getTime(); from < ends.getTime(); from += days * DAY_MS) {
    const to = Math.min(from + days * DAY_MS, ends.getTime())
    pieces.push({ starts: new Date(from), ends: new Date(to) })
  }
  return pieces
}

/** The part of an interval that lies in the range; empty when none does. */
export function within({ starts, ends }: Interval, range: Interval): Interval[] {
  const from = new Date(Math.max(starts.getTime(), range.starts.getTime()))
  const to = new Date(Math.min(ends.getTime(), range.ends.getTime()))
  return from < to ? [{ starts: from, ends: to }] : []
}

/** Extends a range by the length of a slot: vendors that list free times leave out slots that do not lie completely within a range. */
export const withRoom = ({ starts, ends }: Interval): Interval => ({
  starts,
  ends: new Date(ends.getTime() + DAY_MS),
})

/** The start times that lie in the range. */
export const beginningsIn = (found: Date[], { starts, ends }: Interval): Date[] =>
  found.filter((at) => at >= starts && at < ends)
