import { wordsOf } from '../../../lib/words.ts'

/** Words before a year from which on something holds until today, in the languages of the ear. */
const SINCE = new Set('since from seit ab depuis dès partir desde dal dallo sinds vanaf'.split(' '))
/** How many words may stand between such a word and its year: "ab 1. März 2024". */
const REACH = 3
const YEAR = /^20\d\d$/

/**
 * Whether a text is about years that are over, and about none since: "In summer 2024 the pool is open until ten." What has held since a
 * year still holds.
 */
export function speaksOfPastYears(text: string, now: Date): boolean {
  const words = wordsOf(text).map((word) => word.text)
  const years = words.flatMap((word, at) => (YEAR.test(word) ? [{ year: Number(word), at }] : []))
  return (
    years.length > 0 &&
    years.every(({ year }) => year < now.getUTCFullYear()) &&
    !years.some(({ at }) =>
      words.slice(Math.max(0, at - REACH), at).some((word) => SINCE.has(word)),
    )
  )
}
