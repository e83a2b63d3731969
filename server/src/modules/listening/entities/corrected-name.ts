import { distance } from 'fastest-levenshtein'
import type { Heard } from '../types.ts'
import { isKnownName } from './known-names.ts'
import { capital } from './name.ts'
import { type Word, wordsOf } from './name-features.ts'
import { asSpelled, onlySpelledIn, spells } from './spelled.ts'

/** Up to this share of its letters a word may differ from the one that it corrects: “Muller” and “Miller”. */
const ALIKE = 0.5
/** Least odds of an introduction by which a name that resembles nothing replaces another. */
const SURE_OF_INTRODUCTION = 0.9

/** The same at any other moment of a conversation, of a name that resembles the one it corrects. */
const LIKELY_INTRODUCTION = 0.5

type Said = Pick<Heard, 'text' | 'name' | 'intents' | 'contact' | 'saysNo'>

/**
 * A name after its owner corrected how it was understood: “sorry, it's Miller with e-r”, “M-U-E-L-L-E-R”. A single word replaces the word of
 * the name that it resembles, or else the last one.
 * @param present the name as it was understood
 * @param isJustSaid whether they have just heard it or given it. At any other moment another name may be that of a shop, so it has to resemble
 *   theirs, and be spelled or said as their own.
 * @returns null when they correct nothing
 */
export function correctedName(heard: Said, present: string, isJustSaid: boolean): string | null {
  const said = nameSaidIn(heard, present)
  if (!said) return null
  const [before, given] = [wordsOf(present), wordsOf(said)]
  const alike = likest(before, given)
  const isOther = isJustSaid && introduces(heard, SURE_OF_INTRODUCTION) && isKnown(given)
  // However differently it was heard: “Moore” was “Muir”.
  const isSpelledOwn = isSpelled(heard) && introduces(heard, LIKELY_INTRODUCTION)
  if (!alike && !isOther && !isSpelledOwn) return null
  const name = replacedIn(before, given, alike)
  return isJustSaid || isSpelled(heard) || (name !== present && isOwn(given, heard)) ? name : null
}

/** Whether words have a name in them that may correct one. */
export const saysName = (heard: Pick<Said, 'text' | 'name' | 'contact'>): boolean =>
  heard.contact === null && (spells(heard.text) || heard.name !== null)

/** Letters may also spell an address. */
const nameSaidIn = ({ text, name, contact }: Said, present: string) =>
  contact === null ? (asSpelled(name ?? present, text) ?? name) : null

const isSpelled = ({ text }: Said): boolean => spells(text)

/** Whether people say of themselves that they are called so: “the name of the shop is …” does not. */
const isOwn = (given: Word[], heard: Said): boolean =>
  introduces(heard, LIKELY_INTRODUCTION) || (heard.saysNo && isKnown(given))

const introduces = ({ intents }: Said, least: number): boolean =>
  intents.some(({ introduction }) => introduction >= least)

const isKnown = (given: Word[]): boolean => given.some(({ plain }) => isKnownName(plain))

function replacedIn(before: Word[], given: Word[], alike: Word | undefined): string {
  const [only, ...others] = given
  if (!only || others.length > 0) return given.map(capital).join(' ')
  const replaced = alike ?? before.at(-1)
  return before.map((word) => (word === replaced ? capital(only) : word.text)).join(' ')
}

/** The name as they spell it where they give it: “Deborah Cline, K L I N E”. */
export function spelledName(name: string, text: string): string {
  const spelled = asSpelled(name, text)
  if (spelled === null) return name
  const [before, given] = [wordsOf(name), wordsOf(spelled)]
  const alike = likest(before, given)
  if (alike) return replacedIn(before, given, alike)
  // “Jo, C O N N E L L” spells the family name.
  const family = onlySpelledIn(withoutName(text, name))
  return family ? `${name} ${family}` : name
}

const withoutName = (text: string, name: string): string => {
  const from = text.toLowerCase().indexOf(name.toLowerCase())
  return from < 0 ? text : text.slice(0, from) + text.slice(from + name.length)
}

/** The word of a name that one of these words may stand for; the one it resembles most. */
function likest(before: Word[], given: Word[]): Word | undefined {
  const pairs = before.flatMap((word) =>
    given.map(({ plain }) => {
      const longest = Math.max(word.plain.length, plain.length)
      return { word, share: distance(word.plain, plain) / longest }
    }),
  )
  const [best] = pairs.toSorted((one, other) => one.share - other.share)
  return best && best.share <= ALIKE ? best.word : undefined
}
