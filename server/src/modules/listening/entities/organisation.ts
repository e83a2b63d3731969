import { sigmoid, unpackedEach } from '../classifier/each.ts'
import learnt from '../classifier/organisations.json' with { type: 'json' }
import { isCommon as isCommonBesideNames } from './known-names.ts'
import { capital } from './name.ts'
import { type Around, featuresOfWord, type Word, wordsOf } from './name-features.ts'
import { surestRun } from './run.ts'

const head = unpackedEach(learnt.head)
const COMMON = new Set(learnt.common.split(' '))

const isCommon = (plain: string): boolean => COMMON.has(plain) || isCommonBesideNames(plain)

/** The most words of a name, as in “Primaria de la Santa Cruz del Norte”; a longer run is a sentence. */
const MAX_WORDS = 6

/** The business or office somebody says they call for, capitalized; null when they name none. */
export function organisationIn(text: string, around: Around): string | null {
  const words = wordsOf(text)
  const name = surestRun(words, MAX_WORDS, (at, isAfter) => {
    const features = featuresOfPart(words, at, around, isCommon, isAfter)
    return sigmoid(head.sumsOf(features)[0]!)
  })
  return name.length === 0 ? null : name.map(capital).join(' ')
}

/**
 * The features of a word of a name, and also its beginning and end, because many trades are parts of compounds, such as
 * “Zahnarztpraxis”.
 */
export const featuresOfPart: typeof featuresOfWord = (words, at, around, isCommonWord, isAfter) => [
  ...featuresOfWord(words, at, around, isCommonWord, isAfter),
  ...endsOf(words[at]!),
]

const PIECES = [3, 4, 5]

const endsOf = ({ plain }: Word): string[] =>
  PIECES.filter((length) => plain.length > length).flatMap((length) => [
    `^${plain.slice(0, length)}`,
    `$${plain.slice(-length)}`,
  ])
