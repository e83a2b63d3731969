import type { ParsedComponents, ParsedResult } from 'chrono-node'
import { momentOf, offsetAt } from '../../lib/zone.ts'
import { DAY_MS, MINUTE_MS, WEEK_MS } from '../../lib/time.ts'
import { relativeTime, type Unit } from './relative-time.ts'
import { type SearchLanguage, TIME_WORDS, type TimeWords } from './time-words.ts'
import { TIME_PARSERS } from '../../lib/time-parsers.ts'

/** From `since` on, up to but not including `until`. */
export type Span = { since: Date; until: Date }

/** A search for a time, and the words to search for within it; empty when only the time is searched. */
export type NamedSpan = Span & { words: string }

type Clock = { now: Date; timeZone: string }

const GLUED = /^(?:\d{1,2}\p{Script=Latin}+|\p{Script=Latin}+\d{1,2})$/u

/**
 * The time that a search names, in `timeZone`: 'yesterday', 'refund last week', 'in June', 'since Monday', '3 to 5 June'. Null when it
 * names none, or a future one. A month alone does not count, because 'June' and 'May' are people too.
 * @param languages that the search may be in, the likeliest first
 */
export async function namedSpan(
  search: string,
  { languages, ...clock }: Clock & { languages: SearchLanguage[] },
): Promise<NamedSpan | null> {
  for (const language of languages) {
    const span = relativeSpan(search, language, clock) ?? (await readSpan(search, language, clock))
    if (span) return span
  }
  return null
}

/** A day, week, month or year with an expression of its own. */
function relativeSpan(
  search: string,
  language: SearchLanguage,
  { now, timeZone }: Clock,
): NamedSpan | null {
  const named = relativeTime(search, language)
  if (!named) return null
  const { index, length, unit, by } = named
  const { before, leading } = parted(search.slice(0, index), TIME_WORDS[language])
  const [since, until] = boundsOf(unit, by, dayIn(timeZone, now))
  const at = (day: number) => momentOf({ ...dateOf(day), hour: 0, minute: 0 }, timeZone)
  const isOpen = leading.some((word) => TIME_WORDS[language].openEnded.has(word))
  const words = `${before} ${search.slice(index + length)}`.trim()
  return { words, since: at(since), until: isOpen ? now : at(until) }
}

function boundsOf(unit: Unit, by: number, today: number): [since: number, until: number] {
  const date = new Date(today)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  if (unit === 'year') return [Date.UTC(year + by, 0, 1), Date.UTC(year + by + 1, 0, 1)]
  if (unit === 'month') return [Date.UTC(year, month + by, 1), Date.UTC(year, month + by + 1, 1)]
  const days = unit === 'week' ? 7 : 1
  const first = (unit === 'week' ? mondayOf(today) : today) + by * days * DAY_MS
  return [first, first + days * DAY_MS]
}

async function readSpan(
  search: string,
  language: SearchLanguage,
  { now, timeZone }: Clock,
): Promise<NamedSpan | null> {
  const { parse } = await TIME_PARSERS[language]()
  const reference = { instant: now, timezone: offsetAt(timeZone, now) }
  const [found, another] = parse(search, reference)
  if (!found || another) return null
  const words = TIME_WORDS[language]
  const { before, leading } = parted(search.slice(0, found.index), words)
  if (!isTime(found, leading)) return null
  const span = spanOf(found, leading, words, { now, timeZone })
  if (!span || span.since > now) return null
  const after = search.slice(found.index + found.text.length)
  return { words: `${before} ${after}`.trim(), ...span }
}

/** The text before a time, without the words that introduce it. */
function parted(
  text: string,
  { leading: leads }: TimeWords,
): { before: string; leading: string[] } {
  const words = wordsOf(text)
  let end = words.length
  while (end > 0 && leads.has(words[end - 1]!.toLowerCase())) end -= 1
  const leading = words.slice(end).map((word) => word.toLowerCase())
  return { before: words.slice(0, end).join(' '), leading }
}

function isTime({ text, start }: ParsedResult, leading: string[]): boolean {
  if (start.isCertain('hour')) return false
  // A fraction looks like a day of a month, and so do the letters that tell nameless visitors apart: “Visitor 3FEB”.
  if (text.includes('/') && !start.isCertain('year')) return false
  if (GLUED.test(text)) return false
  const isAlone = wordsOf(text).length + leading.length === 1
  const isCasual = [...start.tags()].some((tag) => tag.startsWith('casualReference/'))
  return !isAlone || isCasual || /\d/.test(text)
}

function spanOf(
  { text, start, end }: ParsedResult,
  leading: string[],
  { lookingBack, week, openEnded }: TimeWords,
  { now, timeZone }: Clock,
): Span | null {
  const words = wordsOf(text.toLowerCase())
  const first = dayOf(start)
  const at = (day: number) => momentOf({ ...dateOf(day), hour: 0, minute: 0 }, timeZone)
  // 'The last 3 days' end now, and so does a time introduced by 'since'.
  if (words.length > 2 && words.some((word) => lookingBack.has(word))) {
    return { since: at(first), until: now }
  }
  if (words.some((word) => week.has(word))) {
    const monday = mondayOf(first)
    return { since: at(monday), until: at(monday + WEEK_MS) }
  }
  const day = backIntoPast(start, first, now)
  if (leading.some((word) => openEnded.has(word))) return { since: at(day), until: now }
  if (!end) return spanFrom(start, day, at)
  return { since: at(day), until: at(dayOf(end) + DAY_MS - (first - day)) }
}

/** The day, the month or the year that begins there or contains it, whichever was named. */
function spanFrom(start: ParsedComponents, day: number, at: (day: number) => Date): Span | null {
  const date = new Date(day)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  if (start.isCertain('day') || start.isCertain('weekday')) {
    return { since: at(day), until: at(day + DAY_MS) }
  }
  if (start.isCertain('month')) {
    return { since: at(Date.UTC(year, month, 1)), until: at(Date.UTC(year, month + 1, 1)) }
  }
  if (!start.isCertain('year')) return null
  return { since: at(Date.UTC(year, 0, 1)), until: at(Date.UTC(year + 1, 0, 1)) }
}

/** Searches are about the past: 'on Friday' is the last one, and 'in December' that of last year. */
function backIntoPast(start: ParsedComponents, day: number, now: Date): number {
  if (day <= now.getTime()) return day
  if (start.isCertain('weekday') && !start.isCertain('day')) return day - WEEK_MS
  const date = new Date(day)
  if (!start.isCertain('month') || start.isCertain('year')) return day
  return Date.UTC(date.getUTCFullYear() - 1, date.getUTCMonth(), date.getUTCDate())
}

const mondayOf = (day: number): number => day - ((new Date(day).getUTCDay() + 6) % 7) * DAY_MS

/** The present day in a time zone, as midnight UTC of that date. */
const dayIn = (timeZone: string, now: Date): number =>
  Math.floor((now.getTime() + offsetAt(timeZone, now) * MINUTE_MS) / DAY_MS) * DAY_MS

/** A day as midnight UTC, to calculate with. */
const dayOf = (at: ParsedComponents) =>
  Date.UTC(at.get('year')!, at.get('month')! - 1, at.get('day')!)

function dateOf(day: number) {
  const date = new Date(day)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

const wordsOf = (text: string) => text.split(' ').filter(Boolean)
