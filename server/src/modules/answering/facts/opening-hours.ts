import type { AskedDay } from './asked-day.ts'
import type { StoredFact } from './fact-store.ts'
import type { FactWording } from './wording.ts'

export type HoursFact = Extract<StoredFact, { kind: 'hours' }>

const LINES = 10

/** Lines of a page that tell hours, as they stand there, each once. */
export const linesOf = (facts: HoursFact[]): string[] =>
  [...new Set(facts.map((fact) => fact.text))].slice(0, LINES)

/** What holds on a day: hours of that date, else of its weekday in its season, else of its weekday. */
export function hoursOn(facts: HoursFact[], { date, weekday }: AskedDay): HoursFact[] {
  const onDate = facts.filter(({ value }) => value.date !== null && date.endsWith(value.date))
  if (onDate.length > 0) return onDate
  const onWeekday = facts.filter(
    ({ value }) =>
      value.date === null && value.days.includes(weekday) && inSeason(value.season, date),
  )
  const seasonal = onWeekday.filter(({ value }) => value.season !== null)
  return seasonal.length > 0 ? seasonal : onWeekday
}

/** A season may run over the end of the year. */
function inSeason(season: HoursFact['value']['season'], date: string): boolean {
  if (!season) return true
  const day = date.slice(5)
  const { from, to } = season
  return from <= to ? day >= from && day <= to : day >= from || day <= to
}

/** "Today: 9:00–12:00, 14:00–18:00"; nothing where the pages contradict each other. */
export function sayDay(
  facts: HoursFact[],
  day: AskedDay,
  language: string,
  wording: FactWording,
): string | null {
  const said = new Set(facts.map(({ value }) => JSON.stringify(value.spans)))
  if (said.size !== 1) return null
  const spans = facts[0]!.value.spans.map(({ opens, closes }) =>
    closes === null ? `${wording.from} ${opens}` : `${opens}–${closes}`,
  )
  return `${nameOf(day, language, wording)}: ${spans.join(', ') || wording.closed}`
}

function nameOf({ ahead, date }: AskedDay, language: string, wording: FactWording): string {
  if (ahead === 0) return wording.today
  if (ahead === 1) return wording.tomorrow
  const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T12:00:00Z`),
  )
  return name.charAt(0).toUpperCase() + name.slice(1)
}
