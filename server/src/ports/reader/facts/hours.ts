import type { HoursFact } from '../fact.ts'
import { type Frame, NO_FRAME, type Rule, rulesOf } from './hours-rules.ts'
import { isLabelLine, type Line, placeOf, quoteAround, trimLabel } from './line.ts'
import { timeTokens } from './time-tokens.ts'
import { speaksOfOpening } from './time-words.ts'

/** When somebody is there, by weekday, season and date, from lines, rows and sentences. */
export function hoursOf(lines: Line[], language: string | null, monthFirst: boolean): HoursFact[] {
  const facts: HoursFact[] = []
  let frame: Frame = NO_FRAME
  let above: Line | undefined
  let heading = ''
  for (const line of lines) {
    const path = line.headings.join('\n')
    if (path !== heading || !above) {
      heading = path
      above = undefined
      frame = frameOf(line.headings.at(-1) ?? '', language, monthFirst)
    }
    const tokens = timeTokens(line.text, language, monthFirst)
    const columns = daysOfColumns(above, line, language)
    const read = columns ?? rulesOf(tokens, frame)
    facts.push(
      ...read.rules.flatMap((rule, index) => toFact(line, above, rule, read.rules[index - 1])),
    )
    // Days wait for the times of the next line only; a season holds for all below it.
    frame = read.frame
    above = line
  }
  return facts
}

/** "Monday" or "April–October" may be the heading. */
const frameOf = (heading: string, language: string | null, monthFirst: boolean): Frame =>
  rulesOf(timeTokens(heading, language, monthFirst), NO_FRAME).frame

/** A row of days above a row of times. */
function daysOfColumns(above: Line | undefined, line: Line, language: string | null) {
  const { length } = line.cells
  if (!above || length < 2 || above.cells.length !== length) return undefined
  const frames = above.cells.map(({ text }) => rulesOf(timeTokens(text, language), NO_FRAME))
  const isHeader = frames.every(({ rules, frame }) => rules.length === 0 && frame.days.length > 0)
  if (!isHeader) return undefined
  const rules = line.cells.flatMap(({ text }, column) => {
    const read = rulesOf(timeTokens(text, language), frames[column]!.frame)
    return read.rules.map((rule) => ({ ...rule, at: 0, end: line.text.length }))
  })
  return rules.length > 0 ? { rules, frame: NO_FRAME } : undefined
}

function toFact(
  line: Line,
  above: Line | undefined,
  rule: Rule,
  previous: Rule | undefined,
): HoursFact[] {
  const { days, spans, season, date } = rule
  const label = labelOf(line, above, rule, previous)
  const around = `${line.text.slice(0, 300)} ${label} ${above?.text.slice(0, 120) ?? ''} ${line.headings.join(' ')}`
  const isAboutOpening = speaksOfOpening(around)
  const isSaid = days.length > 0 ? date === null : isAboutOpening && (date !== null || rule.isPlain)
  const isClosedOnDate = rule.isClosed && date !== null
  if (!isSaid && !isClosedOnDate) return []
  const quote = quoteAround(line.text, Math.max(0, rule.at), rule.end)
  const hasDays = days.length === 0 || /\p{L}{2}/u.test(quote)
  const value = { days: date ? [] : days, spans: rule.isClosed ? [] : spans, season, date }
  return [
    {
      ...placeOf(line),
      kind: 'hours',
      role: null,
      label,
      text: hasDays || !label ? quote : `${label}: ${quote}`,
      value,
    },
  ]
}

/** Whose hours they are: what stands before them, the cells that hold no time, the line above, or the heading. */
function labelOf(
  line: Line,
  above: Line | undefined,
  rule: Rule,
  previous: Rule | undefined,
): string {
  const before = trimLabel(
    line.text.slice(Math.max(previous?.end ?? 0, rule.at - 120), Math.max(0, rule.at)),
  )
  if (/\p{L}{3}/u.test(before)) return before
  const behind = /^\s?[(–-]?\s?([\p{L} ]{4,60})\)?$/u.exec(line.text.slice(rule.end, rule.end + 70))
  if (behind) return behind[1]!.trim()
  if (isLabelLine(above) && !/\d/.test(above.text)) return trimLabel(above.text)
  return line.headings.at(-1) ?? ''
}
