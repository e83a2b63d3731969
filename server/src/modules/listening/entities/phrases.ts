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
  const found = phrases
    .map((phrase) => phrase.split(' '))
    .find((words) => words.every((word, n) => tokens[at + n]?.text === word))
  return found ? at + found.length : null
}
