import type { Hours } from '../fact.ts'
import { two } from './month-day.ts'
import type { Clock, Token } from './time-tokens.ts'

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
  const isOnward = start.kind === 'from' && start.isOnward && !opens.clock.isBare && last < 0
  return isOnward
    ? { span: { opens: text(opens.clock), closes: null }, last: first, isPlain: true }
    : undefined
}

function spanOf(opens: Clock, closes: Clock): Hours['spans'][number] | undefined {
  const from = { ...opens }
  const to = { ...closes }
  // "2–6 pm" begins after noon, "9–5 pm" before it.
  if (to.half && !from.half && from.hour <= 12) {
    from.half = to.half === 'pm' && from.hour % 12 >= to.hour % 12 ? 'am' : to.half
  }
  // Opening hours as in "9–5" end after noon.
  if (!to.half && !from.half && to.hour < from.hour && from.hour <= 12 && to.isBare && to.hour > 0)
    to.half = 'pm'
  if (minutes(from) === minutes(to)) return undefined
  const closing = text(to)
  return { opens: text(from), closes: closing === '00:00' ? '24:00' : closing }
}

const hour24 = ({ hour, half }: Clock) => (half ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour)
const minutes = (clock: Clock) => hour24(clock) * 60 + clock.minute
const text = (clock: Clock) => `${two(hour24(clock))}:${two(clock.minute)}`
