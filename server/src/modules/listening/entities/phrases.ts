import { fold } from '../../../lib/fold.ts'

/** A word or number of a text, in lower case and without accents. */
export type Token = { text: string; from: number; to: number }

/** Splits a text into tokens; a time such as 15:30 is one token. */
export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/\d+[:.]\d\d|\d+|\p{L}+/gu)].map((match) => ({
    text: fold(match[0].toLowerCase()),
    from: match.index,
    to: match.index + match[0].length,
  }))

/** @returns the index after the first of the phrases that begins at `at`; null when none does. */
export function phraseAt(tokens: Token[], at: number, phrases: string[] = []): number | null {
  const { text: first } = tokens[at] ?? {}
  if (first === undefined) return null
  for (const phrase of phrases) {
    // Hardly any phrase begins with the word, and only such a one is worth splitting.
    if (!phrase.startsWith(first)) continue
    const words = phrase.split(' ')
    if (words.every((word, n) => tokens[at + n]?.text === word)) return at + words.length
  }
  return null
}
