import { memoized } from '../../../lib/memoized.ts'

const SHORTEST_PIECE = 3
const LONGEST_PIECE = 4

/**
 * The features of a sentence, each once: its words, pairs of neighbours, how it begins, and parts of words, so that typing
 * mistakes and unknown endings leave enough of them. First words also count together with the language: "wie" asks 'how' in
 * German and 'who' in Dutch.
 */
export const featuresOf = (sentence: string, language: string): string[] =>
  sentence.length > LONGEST_REMEMBERED
    ? featuresIn(sentence, language)
    : featuresOfKey(`${language}${PARTED}${sentence}`)

/** Sentences whose features are remembered: several heads ask for those of the same sentence. */
const SENTENCES = 64
/** Longer sentences are not remembered, as their features may take megabytes. */
const LONGEST_REMEMBERED = 400
const PARTED = '\t'

const featuresOfKey = memoized(SENTENCES, (key) => {
  const at = key.indexOf(PARTED)
  return featuresIn(key.slice(at + 1), key.slice(0, at))
})

/** The same for a text that is read only once, so that it displaces none of those that are remembered. */
export function featuresIn(sentence: string, language: string): string[] {
  const words = wordsOf(sentence)
  const [first = '', second = ''] = words
  const features = [
    `${language}:${first}`,
    `${language}:${first} ${second}`,
    ...words.map((word) => `=${word}`),
    ...words.slice(1).map((word, at) => `${words[at]} ${word}`),
    ...words.flatMap(piecesOf),
  ]
  if (sentence.includes('!')) features.push('!')
  if (words.length <= 2) features.push('short')
  return [...new Set(features)]
}

/** Words without accents, which many people leave out; every number becomes the same word. */
export const wordsOf = (sentence: string): string[] =>
  sentence
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .match(/\p{L}+|\p{N}+/gu)
    ?.map((word) => (/\p{N}/u.test(word) ? '#' : word)) ?? []

const LONGEST_WORD = 30

function piecesOf(word: string): string[] {
  const padded = `_${word.slice(0, LONGEST_WORD)}_`
  const pieces = []
  for (let size = SHORTEST_PIECE; size <= LONGEST_PIECE; size++) {
    for (let at = 0; at + size <= padded.length; at++) pieces.push(padded.slice(at, at + size))
  }
  return pieces
}
