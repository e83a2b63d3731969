import { memoized } from './memoized.ts'
import { isUnspaced, wordsInRun } from './unspaced.ts'

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

/** Texts whose words are remembered: several measures read the words of the same candidates, and all of them those of the question. */
const TEXTS = 500
/** Longer texts, in characters, are not remembered, as their words take many times their memory. */
const LONGEST = 400

/** The words of a text in order. `wi-fi` is one word; other hyphens separate words, as in PostgreSQL's parser. */
export const wordsOf = (text: string): readonly Word[] =>
  text.length > LONGEST ? wordsIn(text) : remembered(text)

const remembered = memoized(TEXTS, wordsIn)

function wordsIn(text: string): Word[] {
  const joined = text.replaceAll(/\b[Ww][Ii]-[Ff][Ii]\b/g, 'wifi ')
  const runsOf = isUnspaced(joined) ? wordsInRun : (run: string) => [{ word: run, at: 0 }]
  const words: Word[] = []
  for (const { 0: run, index } of joined.matchAll(WORD)) {
    for (const { word, at } of runsOf(run))
      words.push({
        raw: word,
        text: word.toLowerCase().replace(POSSESSIVE, ''),
        at: index + at,
      })
  }
  return words
}
