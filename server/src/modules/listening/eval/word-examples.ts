import type { Labelled } from '../classifier/fit-each.ts'
import { type Word, wordsOf } from '../entities/name-features.ts'

/**
 * One example for each word of a text: whether it is one of the words to be found, wherever they stand.
 * @param wanted those words as they occur in the text; null when there are none.
 * @throws Error when the text does not contain them
 */
export function examplesOfWords(
  text: string,
  wanted: string | null,
  featuresOf: (words: Word[], at: number, isAfter: boolean) => string[],
): Labelled[] {
  const words = wordsOf(text)
  const own = wordsOf(wanted ?? '').map(({ plain }) => plain)
  const belonging = indexesOf(own, words)
  if (own.length > 0 && belonging.size === 0) throw new Error(`“${text}” has no “${wanted}”.`)
  return words.map((_, at) => ({
    features: featuresOf(words, at, belonging.has(at - 1)),
    labels: belonging.has(at) ? [0] : [],
  }))
}

function indexesOf(own: string[], words: Word[]): Set<number> {
  const starts = [...words.keys()].filter((at) =>
    own.every((plain, more) => words[at + more]?.plain === plain),
  )
  return new Set(starts.flatMap((start) => own.map((_, more) => start + more)))
}
