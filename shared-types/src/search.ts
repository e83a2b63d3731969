import * as z from 'zod/mini'
import { TimeZone } from './common.ts'

const SEARCH_MAX = 100

/** What to look for; absent or blank where everything is wanted. */
export const SearchText = z.optional(
  z
    .string()
    .check(z.trim(), z.maxLength(SEARCH_MAX, `Search for at most ${SEARCH_MAX} characters`)),
)

/** What is searched for: words, a time such as 'last week', or words in a time; and on whose clock the time is. */
export const searchQuery = { q: SearchText, time_zone: z.optional(TimeZone) }

/** The words of a search, parted by white space and the punctuation of ASCII; each finds the words that begin with it. */
export const searchWords = (text: string): string[] =>
  text
    .split(/[\s\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007e]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))

/** Finds, anywhere in a text, the beginnings of words that a search found it by; nothing for a search without words. */
export function foundWords(search: string): RegExp | null {
  // No word holds a character that means something in an expression: all of those part words.
  const words = searchWords(search)
  return words.length ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})`, 'giu') : null
}
