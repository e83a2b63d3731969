export type Word = {
  /** Lower case, without a possessive. */
  text: string
  /** As written. */
  raw: string
  /** Offset in the text. */
  at: number
}

const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu
const POSSESSIVE = /['’]s?$/

/** The words of a text in order; `wi-fi` is one word, other hyphens part words as PostgreSQL's parser does. */
export function wordsOf(text: string): Word[] {
  const joined = text.replaceAll(/\b[Ww][Ii]-[Ff][Ii]\b/g, 'wifi ')
  return [...joined.matchAll(WORD)].map((match) => ({
    raw: match[0],
    text: match[0].toLowerCase().replace(POSSESSIVE, ''),
    at: match.index,
  }))
}
