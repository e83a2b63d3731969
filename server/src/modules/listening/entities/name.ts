import { isUnspacedSentence } from '../../../lib/unspaced.ts'
import { sigmoid, unpackedEach } from '../classifier/each.ts'
import learnt from '../classifier/names.json' with { type: 'json' }
import { intentsOf, likeliestOf } from '../intents.ts'
import {
  isCommon,
  isFamilyName,
  isGivenName,
  isKnownName,
  isOrdinary,
  isSmall,
} from './known-names.ts'
import { type Around, featuresOfWord, type Word, wordsOf } from './name-features.ts'
import { meantOf, wholeNameAtBegin } from './name-meant.ts'
import { surestRun } from './run.ts'

const head = unpackedEach(learnt.head)
/** The most words of a name, as in “Doctor de la Fuente Ruiz”; a longer run is a sentence. */
const MAX_WORDS = 5

/** The name somebody gives as their own, capitalized; null when they give none. */
export function nameIn(text: string, around: Around): string | null {
  if (isUnspacedSentence(text)) return null
  const words = withoutSpelling(wordsOf(text))
  const whole = around.isAsked ? wholeNameAtBegin(words, MAX_WORDS) : null
  const name = whole ?? meantOf(likeliestName(words, around))
  if (name.length === 0 || isOfAnother(words, name)) return null
  if (!whole && isAddressed(text, words, name, around.language)) return null
  if (isOwned(words, name, around.language)) return null
  return name.map(capital).join(' ')
}

function likeliestName(words: Word[], around: Around): Word[] {
  return surestRun(words, MAX_WORDS, (at, isAfter) => {
    const features = featuresOfName(words, at, around, { isCommon, isOrdinary }, isAfter)
    return sigmoid(head.sumsOf(features)[0]!)
  })
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
  if (isGivenName(word.plain)) return 'given'
  return isFamilyName(word.plain) ? 'family' : 'other'
}

/** The words without those that are spelled, as in “Weiß, W-E-I-Eszett” and “Lee, L-double-E”. */
function withoutSpelling(words: Word[]): Word[] {
  const isSpelled = ({ text }: Word) =>
    text.split('-').filter((part) => part.length === 1).length >= SPELLED_LETTERS
  return words.flatMap((word, at) => {
    if (isSpelled(word)) return []
    const before = words[at - 1]
    return before && isSpelled(before) ? { ...word, afterMark: true } : word
  })
}

/** Letters on their own in a word that is spelled: “Jean-P” has only one. */
const SPELLED_LETTERS = 2

/** Whether the name is of whom they greet: “Hallo Oma, rat mal wer dran ist!” */
function isAddressed(text: string, words: Word[], name: Word[], language: string): boolean {
  const [first] = words
  if (!first || name[0] === first || name.some(({ afterMark }) => afterMark)) return false
  const end = words[words.indexOf(name.at(-1)!) + 1]
  if (!end?.afterMark || words.indexOf(name[0]!) > GREETING_WORDS) return false
  return likeliestOf(intentsOf(text.slice(0, end.from), language)) === 'greeting'
}

/** The most words of a greeting before a name: “good morning”. */
const GREETING_WORDS = 2

/** Whoever calls from “Dr Patel's office” is not Dr Patel; but “Jonas, Marta's brother” is Jonas. */
function isOfAnother(words: Word[], name: Word[]): boolean {
  const last = name.at(-1)!
  if (isNoName(name)) return true
  const isKnown = name.some(({ plain }) => isKnownName(plain))
  const owner = isKnown ? last : (words[words.indexOf(last) + 1] ?? last)
  return [last, owner].some(({ plain }) => plain.endsWith("'s"))
}

/** “Your daughter Emma fell”: somebody of the one who is called. “It's your cousin Emma” introduces the speaker. */
function isOwned(words: Word[], name: Word[], language: string): boolean {
  const known = name.find(({ plain }) => isKnownName(plain) && !isCommon(plain)) ?? name[0]!
  const at = words.indexOf(known)
  const [whose, next] = [words[at - 2], words[at + 1]]
  if (!whose || !YOURS[language]?.includes(whose.plain)) return false
  const isBegin = at === 2 || whose.afterMark
  return isBegin && next !== undefined && !next.afterMark
}

/** Words for what belongs to the one who is spoken to. */
const YOURS: Record<string, string[] | undefined> = {
  en: ['your'],
  de: ['dein', 'deine', 'deiner', 'deinem', 'ihr', 'ihre', 'ihrer', 'ihrem'],
  es: ['tu', 'su'],
  fr: ['ton', 'ta', 'votre'],
  it: ['tuo', 'tua', 'suo', 'sua', 'vostro', 'vostra'],
  pt: ['teu', 'tua', 'seu', 'sua'],
  nl: ['je', 'jouw', 'uw'],
}

/** A run that no name is known in and that mixes capitals and small letters: “Überführungskosten bezahlen”. */
function isNoName(name: Word[]): boolean {
  const isWritten = ({ text }: Word) => /^\p{Lu}/u.test(text)
  if (!name.some(isWritten) || name.some(({ plain }) => isKnownName(plain))) return false
  return name.some((word) => !isWritten(word) && !isSmall(word.plain))
}

/** The word capitalized as in a name. */
export const capital = ({ text, plain }: Word): string =>
  isSmall(plain)
    ? text
    : text.replaceAll(/^\p{Ll}|(?<=['’-])\p{Ll}(?=\p{L})/gu, (letter) => letter.toUpperCase())
