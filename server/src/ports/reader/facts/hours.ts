import type { HoursFact } from '../fact.ts'
import { timeTokensOfAny } from './any-language.ts'
import { daysOfColumns, endsOfColumns } from './hours-columns.ts'
import { ALL_DAY, EVERY_DAY, type Frame, NO_FRAME, type Rule } from './hours-rule.ts'
import { rulesOf } from './hours-rules.ts'
import { isLabelLine, type Line, placeOf, quoteAround, trimLabel } from './line.ts'
import type { Token } from './time-token.ts'
import { speaksOfOpening } from './time-words.ts'

/** What the lines above have stated for the next one. */
type Above = { line: Line | undefined; frame: Frame; words: string; name: string }

/** Opening hours by weekday, season and date, from lines, rows and sentences. */
export function hoursOf(lines: Line[], language: string | null, monthFirst: boolean): HoursFact[] {
  const facts: HoursFact[] = []
  const tokensOf = (text: string) => timeTokensOfAny(text, language, monthFirst)
  let above = below(undefined, tokensOf)
  for (const line of lines) {
    if (line.headings.join('\n') !== above.line?.headings.join('\n')) above = below(line, tokensOf)
    const read =
      daysOfColumns(above.line, line, tokensOf) ??
      endsOfColumns(line, tokensOf) ??
      rulesOf(tokensOf(line.text), above.frame)
    let previous: { rule: Rule; label: string } | undefined
    for (const rule of read.rules) {
      const label = labelOf(line, above.name, rule, previous)
      facts.push(...toFact(line, above, rule, label))
      previous = { rule, label }
    }
    const hasFrame = read.frame.days.length > 0 || read.frame.date !== null
    const isName = isLabelLine(line) && !/\d/.test(line.text) && !hasFrame
    const isSaying = read.rules.length > 0 || hasFrame
    above = {
      line,
      frame: read.frame,
      words: hasFrame && read.rules.length === 0 ? line.text : hasFrame ? above.words : '',
      name: isSaying ? above.name : isName ? trimLabel(line.text) : '',
    }
  }
  return facts
}

/** What a heading states for the lines below it, such as "Monday" or "April–October". */
function below(line: Line | undefined, tokensOf: (text: string) => Token[]): Above {
  const heading = line?.headings.at(-1) ?? ''
  const { frame } = rulesOf(tokensOf(heading), NO_FRAME)
  return {
    line: undefined,
    frame,
    words: frame.days.length > 0 || frame.date ? heading : '',
    name: '',
  }
}

/** Separates the cells of a row. */
const CELL = ' | '
/** A telephone number or an email address. */
const CONTACT = /\d[\d ()./-]{6,}\d|\S@\S/
const NEAR = 120

function toFact(line: Line, above: Above, rule: Rule, label: string): HoursFact[] {
  const { spans, season, date } = rule
  const around = `${line.text.slice(0, 300)} ${label} ${above.line?.text.slice(0, 120) ?? ''} ${line.headings.join(' ')}`
  const isAllDay = spans[0] === ALL_DAY && rule.days.length === 0
  const isAboutOpening = speaksOfOpening(isAllDay ? line.text.slice(0, 80) : around)
  const days = isAllDay && isAboutOpening ? EVERY_DAY : rule.days
  // The season in which the pool is closed is not that of the hotel.
  const isClosedSeason = rule.isClosed && season !== null && days.length === EVERY_DAY.length
  if (isClosedSeason && !isAboutOpening) return []
  const isSaid = days.length > 0 ? date === null : isAboutOpening && (date !== null || rule.isPlain)
  if (!isSaid && !(rule.isClosed && date !== null)) return []
  const quote = cellAround(line, rule) ?? quoteAround(line.text, Math.max(0, rule.at), rule.end)
  const value = { days: date ? [] : days, spans: rule.isClosed ? [] : spans, season, date }
  const before = rule.isFramed && above.words ? above.words : days.length === 0 ? label : ''
  const text = before && !quote.includes(before) ? `${before}: ${quote}`.slice(0, 300) : quote
  return [{ ...placeOf(line), kind: 'hours', role: null, label, text, value }]
}

/** In a footer, whose other cells have how to reach the business, the cell that says when it is open. */
function cellAround({ text }: Line, { at, end }: Rule): string | undefined {
  let start = 0
  let found: string | undefined
  const others = text.split(CELL).filter((cell) => {
    const holds = at >= start && end <= start + cell.length
    start += cell.length + CELL.length
    if (holds) found = cell
    return !holds
  })
  return others.some((cell) => CONTACT.test(cell)) ? found : undefined
}

/** What the hours are for: words before them in the cell or line, after the times, in the line above, or the heading. */
function labelOf(
  line: Line,
  name: string,
  rule: Rule,
  previous: { rule: Rule; label: string } | undefined,
): string {
  const start = Math.max(previous?.rule.end ?? 0, rule.at - NEAR)
  const before = line.text.slice(start, Math.max(0, rule.at)).split(' | ').at(-1)!
  // Times further left belong to something else than days, such as holidays.
  const own = trimLabel(before.split(/\d[^\p{L}]*|[.!?]\s/u).at(-1)!)
  if (/\p{L}{4}/u.test(own)) return own
  const behind = /^\s?[(–-]?\s?([\p{L} ]{4,60})\)?$/u.exec(line.text.slice(rule.end, rule.end + 70))
  if (behind) return behind[1]!.trim()
  return previous?.label || name || line.headings.at(-1) || ''
}
