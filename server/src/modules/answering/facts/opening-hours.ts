import type { AskedDay } from './asked-day.ts'
import type { StoredFact } from './fact-store.ts'
import { speaksOfOpening } from '../../../ports/reader/facts/time-words.ts'
import type { FactWording } from '../../../wording/types.ts'

export type HoursFact = Extract<StoredFact, { kind: 'hours' }>

const LINES = 10
/** A date counts as over when it is over in every time zone. */
const DAY_MS = 86_400_000

/** The lines of a page that state hours, as written, each once. */
export const linesOf = (facts: HoursFact[]): string[] =>
  [...new Set(facts.map(lineOf))].slice(0, LINES)

const lineOf = ({ text, label }: HoursFact): string =>
  speaksOfOpening(label) && text.startsWith(`${label}: `) ? text.slice(label.length + 2) : text

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

/** Whether a fact is about opening hours of a single day that is over: "closed on 22 May 2020" is left on pages for years. */
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
  const spans = facts[0]!.value.spans.map(({ opens, closes }) =>
    closes === null ? `${wording.from} ${opens}` : `${opens}–${closes}`,
  )
  const name = ahead === 0 ? wording.today : wording.tomorrow
  return `${name}: ${spans.join(', ') || wording.closed}`
}
