import { isUnspacedSentence } from '../../../lib/unspaced.ts'
import { type PackedEach, sigmoid, unpackedEach } from '../classifier/each.ts'
import learnt from '../classifier/names.json' with { type: 'json' }
import { type Around, featuresOfWord, type Word, wordsOf } from './name-features.ts'
import { surestRun } from './run.ts'

const readerOf = ({ head, common }: { head: PackedEach; common: string }) => {
  const words = new Set(common.split(' '))
  return { head: unpackedEach(head), isCommon: (plain: string) => words.has(plain) }
}

const reader = readerOf(learnt)
/** Of the languages of which fewer lines were learnt. */
const others = readerOf(learnt.others)
const OWN = new Set(['en', 'es'])

/** Whether people also use the word when they name nobody. */
export const { isCommon } = reader

/** The most words of a name, as in “Doctor de la Fuente Ruiz”; a longer run is a sentence. */
const MAX_WORDS = 5

/** The name somebody gives as their own, capitalized; null when they give none. */
export function nameIn(text: string, around: Around): string | null {
  if (isUnspacedSentence(text)) return null
  const words = wordsOf(text)
  const { head, isCommon: isKnown } = OWN.has(around.language) ? reader : others
  const name = surestRun(words, MAX_WORDS, (at, isAfter) => {
    const features = featuresOfWord(words, at, around, isKnown, isAfter)
    return sigmoid(head.sumsOf(features)[0]!)
  })
  return name.length === 0 || isOfAnother(name) ? null : name.map(capital).join(' ')
}

/** Whoever calls from “Dr Patel's office” is not Dr Patel. */
const isOfAnother = (name: Word[]): boolean => name.at(-1)!.plain.endsWith("'s")

const SMALL = new Set(['de', 'del', 'la', 'van', 'von', 'der', 'den', 'da', 'dos', 'di'])

/** The word capitalized as in a name. */
export const capital = ({ text, plain }: Word): string =>
  SMALL.has(plain)
    ? text
    : text.replaceAll(/^\p{Ll}|(?<=['’-])\p{Ll}(?=\p{L})/gu, (letter) => letter.toUpperCase())
