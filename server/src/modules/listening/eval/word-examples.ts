import type { Labelled } from '../classifier/fit-each.ts'
import { type Word, wordsOf } from '../entities/name-features.ts'

/**
 * One example for each word of a text: whether it is one of the words to be found.
 * @param wanted those words as they occur in the text; null when there are none.
 */
export function examplesOfWords(
  text: string,
  wanted: string | null,
  featuresOf: (words: Word[], at: number, isAfter: boolean) => string[],
): Labelled[] {
  const words = wordsOf(text)
  const own = wordsOf(wanted ?? '').map(({ plain }) => plain)
  const start =
    own.length === 0
      ? -1
      : words.findIndex((_, at) => own.every((plain, more) => words[at + more]?.plain === plain))
  const belongs = (at: number) => start >= 0 && at >= start && at < start + own.length
  return words.map((_, at) => ({
    features: featuresOf(words, at, belongs(at - 1)),
    labels: belongs(at) ? [0] : [],
  }))
}
