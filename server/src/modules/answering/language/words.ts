import { wordsInRun } from '../../../lib/unspaced.ts'

export type Word = {
  /** Lower case, without a possessive. */
  text: string
  /** As written. */
  raw: string
  /** Offset in the text. */
  at: number
}

/** An apostrophe parts words ("l'adresse"), as in PostgreSQL's parser, but for the endings of English. */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’](?:s|t|d|m|ll|re|ve)(?![\p{L}\p{N}]))?/giu
const POSSESSIVE = /['’]s$/

/** The words of a text in order; `wi-fi` is one word, other hyphens part words as PostgreSQL's parser does. */
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
