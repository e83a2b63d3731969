import * as z from 'zod/mini'
import { TimeZone } from './common.ts'

export const SEARCH_MAX = 120

/** Text to search for; absent or blank finds everything. */
export const SearchText = z.optional(
  z
    .string()
    .check(z.trim(), z.maxLength(SEARCH_MAX, `Search for at most ${SEARCH_MAX} characters`)),
)

/** The search text may hold words, a time such as 'last week', or both; `time_zone` is where that time is reckoned. */
export const searchQuery = {
  q: SearchText.check(
    z.describe('Words, of which each may be a beginning, or a time such as "last week".'),
  ),
  time_zone: z.optional(TimeZone),
}

/** Splits a search into words at white space and ASCII punctuation. Each word finds all words that begin with it. */
export const searchWords = (text: string): string[] =>
  text
    .split(/[\s\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007e]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))

/** Expression that matches, anywhere in a text, the beginnings of words that a search finds; null for a search without words. */
export function foundWords(search: string): RegExp | null {
  // The words need no escaping: every special character of an expression separates words.
  const words = searchWords(search)
  // oxlint-disable-next-line words/no-patterns -- finds what was typed into a search, letter by letter; the words hold no special characters
  return words.length ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})`, 'giu') : null
}
