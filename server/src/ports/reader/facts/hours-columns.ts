import { EVERY_DAY, NO_FRAME, rulesOf } from './hours-rules.ts'
import type { Line } from './line.ts'
import type { Token } from './time-tokens.ts'

/** The days for a row of times where the row above consists of days. */
export function daysOfColumns(
  above: Line | undefined,
  line: Line,
  tokensOf: (text: string) => Token[],
) {
  const { length } = line.cells
  if (!above || length < 2 || above.cells.length !== length) return undefined
  const frames = above.cells.map(({ text }) => rulesOf(tokensOf(text), NO_FRAME))
  const isHeader = frames.every(({ rules, frame }) => rules.length === 0 && frame.days.length > 0)
  if (!isHeader) return undefined
  const rules = line.cells.flatMap(({ text }, column) => {
    const read = rulesOf(tokensOf(text), frames[column]!.frame)
    return read.rules.map((rule) => ({ ...rule, at: 0, end: line.text.length }))
  })
  return rules.length > 0 ? { rules, frame: NO_FRAME } : undefined
}

/** A time alone in its cell: "09:00", "5 PM". */
const CLOCK_ALONE = /^\d{1,2}(?:[:.h]\d{2})?\s?(?:[ap]\.?m\.?|uhr|h|uur)?$/i

/** The hours of a row in which opening and closing times have a column each: "Monday | 9:00 | 17:30". */
export function endsOfColumns(line: Line, tokensOf: (text: string) => Token[]) {
  const [first, ...times] = line.cells
  const isSplit = times.length === 2 || times.length === 4
  if (!first || !isSplit || !times.every(({ text }) => CLOCK_ALONE.test(text))) return undefined
  if (!tokensOf(first.text).some(({ kind }) => kind === 'days')) return undefined
  const spans = times.flatMap(({ text }, at) =>
    at % 2 === 0 ? `${text} – ${times[at + 1]!.text}` : [],
  )
  const { rules } = rulesOf(tokensOf(`${first.text} ${spans.join(', ')}`), NO_FRAME)
  const whole = rules.map((rule) => ({ ...rule, at: 0, end: line.text.length }))
  return rules.length > 0 ? { rules: whole, frame: NO_FRAME } : undefined
}

/** Fewer days below each other, with as many times below or beside them, are no two columns. */
const DAYS_BELOW = 2

/** Lines of days with as many lines or cells of times after them, as two columns side by side are read, each day joined with its times. */
export function besideDays(lines: Line[], tokensOf: (text: string) => Token[]): Line[] {
  const isDays = ({ text }: Line) =>
    text.length <= DAYS_LETTERS && tokensOf(text).length > 0 && tokensOf(text).every(isOfDays)
  const joined: Line[] = []
  for (let at = 0; at < lines.length;) {
    const run = lines.slice(at, at + EVERY_DAY.length)
    const other = run.findIndex((line) => !isDays(line))
    const days = run.slice(0, other < 0 ? run.length : other)
    const times = days.length < DAYS_BELOW ? [] : timesBelow(lines, at + days.length, days.length)
    const areTimes = times.length > 0 && times.every(({ text }) => isOnlyTimes(tokensOf(text)))
    if (areTimes) joined.push(...times.map((time, day) => withDay(days[day]!, time)))
    else joined.push(...lines.slice(at, at + Math.max(1, days.length)))
    at += areTimes
      ? days.length + new Set(times.map(({ line }) => line)).size
      : Math.max(1, days.length)
  }
  return joined
}

/** Letters of the longest name of days. */
const DAYS_LETTERS = 40
type Time = { line: Line; text: string }

/** As many times as there are days, in the cells of the next line or in the next lines; none when there are fewer. */
function timesBelow(lines: Line[], at: number, count: number): Time[] {
  const next = lines[at]
  if (next && next.cells.length === count)
    return next.cells.map(({ text }) => ({ line: next, text }))
  const below = lines.slice(at, at + count)
  return below.length === count ? below.map((line) => ({ line, text: line.text })) : []
}

const isOfDays = ({ kind }: Token): boolean => ['days', 'to', 'and', 'break'].includes(kind)

const isOnlyTimes = (tokens: Token[]): boolean =>
  tokens.some(({ kind }) => kind === 'clock' || kind === 'closed') &&
  !tokens.some(({ kind }) => ['days', 'word', 'date', 'month'].includes(kind))

const withDay = (day: Line, { line, text }: Time): Line => ({
  ...line,
  text: `${day.text}: ${text}`,
  cells: [],
})
