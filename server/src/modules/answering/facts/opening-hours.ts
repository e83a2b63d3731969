import type { AskedDay } from './asked-day.ts'
import type { StoredFact } from './fact-store.ts'
import { speaksOfPastYears } from './past-years.ts'
import { hoursInWords, saySpans } from './say-hours.ts'
import { speaksOfOpening } from '../../../ports/reader/facts/time-words.ts'
import type { FactWording } from '../../../wording/types.ts'
import type { Period } from '../../listening/entities/period.ts'
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

/** No usual season is as short, in days; Christmas and the holidays of a business are. */
const MOST_DAYS_APART = 31

/** Whether hours hold on a date, or on a few days of it that differ from all others, and do not only speak of its weekday. */
export const speakOf = ({ value }: HoursFact, { date, weekday }: AskedDay): boolean =>
  value.date === null
    ? isApart(value.season) && value.days.includes(weekday) && inSeason(value.season, date)
    : date.endsWith(value.date)

/** Whether hours hold on days of a period that differ from all others, or in a season that it touches. */
export function holdIn({ value: { date, season } }: HoursFact, period: Period): boolean {
  const first = date ?? season?.from
  const last = date ?? season?.to
  if (first === undefined || last === undefined) return false
  if (WHOLE_DATE.test(first)) return first <= period.to && last >= period.from
  const years = [Number(period.from.slice(0, 4)) - 1, ...yearsOf(period)]
  const isOverNewYear = last < first
  return years.some(
    (year) =>
      `${year}-${first}` <= period.to && `${year + Number(isOverNewYear)}-${last}` >= period.from,
  )
}

const yearsOf = ({ from, to }: Period): number[] =>
  [...new Set([from, to])].map((day) => Number(day.slice(0, 4)))

function isApart(season: HoursFact['value']['season']): boolean {
  if (!season) return false
  const [from, to] = [season.from, season.to].map((day) => Date.parse(`2024-${day.slice(-5)}`))
  const year = 366 * DAY_MS
  return (to! - from! + year) % year < MOST_DAYS_APART * DAY_MS
}

/** The hours that apply to a date: those of the date itself, else of its weekday in its season, else of its weekday. */
export function hoursOn(facts: HoursFact[], { date, weekday }: AskedDay): HoursFact[] {
  const onDate = facts.filter(({ value }) => value.date !== null && date.endsWith(value.date))
  if (onDate.length > 0) return onDate
  const onWeekday = facts.filter(
    ({ value }) =>
      value.date === null && value.days.includes(weekday) && inSeason(value.season, date),
  )
  const seasonal = onWeekday.filter(({ value }) => value.season !== null)
  const closing = new Set(
    seasonal.filter(({ value }) => value.spans.length === 0).map(({ text }) => text),
  )
  // A row may say of one branch that it is closed, and of another when it is open.
  const closed = seasonal.filter(({ text }) => closing.has(text))
  return [closed, seasonal, onWeekday].find((found) => found.length > 0) ?? []
}

const WHOLE_DATE = /^\d{4}-/

/**
 * Whether a fact is about opening hours of days that are over: "closed on 22 May 2020" is left on pages for years, and so is "18 April" below
 * "Easter 2025". A date counts as over when it is over in every time zone.
 */
export function isOver(fact: StoredFact, now: Date): boolean {
  if (fact.kind !== 'hours') return false
  const { date, season } = fact.value
  const last = date ?? season?.to ?? ''
  if (WHOLE_DATE.test(last))
    return last < new Date(now.getTime() - DAY_MS).toISOString().slice(0, 10)
  const isDated = last !== '' || fact.value.days.length === 0
  return isDated && speaksOfPastYears(`${fact.title} ${fact.heading} ${fact.text}`, now)
}

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
  const { from, to } = season
  const day = WHOLE_DATE.test(from) ? date : date.slice(5)
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
