import type { OpeningHours } from 'shared-types'
import type { Interval } from '../../ports/calendars/types.ts'
import { DAY_MS, MINUTE_MS } from '../../lib/time.ts'
import { openBetween } from '../hours/presence.ts'

export type Rules = {
  hours: OpeningHours
  lengthMinutes: number
  beforeMinutes: number
  afterMinutes: number
  noticeMinutes: number
  aheadDays: number
}

/** An occupied time of a person. */
export type Taken = Interval & { personId: string }

/** The start of a free slot, and the people who could take it. */
export type FreeTime = { at: Date; people: string[] }

/** The part of the range that can be booked now: neither too soon nor too far ahead. */
export function bookable(rules: Rules, { starts, ends }: Interval, now: Date): Interval {
  const soonest = +now + rules.noticeMinutes * MINUTE_MS
  const latest = +now + rules.aheadDays * DAY_MS
  return {
    starts: new Date(Math.max(+starts, soonest)),
    ends: new Date(Math.min(+ends, latest)),
  }
}

/** Start times within the opening hours, one after another from each opening. */
export function beginnings(rules: Rules, { starts, ends }: Interval): Date[] {
  const length = rules.lengthMinutes * MINUTE_MS
  // Hours past midnight may overlap with those of the next day.
  const found = new Set<number>()
  for (const open of openBetween(rules.hours, starts, ends)) {
    for (let at = +open.starts; at + length <= +open.ends && at < +ends; at += length) {
      if (at >= +starts) found.add(at)
    }
  }
  return [...found].toSorted((one, other) => one - other).map((at) => new Date(at))
}

/** The time that an appointment occupies, including the time kept free around it. */
export const takenBy = (rules: Rules, at: Date): Interval => ({
  starts: new Date(+at - rules.beforeMinutes * MINUTE_MS),
  ends: new Date(+at + (rules.lengthMinutes + rules.afterMinutes) * MINUTE_MS),
})

/**
 * The start times for which somebody is free.
 * @param people in the order of their turns
 * @param busy occupied times of everybody
 */
export function freeTimes(
  rules: Rules,
  offered: Date[],
  { people, taken, busy }: { people: string[]; taken: Taken[]; busy: Interval[] },
): FreeTime[] {
  return offered.flatMap((at) => {
    const span = takenBy(rules, at)
    const isInTheWay = (interval: Interval) =>
      interval.starts < span.ends && span.starts < interval.ends
    if (busy.some(isInTheWay)) return []
    const hindered = new Set(taken.filter(isInTheWay).map(({ personId }) => personId))
    const free = people.filter((id) => !hindered.has(id))
    return free.length > 0 ? [{ at, people: free }] : []
  })
}
