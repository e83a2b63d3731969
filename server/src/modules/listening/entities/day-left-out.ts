import type { ParsedComponents, ParsedResult } from 'chrono-node'
import type { Temporal } from 'temporal-polyfill'
import { tokensOf } from './phrases.ts'

type Parse = (text: string) => ParsedResult[]

/**
 * The text without a day and the hour said of it, as far as it names another day as well: “from Tuesday at 9 to Thursday at 10”.
 * @param days what the library found in the text
 * @returns null when it names no other day, or not this one
 */
export function withoutDay(
  text: string,
  days: ParsedResult[],
  left: Temporal.PlainDate,
  parse: Parse,
): string | null {
  const own = days.find(({ start }) => isOn(start, left))
  if (!own) return null
  const { index, end } = own
  const isRange = end !== null && end !== undefined && !isOn(end, left)
  if (!isRange && days.every(({ start }) => isOn(start, left))) return null
  const to = index + (isRange ? lengthOfStart(own, parse) : own.text.length)
  return text.slice(0, index) + text.slice(to)
}

/** Where the text of a range names the second of its days: the library does not tell. */
function lengthOfStart({ text, end }: ParsedResult, parse: Parse): number {
  const [, ...later] = tokensOf(text)
  for (const { from } of later) {
    const [found] = parse(text.slice(from))
    if (found && !found.end && dayOf(found.start) === dayOf(end!)) return from + found.index
  }
  return text.length
}

const dayOf = (time: ParsedComponents): number =>
  Date.UTC(time.get('year')!, time.get('month')! - 1, time.get('day')!)

const WEEK_DAYS = 7

/** A weekday without a date counts on each of its dates, because people say it of an appointment in three weeks as well. */
const isOn = (time: ParsedComponents, day: Temporal.PlainDate): boolean =>
  time.isCertain('weekday') && !time.isCertain('day')
    ? day.dayOfWeek % WEEK_DAYS === time.get('weekday')
    : dayOf(time) === Date.UTC(day.year, day.month - 1, day.day)
