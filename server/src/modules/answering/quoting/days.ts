import { holds } from '../language/phrases.ts'
import words from './days.json' with { type: 'json' }

/** The days of the week, from Monday, in each language, with the abbreviations that pages use. */
const WEEKS = words.weeks
const UNTIL = new Set(words.until)

const TOKEN = /[\p{L}-]+/gu

/** The full names of all days that a text covers, including those inside a range. */
export function expandDays(text: string): string[] {
  const found: string[] = []
  for (const week of WEEKS) {
    const days = new Set(daysIn(text, week))
    if (week === WEEKS[0] && holds(text, words.weekend)) days.add(5).add(6)
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
export const isDay = (word: string): boolean =>
  WEEKS.some((week) => week.some((names) => names.includes(word)))

function daysIn(text: string, week: string[][]): number[] {
  const days: number[] = []
  let last: { day: number; end: number } | undefined
  for (const match of text.toLowerCase().matchAll(TOKEN)) {
    // oxlint-disable-next-line words/no-patterns -- keeps the Portuguese names of days whole; what they mean is in a table
    const spelled = match[0].split(/-(?!feira)/)
    for (const part of spelled) {
      const day = week.findIndex((names) => names.includes(part))
      if (day < 0) continue
      const between = last && (text.slice(last.end, match.index) || '-')
      if (last && between && UNTIL.has(between.trim().toLowerCase())) {
        for (let step = last.day; step !== day; step = (step + 1) % 7) days.push(step)
      }
      days.push(day)
      last = { day, end: match.index + match[0].length }
    }
  }
  return days
}
