import { NO_FRAME } from './hours-rule.ts'
import { rulesOf } from './hours-rules.ts'
import type { Line } from './line.ts'
import type { Token } from './time-token.ts'

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
