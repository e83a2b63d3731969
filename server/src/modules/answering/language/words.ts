import { wordsInRun } from '../../../lib/unspaced.ts'

export type Word = {
  /** The word in lower case, without a possessive ending. */
  text: string
  /** As written. */
  raw: string
  /** Offset in the text. */
  at: number
}

/** As in PostgreSQL's parser an apostrophe separates words ("l'adresse"), except in English endings. */
// oxlint-disable-next-line words/no-patterns -- keeps a short English ending with its word, whatever it means
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’](?:s|t|d|m|ll|re|ve)(?![\p{L}\p{N}]))?/giu
const POSSESSIVE = /['’]s$/

/** The words of a text in order. `wi-fi` is one word; other hyphens separate words, as in PostgreSQL's parser. */
export function wordsOf(text: string): Word[] {
  const joined = text.replaceAll(/\b[Ww][Ii]-[Ff][Ii]\b/g, 'wifi ')
  return [...joined.matchAll(WORD)].flatMap((match) =>
    wordsInRun(match[0]).map(({ word, at }) => ({
      raw: word,
      text: word.toLowerCase().replace(POSSESSIVE, ''),
      at: match.index + at,
    })),
  )
}
