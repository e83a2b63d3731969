import { stem } from '../../answering/language/stems.ts'

/** The word stems of normalised speech and the pairs of neighbours, each once; digits count as one word. */
export function featuresOf(text: string): string[] {
  const stems = text
    .split(' ')
    .filter(Boolean)
    .map((word) => (/\d/.test(word) ? '#' : stem(word, 'english')))
  const pairs = stems.slice(1).map((word, at) => `${stems[at]} ${word}`)
  return [...new Set([...stems, ...pairs])]
}
