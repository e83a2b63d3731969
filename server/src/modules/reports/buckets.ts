import type { ReportQuery } from 'shared-types'
import type { Days, Span } from '../../lib/days.ts'

const DAY_MS = 24 * 60 * 60_000
const WEEK_DAYS = 7

/** The period as many days long that ends the day before. */
export function daysBefore({ from, to }: Days): Days {
  const [first, last] = [Date.parse(from), Date.parse(to)]
  return { from: dayAt(first - (last - first) - DAY_MS), to: dayAt(first - DAY_MS) }
}

/** The days or weeks of a period, of which the first and the last may be cut; without either, the whole. */
export function partsOf({ from, to, group }: Pick<ReportQuery, 'from' | 'to' | 'group'>): Days[] {
  if (group !== 'day' && group !== 'week') return [{ from, to }]
  const parts: Days[] = []
  for (let day = Date.parse(from); day <= Date.parse(to);) {
    const days = group === 'day' ? 1 : WEEK_DAYS - weekdayOf(day)
    parts.push({ from: dayAt(day), to: dayAt(Math.min(day + (days - 1) * DAY_MS, Date.parse(to))) })
    day += days * DAY_MS
  }
  return parts
}

/** The rows of counters that make up a span: whole days (UTC) where there are some, and hours before and after. */
export function countersOf({ since, until }: Span): (Span & { isDay: boolean })[] {
  const first = Math.ceil(since / DAY_MS) * DAY_MS
  const last = Math.floor(until / DAY_MS) * DAY_MS
  if (first >= last) return [{ since, until, isDay: false }]
  return [
    { since, until: first, isDay: false },
    { since: first, until: last, isDay: true },
    { since: last, until, isDay: false },
  ].filter((span) => span.since < span.until)
}

const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10)

/** 0 for Monday. */
const weekdayOf = (time: number) => (new Date(time).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS
