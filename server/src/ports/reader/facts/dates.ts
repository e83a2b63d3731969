import type { DateFact } from '../fact.ts'
import { nameAbove, type Line, placeOf, quoteAround, trimLabel } from './line.ts'
import { dayText } from './month-day.ts'
import type { Day, Token } from './time-token.ts'
import { timeTokens } from './time-tokens.ts'

const MAX = 100
const NEAR = 120

/** Dates that a page names, with what happens on them. */
export function datesOf(lines: Line[], language: string | null, monthFirst: boolean): DateFact[] {
  const facts: DateFact[] = []
  for (const [index, line] of lines.entries()) {
    if (facts.length >= MAX) break
    if (!/\d/.test(line.text)) continue
    const spans = spansOf(line.text, timeTokens(line.text, language, monthFirst))
    for (const [place, span] of spans.entries()) {
      const label = labelOf(line, lines[index - 1], span, spans[place - 1]?.end ?? 0)
      if (!label) continue
      const value = { from: dayText(span.from), to: span.to && dayText(span.to) }
      const text = quoteAround(line.text, span.start, span.end)
      facts.push({ ...placeOf(line), kind: 'date', role: null, label, text, value })
    }
  }
  return facts.slice(0, MAX)
}

type Span = { from: Day; to: Day | null; start: number; end: number }

/** Dates and spans of days: "14 June 2026", "12.–14. Juni", "June 12–14, 2026", "28 febbraio – 3 marzo 2026". */
function spansOf(text: string, tokens: Token[]): Span[] {
  const spans: Span[] = []
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index]!
    if (token.kind !== 'date') continue
    const [next, last, before, first] = [
      tokens[index + 1],
      tokens[index + 2],
      tokens[index - 1],
      tokens[index - 2],
    ]
    const span: Span = { from: token.date, to: null, start: token.at, end: token.end }
    if (next?.kind === 'to' && last?.kind === 'date') {
      span.to = last.date
      span.end = last.end
      index += 2
    } else if (
      next?.kind === 'to' &&
      last?.kind === 'clock' &&
      isDay(last) &&
      last.clock.hour > token.date.day
    ) {
      const year = /^,?\s((?:19|20)\d{2})(?!\d)/.exec(text.slice(last.end))?.[1]
      if (year) span.from = { ...token.date, year: Number(year) }
      span.to = { ...span.from, day: last.clock.hour }
      span.end = last.end
      index += 2
    } else if (
      before?.kind === 'to' &&
      first?.kind === 'clock' &&
      isDay(first) &&
      first.clock.hour < token.date.day
    ) {
      span.to = token.date
      span.from = { ...token.date, day: first.clock.hour }
      span.start = first.at
    }
    if (span.to && span.from.year === null) span.from = { ...span.from, year: span.to.year }
    spans.push(span)
  }
  return spans
}

const isDay = ({ clock }: Token & { kind: 'clock' }) =>
  clock.isBare && clock.hour >= 1 && clock.hour <= 31

function labelOf(line: Line, above: Line | undefined, span: Span, after: number): string {
  const before = trimLabel(line.text.slice(Math.max(after, span.start - NEAR), span.start))
  if (/\p{L}{4}/u.test(before)) return before
  const behind = trimLabel(line.text.slice(span.end, span.end + NEAR).split(/[.!?](?:\s|$)/)[0]!)
  if (/\p{L}{4}/u.test(behind)) return behind.slice(0, 90)
  return nameAbove(line, above) || line.headings.at(-1) || ''
}
