import { memoized } from '../../../lib/memoized.ts'
import { DAY_MS } from '../../../lib/time.ts'
import { CLOCK_WORDS } from './clock-words.ts'

/** A Monday. */
const A_MONDAY = Date.UTC(2024, 0, 1)

/**
 * Days as words of their own where a language joins them with a part of the day, or says them of every week: "Mittwochnachmittag",
 * "samstags", "zaterdagochtend", "on Sundays".
 */
export function daysApart(text: string, language: string): string {
  return text.replace(joinedDay(language), (_, day: string, rest: string) =>
    rest.toLowerCase() === 's' ? day : `${day} ${rest}`,
  )
}

const LANGUAGES = 8
const joinedDay = memoized(LANGUAGES, (language: string): RegExp => {
  const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  const days = Array.from({ length: 7 }, (_, day) => name.format(A_MONDAY + day * DAY_MS))
  const { morning = [], afternoon = [], evening = [], noon = [] } = CLOCK_WORDS[language] ?? {}
  const words = [...morning, ...afternoon, ...evening, ...noon]
  const parts = ['s', ...words.filter((word) => !word.includes(' '))]
  return new RegExp(`(?<!\\p{L})(${days.join('|')})(${parts.join('|')})(?!\\p{L})`, 'giu')
})
