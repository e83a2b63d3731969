import type { ReportQuery } from 'shared-types'
import type { Days, Span } from '../../lib/days.ts'
import { DAY_MS } from '../../lib/time.ts'

const WEEK_DAYS = 7
const MS_OF = { hour: DAY_MS / 24, quarter: DAY_MS / 4, day: DAY_MS }

/** The preceding period of the same length. */
export function daysBefore({ from, to }: Days): Days {
  const [first, last] = [Date.parse(from), Date.parse(to)]
  return { from: dayAt(first - (last - first) - DAY_MS), to: dayAt(first - DAY_MS) }
}

/** The days or weeks of a period, of which the first and the last may be cut; without grouping, the whole period. */
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

/** Which counter rows to read: those of hours, or sums of several hours. */
export type Step = 'hour' | 'quarter' | 'day' | 'month'
export type Piece = Span & { step: Step }

/**
 * The counter rows that make up a time span, as few as possible: up to `rolled` the months, days and six-hour rows (UTC) of `spans`, after
 * that the days of `counts`; and single hours at the edges.
 */
export function piecesOf(
  { since, until }: Span,
  rolled: number,
): { spans: Piece[]; counts: Piece[] } {
  const cut = Math.min(until, Math.max(since, rolled))
  const early = cutInto(['month', 'day', 'quarter', 'hour'], { since, until: cut })
  const late = cutInto(['day', 'hour'], { since: cut, until })
  return {
    spans: early.filter(({ step }) => step !== 'hour'),
    counts: [...early.filter(({ step }) => step === 'hour'), ...late],
  }
}

/** Covers a time span with whole units of the largest step, and the rest before and after with smaller ones. */
function cutInto([step, ...smaller]: Step[], { since, until }: Span): Piece[] {
  if (since >= until) return []
  if (smaller.length === 0) return [{ step: step!, since, until }]
  const [first, last] = [beginOf(step!, since, 'next'), beginOf(step!, until, 'last')]
  if (first >= last) return cutInto(smaller, { since, until })
  return [
    ...cutInto(smaller, { since, until: first }),
    { step: step!, since: first, until: last },
    ...cutInto(smaller, { since: last, until }),
  ]
}

/** The start of the unit that contains this time or begins at it, or else of the next one. */
function beginOf(step: Step, time: number, which: 'last' | 'next'): number {
  if (step !== 'month') {
    const ms = MS_OF[step]
    return (which === 'last' ? Math.floor(time / ms) : Math.ceil(time / ms)) * ms
  }
  const date = new Date(time)
  const begin = Date.UTC(date.getUTCFullYear(), date.getUTCMonth())
  return begin === time || which === 'last'
    ? begin
    : Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1)
}

const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10)

/** 0 for Monday. */
const weekdayOf = (time: number) => (new Date(time).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS
