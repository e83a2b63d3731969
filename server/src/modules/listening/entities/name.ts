import { isUnspacedSentence } from '../../../lib/unspaced.ts'
import { sigmoid, unpackedEach } from '../classifier/each.ts'
import learnt from '../classifier/names.json' with { type: 'json' }
import persons from '../classifier/person-names.json' with { type: 'json' }
import { type Around, featuresOfWord, type Word, wordsOf } from './name-features.ts'
import { surestRun } from './run.ts'

const head = unpackedEach(learnt.head)
const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))
const COMMON = setOf(learnt.common)
const HARDLY_COMMON = setOf(learnt.hardlyCommon)
const GIVEN = setOf(persons.given)
const FAMILY = setOf(persons.family)

/** Whether people also use the word when they name nobody. */
export const isCommon = (plain: string): boolean => COMMON.has(plain)

export const isGivenName = (plain: string): boolean => GIVEN.has(plain)

/** Whether some people are known to be called so, by their given or family name. */
export const isKnownName = (plain: string): boolean => GIVEN.has(plain) || FAMILY.has(plain)

/** The most words of a name, as in “Doctor de la Fuente Ruiz”; a longer run is a sentence. */
const MAX_WORDS = 5

/** The name somebody gives as their own, capitalized; null when they give none. */
export function nameIn(text: string, around: Around): string | null {
  if (isUnspacedSentence(text)) return null
  const words = wordsOf(text)
  const isOrdinary = (plain: string) => COMMON.has(plain) && !HARDLY_COMMON.has(plain)
  const name = surestRun(words, MAX_WORDS, (at, isAfter) => {
    const features = featuresOfName(words, at, around, { isCommon, isOrdinary }, isAfter)
    return sigmoid(head.sumsOf(features)[0]!)
  })
  return name.length === 0 || isOfAnother(words, name) ? null : name.map(capital).join(' ')
}

type Known = {
  isCommon: (plain: string) => boolean
  /** Common, and not because other people are called so. */
  isOrdinary: (plain: string) => boolean
}

/** The features of a word of a name, and also whether it and its neighbours are known names of people. */
export function featuresOfName(
  words: Word[],
  at: number,
  around: Around,
  { isCommon: isUsed, isOrdinary }: Known,
  isAfter: boolean,
): string[] {
  const { plain } = words[at]!
  const before = words[at - 1]?.plain
  const beside = before === undefined ? '<' : isUsed(before) ? before : '?'
  const kind = kindOf(words[at])
  const use = isUsed(plain) ? 'used' : 'rare'
  // The ending of a short word is nearly the word itself: whether others are called Sam says nothing.
  const whole = [2, 3].filter((n) => plain.length <= n + 1).map((n) => `-${plain.slice(-n)}`)
  return [
    ...featuresOfWord(words, at, around, isOrdinary, isAfter).filter((one) => !whole.includes(one)),
    `name ${kind}`,
    `name ${kind} ${isAfter}`,
    `name ${kind} <${beside}`,
    `name ${kind} ${use}`,
    `name ${kind} ${use} after ${kindOf(words[at - 1])}`,
    `name ${kind} next ${kindOf(words[at + 1])}`,
    ...(around.isAsked
      ? [`name ${kind} asked`, `name ${kind} asked ${Math.min(words.length, LONG)}`]
      : []),
  ]
}

/** Longer answers are not told apart by their length. */
const LONG = 5

/** Many given names are family names too, and are more often meant as given ones. */
function kindOf(word: Word | undefined): 'none' | 'given' | 'family' | 'other' {
  if (!word) return 'none'
  if (GIVEN.has(word.plain)) return 'given'
  return FAMILY.has(word.plain) ? 'family' : 'other'
}

/** Whoever calls from “Dr Patel's office” is not Dr Patel; but “Jonas, Marta's brother” is Jonas. */
function isOfAnother(words: Word[], name: Word[]): boolean {
  const last = name.at(-1)!
  const isKnown = name.some(({ plain }) => isKnownName(plain))
  const owner = isKnown ? last : (words[words.indexOf(last) + 1] ?? last)
  return [last, owner].some(({ plain }) => plain.endsWith("'s"))
}

const SMALL = new Set(['de', 'del', 'la', 'van', 'von', 'der', 'den', 'da', 'dos', 'di'])

/** The word capitalized as in a name. */
export const capital = ({ text, plain }: Word): string =>
  SMALL.has(plain)
    ? text
    : text.replaceAll(/^\p{Ll}|(?<=['’-])\p{Ll}(?=\p{L})/gu, (letter) => letter.toUpperCase())
