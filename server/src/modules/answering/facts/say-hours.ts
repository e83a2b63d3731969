import { timeTokensOfAny } from '../../../ports/reader/facts/any-language.ts'
import type { Clock, Token } from '../../../ports/reader/facts/time-token.ts'
import { writtenIn } from '../../../wording/index.ts'
import { writtenLocaleOf } from '../../../wording/locale.ts'
import type { FactWording } from '../../../wording/types.ts'
import type { HoursFact } from './opening-hours.ts'

type Value = HoursFact['value']

const WHOLE_WEEK = 7

/**
 * Hours that a page states in another language, in the language of the answer: "Sonntag: geschlossen" for "Sunday: closed"; null when the
 * line has words besides days and times, such as "by appointment only", which would be lost.
 */
export function hoursInWords(line: string, fact: HoursFact, language: string): string | null {
  const { days, spans, season, date } = fact.value
  const tokens = timeTokensOfAny(line, fact.language)
  const isBare = tokens.every(({ kind }) => !['word', 'other', 'holiday'].includes(kind))
  if (!isBare || (days.length === 0 && date === null)) return null
  const { facts } = writtenIn(language)
  const seasonal =
    season && `${dayOfYear(season.from, language)} – ${dayOfYear(season.to, language)}`
  const weekly = seasonal && days.length === WHOLE_WEEK ? null : sayDays(days, language)
  const when = [seasonal, date ? dayOfYear(date, language) : weekly]
  return `${when.filter(Boolean).join(', ')}: ${saySpans(asWritten(spans, line, tokens), facts)}`
}

/** A time without words, as pages of any language write it: "9.30", "9:30", "18h". */
const PLAIN_TIME = /^\d{1,2}(?:[.:h]\d{2}|h)$/

/** The spans with the times as the page writes them, where that needs no translation. */
function asWritten(spans: Value['spans'], line: string, tokens: Token[]): Value['spans'] {
  const written = new Map(
    tokens.flatMap((token) => {
      const text = line.slice(token.at, token.end).trim()
      return token.kind === 'clock' && PLAIN_TIME.test(text)
        ? [[timeOf(token.clock), text] as const]
        : []
    }),
  )
  const has = (time: string | null) => time === null || written.has(time)
  return spans.every(({ opens, closes }) => has(opens) && has(closes))
    ? spans.map(({ opens, closes }) => ({
        opens: written.get(opens)!,
        closes: closes && written.get(closes)!,
      }))
    : spans
}

const timeOf = ({ hour, minute }: Clock): string =>
  [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')

/** As in "9:00–12:00, 14:00–18:00"; the word for closed without hours. */
export const saySpans = (spans: Value['spans'], wording: FactWording): string =>
  spans
    .map(({ opens, closes }) =>
      closes === null ? `${wording.from} ${opens}` : `${opens}–${closes}`,
    )
    .join(', ') || wording.closed

/** Days of the week, at least three in a row as a range: "Monday–Friday". */
function sayDays(days: number[], language: string): string {
  const runs: number[][] = []
  for (const day of days) {
    if (runs.at(-1)?.at(-1) === day - 1) runs.at(-1)!.push(day)
    else runs.push([day])
  }
  // 1 January 2024 is a Monday.
  const name = (day: number) => sayDate(Date.UTC(2024, 0, 1 + day), language, { weekday: 'long' })
  return runs
    .flatMap((run) =>
      run.length > 2 ? `${name(run[0]!)}–${name(run.at(-1)!)}` : run.map((day) => name(day)),
    )
    .join(', ')
}

/** @param date `MM-DD`, or `YYYY-MM-DD`. */
export function dayOfYear(date: string, language: string): string {
  const [day, month, year] = date.split('-').map(Number).toReversed() as [number, number, number?]
  return sayDate(Date.UTC(year ?? 2024, month - 1, day), language, {
    day: 'numeric',
    month: 'long',
    ...(year !== undefined && { year: 'numeric' }),
  })
}

const sayDate = (at: number, language: string, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(writtenLocaleOf(language), { ...how, timeZone: 'UTC' }).format(at)
