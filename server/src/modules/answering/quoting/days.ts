import { holds } from '../language/phrases.ts'
import words from './days.json' with { type: 'json' }

/** The days of the week, from Monday, in each language, with the abbreviations that pages use. */
const WEEKS = words.weeks
const UNTIL = new Set(words.until)

/** For each language the day of each name, from 0 for Monday. */
const DAYS = WEEKS.map(
  (week) => new Map(week.flatMap((names, day) => names.map((name) => [name, day]))),
)
const NAMES = new Set(WEEKS.flat(2))

const TOKEN = /[\p{L}-]+/gu

/** The full names of all days that a text covers, including those inside a range. */
export function expandDays(text: string): string[] {
  const named = namedIn(text)
  const found: string[] = []
  for (const [at, week] of WEEKS.entries()) {
    const days = new Set(named.length > 0 ? daysIn(text, named, DAYS[at]!) : [])
    if (at === 0 && holds(text, words.weekend)) days.add(5).add(6)
    if (days.has(5) && days.has(6)) found.push('weekend')
    found.push(...[...days].map((day) => week[day]![0]!))
  }
  return found
}

/** The days a text covers without naming them: "weekdays", "every day". */
export function impliedDays(text: string): string[] {
  if (holds(text, words.everyDay)) return firstDays(7)
  return holds(text, words.weekdays) ? firstDays(5) : []
}

/** The names of the first days of the week in each language, from Monday. */
const firstDays = (count: number): string[] =>
  WEEKS.flatMap((week) => week.slice(0, count).map((names) => names[0]!))

/** Whether a word names a day of the week. */
export const isDay = (word: string): boolean => NAMES.has(word)

/** The name of a day in any language, and where the word that contains it begins and ends: "mon" in "Mon-Fri". */
type Named = { name: string; start: number; end: number }

/** The names of days in a text, found once for all languages, because most texts have none. */
const namedIn = (text: string): Named[] =>
  [...text.toLowerCase().matchAll(TOKEN)].flatMap(({ 0: word, index }) =>
    word
      // oxlint-disable-next-line words/no-patterns -- keeps the Portuguese names of days whole; what they mean is in a table
      .split(/-(?!feira)/)
      .filter((part) => NAMES.has(part))
      .map((name) => ({ name, start: index, end: index + word.length })),
  )

function daysIn(text: string, named: Named[], week: ReadonlyMap<string, number>): number[] {
  const days: number[] = []
  let last: { day: number; end: number } | undefined
  for (const { name, start, end } of named) {
    const day = week.get(name)
    if (day === undefined) continue
    const between = last && (text.slice(last.end, start) || '-')
    if (last && between && UNTIL.has(between.trim().toLowerCase())) {
      for (let step = last.day; step !== day; step = (step + 1) % 7) days.push(step)
    }
    days.push(day)
    last = { day, end }
  }
  return days
}
