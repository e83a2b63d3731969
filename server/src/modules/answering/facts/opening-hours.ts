import type { AskedDay } from './asked-day.ts'
import type { StoredFact } from './fact-store.ts'
import { hoursInWords, saySpans } from './say-hours.ts'
import { speaksOfOpening } from '../../../ports/reader/facts/time-words.ts'
import type { FactWording } from '../../../wording/types.ts'
import { DAY_MS } from '../../../lib/time.ts'

export type HoursFact = Extract<StoredFact, { kind: 'hours' }>

const LINES = 10

/**
 * The lines of a page that state hours, each once.
 * @param language in which they are told where the page is in another one; absent: as written.
 */
export const linesOf = (facts: HoursFact[], language?: string): string[] =>
  [...new Set(facts.map((fact) => lineOf(fact, language)))].slice(0, LINES)

function lineOf(fact: HoursFact, language: string | undefined): string {
  const { text, label } = fact
  const isLabelled = speaksOfOpening(label) && text.startsWith(`${label}: `)
  const line = isLabelled ? text.slice(label.length + 2) : text
  const isTranslated = language !== undefined && isForeign(fact, language)
  return (isTranslated && hoursInWords(line, fact, language)) || line
}

/** Whether a page is known to be in another language than the answer. */
export const isForeign = (fact: StoredFact, language: string): boolean =>
  fact.language !== null && fact.language !== language

/** The hours that apply to a date: those of the date itself, else of its weekday in its season, else of its weekday. */
export function hoursOn(facts: HoursFact[], { date, weekday }: AskedDay): HoursFact[] {
  const onDate = facts.filter(({ value }) => value.date !== null && date.endsWith(value.date))
  if (onDate.length > 0) return onDate
  const onWeekday = facts.filter(
    ({ value }) =>
      value.date === null && value.days.includes(weekday) && inSeason(value.season, date),
  )
  const seasonal = onWeekday.filter(({ value }) => value.season !== null)
  const closed = seasonal.filter(({ value }) => value.spans.length === 0)
  return [closed, seasonal, onWeekday].find((found) => found.length > 0) ?? []
}

const WHOLE_DATE = /^\d{4}-/

/**
 * Whether a fact is about opening hours of a single day that is over: "closed on 22 May 2020" is left on pages for years. A date counts as
 * over when it is over in every time zone.
 */
export const isOver = ({ kind, value }: StoredFact, now: Date): boolean =>
  kind === 'hours' &&
  value.date !== null &&
  WHOLE_DATE.test(value.date) &&
  value.date < new Date(now.getTime() - DAY_MS).toISOString().slice(0, 10)

const MONTHS = new Set(
  ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'].flatMap((language) =>
    Array.from({ length: 12 }, (_, month) =>
      new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
        .format(Date.UTC(2024, month, 1))
        .toLowerCase(),
    ),
  ),
)

/** Whether hours hold in a season that could not be read: "Easter to end of October". Whether that is now, nobody knows. */
export const isOfUnreadSeason = ({ label, value: { season, date } }: HoursFact): boolean =>
  season === null &&
  date === null &&
  (label.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => MONTHS.has(word))

/** A season may extend over the end of the year. */
function inSeason(season: HoursFact['value']['season'], date: string): boolean {
  if (!season) return true
  const day = date.slice(5)
  const { from, to } = season
  return from <= to ? day >= from && day <= to : day >= from || day <= to
}

/**
 * The hours of today or tomorrow, as in "Today: 9:00–12:00, 14:00–18:00"; null for a later day, or when the pages contradict each other.
 */
export function saySoon(
  facts: HoursFact[],
  { ahead }: AskedDay,
  wording: FactWording,
): string | null {
  const distinct = new Set(facts.map(({ value }) => JSON.stringify(value.spans)))
  if (distinct.size !== 1 || ahead > 1) return null
  const name = ahead === 0 ? wording.today : wording.tomorrow
  return `${name}: ${saySpans(facts[0]!.value.spans, wording)}`
}
