import type { Interval } from './types.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** A range in pieces of so many days at most, as vendors ask for it. */
export function piecesOf({ starts, ends }: Interval, days: number): Interval[] {
  const pieces: Interval[] = []
  for (let from = starts.getTime(); from < ends.getTime(); from += days * DAY_MS) {
    const to = Math.min(from + days * DAY_MS, ends.getTime())
    pieces.push({ starts: new Date(from), ends: new Date(to) })
  }
  return pieces
}

/** What of an interval lies in the range; nothing where none does. */
export function within({ starts, ends }: Interval, range: Interval): Interval[] {
  const from = new Date(Math.max(starts.getTime(), range.starts.getTime()))
  const to = new Date(Math.min(ends.getTime(), range.ends.getTime()))
  return from < to ? [{ starts: from, ends: to }] : []
}

/**
 * With room for what begins at its end: vendors that tell free times cut off what does not lie whole within a range.
 */
export const withRoom = ({ starts, ends }: Interval): Interval => ({
  starts,
  ends: new Date(ends.getTime() + DAY_MS),
})

/** The beginnings that lie in the range. */
export const beginningsIn = (found: Date[], { starts, ends }: Interval): Date[] =>
  found.filter((at) => at >= starts && at < ends)
