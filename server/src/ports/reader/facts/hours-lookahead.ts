import type { Rule } from './hours-rule.ts'
import { rangeAt, spanUntil } from './hours-spans.ts'
import type { Token } from './time-token.ts'

/** Whether a time stands alone, without another to make a span; the "midi" in "midi 12h–14h" does not count. */
export function isSingle(tokens: Token[], index: number): boolean {
  const token = tokens[index]!
  const next = tokens[index + 1]?.kind
  return token.kind === 'clock' && !token.clock.isBare && next !== 'clock' && next !== 'from'
}

/** Whether times follow from here, with nothing but days between. */
export function timesFollow(tokens: Token[], index: number): boolean {
  let at = index
  while (['days', 'and', 'to', 'break'].includes(tokens[at]?.kind ?? '')) at++
  return tokens[at - 1]?.kind !== 'break' && rangeAt(tokens, at) !== undefined
}

/** Whether only the end of the hours follows: "Sat until 1 pm". */
export const endFollows = (tokens: Token[], index: number): boolean =>
  tokens[index]?.kind === 'to' && tokens[index + 1]?.kind === 'clock'

/** Tokens of a list of excepted days; a longer one is none, and looking back further would take the square of a line's length. */
const EXCEPTED_MAX = 16
const EXCEPTED: ReadonlySet<string> = new Set(['days', 'and', 'break', 'to', 'holiday'])

/** Whether days or holidays are what comes after "except", alone or in a list; one word may stand between, as in "außer an". */
export function isExcepted(tokens: Token[], index: number): boolean {
  const first = index - EXCEPTED_MAX
  let at = index - 1
  while (at > first && EXCEPTED.has(tokens[at]?.kind ?? '')) at--
  return (
    tokens[at]?.kind === 'except' ||
    (tokens[at]?.kind === 'word' && tokens[at - 1]?.kind === 'except')
  )
}

/** Whether days continue a list: "and every Tuesday" does, the second day of "Monday yoga, Tuesday" does not. */
export const isJoined = (tokens: Token[], index: number, words: number) =>
  words === 1 && ['and', 'to'].includes(tokens[index - 2]?.kind ?? '')

/** With more words between them, two dates are no range: "from the 24th to the 6th of January" has one, "to Mon 28 December" a day. */
const WORDS_IN_A_RANGE = 1
/** How far before its first date "between" stands. */
const BEFORE_A_RANGE = 2

/** The index of the last date or month of a range that begins here; -1 when none does. */
export function lastOfRange(tokens: Token[], index: number): number {
  const joint = tokens[index + 1]?.kind
  const isBetween = tokens
    .slice(Math.max(0, index - BEFORE_A_RANGE), index)
    .some(({ kind }) => kind === 'between')
  if (joint !== 'to' && !(joint === 'and' && isBetween)) return -1
  const between = tokens.slice(index + 2, index + 2 + WORDS_IN_A_RANGE)
  const words = between.findIndex(({ kind }) => kind !== 'word' && kind !== 'days')
  const last = index + 2 + (words < 0 ? between.length : words)
  return ['month', 'date'].includes(tokens[last]?.kind ?? '') ? last : -1
}

/** Whether a month continues the list of seasons that ended just before it. */
export const joins = (tokens: Token[], index: number, seasonEnd: number) =>
  seasonEnd >= 0 &&
  seasonEnd === index - 2 &&
  ['and', 'break'].includes(tokens[index - 1]?.kind ?? '')

/** Whether a month alone is a season: where it comes first or in a list, and no year follows. */
export function isSeason(tokens: Token[], index: number, seasonEnd: number): boolean {
  if (tokens[index + 1]?.kind === 'other') return false
  const isListed =
    ['and', 'break'].includes(tokens[index + 1]?.kind ?? '') && tokens[index + 2]?.kind === 'month'
  return index === 0 || isListed || joins(tokens, index, seasonEnd)
}

/** The days named from here, one or a range of them, and the last token that names them. */
export function daysNamed(tokens: Token[], index: number, token: Token & { kind: 'days' }) {
  const [to, last] = [tokens[index + 1], tokens[index + 2]]
  return to?.kind === 'to' && last?.kind === 'days'
    ? { named: daysBetween(token.days, last.days), index: index + 2, last }
    : { named: token.days, index, last: token }
}

/** The days from the first to the last; "Saturday to Monday" runs over the end of the week. */
function daysBetween(first: number[], last: number[]): number[] {
  const [from, to] = [first[0]!, last.at(-1)!]
  const length = ((to - from + 7) % 7) + 1
  return Array.from({ length }, (_, step) => (from + step) % 7)
}

/** The end of hours of other days than those before them, which begin as they do: "until 13" in "Mon–Fri 8–18, Sat until 13". */
export function endOfOtherDays(
  tokens: Token[],
  index: number,
  { days, spans }: Rule,
  before: Rule | undefined,
) {
  const [named, end] = [tokens[index - 1], tokens[index + 1]]
  const opens = before?.spans[0]?.opens
  const isOther = days.length > 0 && !days.some((day) => before?.days.includes(day))
  if (named?.kind !== 'days' || end?.kind !== 'clock' || spans.length > 0) return null
  return isOther && opens ? { named, end, span: spanUntil(opens, end.clock) } : null
}
