import type { Hours } from '../fact.ts'
import { two } from './month-day.ts'
import type { Clock, Token } from './time-token.ts'

/** The span of times at a place: "9 – 12", "from 5 pm". */
export function rangeAt(tokens: Token[], index: number) {
  const start = tokens[index]
  if (!start) return undefined
  const opens = start.kind === 'from' ? tokens[index + 1] : start
  const first = start.kind === 'from' ? index + 1 : index
  if (opens?.kind !== 'clock' || opens.clock.hour > 24) return undefined
  const last =
    tokens[first + 1]?.kind === 'to' || (tokens[first + 1]?.kind === 'and' && start.kind === 'from')
      ? first + 2
      : -1
  const closes = tokens[last]
  if (closes?.kind === 'clock' && closes.clock.hour <= 24) {
    const span = spanOf(opens.clock, closes.clock)
    const isPlain = !opens.clock.isBare || !closes.clock.isBare
    return span && { span, last, isPlain }
  }
  if (closes?.kind === 'late') {
    const from = untilLate(opens.clock)
    return from && { span: { opens: text(from), closes: null }, last, isPlain: !opens.clock.isBare }
  }
  const isOnward = start.kind === 'from' && start.isOnward && !opens.clock.isBare && last < 0
  return isOnward
    ? { span: { opens: text(opens.clock), closes: null }, last: first, isPlain: true }
    : undefined
}

/** The opening before "till late": a bare 10 is in the morning and a bare 5 in the afternoon, but 8 may be either. */
function untilLate(opens: Clock): Clock | undefined {
  if (!opens.isBare || opens.hour > 8) return opens
  return opens.isOfTwelve && opens.hour < 7 ? { ...opens, half: 'pm' } : undefined
}

function spanOf(opens: Clock, closes: Clock): Hours['spans'][number] | undefined {
  const from = { ...opens }
  const to = { ...closes }
  // "2–6 pm" begins after noon, "9–5 pm" before it.
  if (to.half && !from.half && from.hour <= 12) {
    from.half = to.half === 'pm' && from.hour % 12 >= to.hour % 12 ? 'am' : to.half
  }
  // Opening hours as in "9–5" end after noon.
  const mayBeAfternoon = to.isBare || (to.isOfTwelve && from.isOfTwelve)
  const isSame = to.hour === from.hour && to.minute === from.minute
  const isEarlier = (to.hour < from.hour || isSame) && from.hour <= 12 && to.hour > 0
  if (!to.half && from.half !== 'pm' && isEarlier && mayBeAfternoon) to.half = 'pm'
  // "1 pm to 5" ends on the same afternoon, "8 pm to 2" after midnight.
  const isOnward = to.isBare && to.hour < 12 && to.hour > from.hour % 12
  if (!to.half && from.half === 'pm' && isOnward) to.half = 'pm'
  if (minutes(from) === minutes(to)) return undefined
  const closing = text(to)
  return { opens: text(from), closes: closing === '00:00' ? '24:00' : closing }
}

/** The span that begins at `opens` and ends at a clock, as in "Sat until 1 pm" after the hours of weekdays. */
export function spanUntil(opens: string, closes: Clock): Hours['spans'][number] | undefined {
  const [hour, minute] = opens.split(':').map(Number)
  return spanOf(
    { hour: hour!, minute: minute!, half: null, isBare: false, isOfTwelve: true },
    closes,
  )
}

/**
 * A second span of a day, which begins after the first has ended: "9 to 2 and 5 to 8" ends in the evening.
 * @returns the span as it is where it does so already, or is not one of twelve hours.
 */
export function afterSpan(
  span: Hours['spans'][number],
  previous: Hours['spans'][number] | undefined,
): Hours['spans'][number] {
  const { opens, closes } = span
  const isAfter = !previous?.closes || opens >= previous.closes || closes === null
  if (isAfter || opens >= '12:00' || closes > '12:00' || closes <= opens) return span
  return { opens: later(opens), closes: later(closes) }
}

/** A span of the evening, which "dinner 5:30–10" is although it looks like one of the morning. */
export const inEvening = (span: Hours['spans'][number]): Hours['spans'][number] =>
  span.opens < '12:00' && span.closes !== null && span.closes <= '12:00' && span.opens < span.closes
    ? { opens: later(span.opens), closes: later(span.closes) }
    : span

const later = (time: string): string => `${Number(time.slice(0, 2)) + 12}${time.slice(2)}`

const hour24 = ({ hour, half }: Clock) => (half ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour)
const minutes = (clock: Clock) => hour24(clock) * 60 + clock.minute
const text = (clock: Clock) => `${two(hour24(clock))}:${two(clock.minute)}`
