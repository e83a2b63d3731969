import { distance } from 'fastest-levenshtein'
import type { Heard } from '../types.ts'
import { capital, isKnownName } from './name.ts'
import { type Word, wordsOf } from './name-features.ts'
import { spelledIn } from './spelled.ts'

/** Up to this share of its letters a word may differ from the one that it corrects: “Muller” and “Miller”. */
const ALIKE = 0.5
/** Least odds of an introduction by which a name that resembles nothing replaces another. */
const SURE_OF_INTRODUCTION = 0.9

/**
 * A name after its owner corrected how it was understood: “sorry, it's Miller with e-r”, “M-U-E-L-L-E-R”. A single word replaces the word of
 * the name that it resembles, or else the last one.
 * @param present the name as it was understood
 * @returns null when they correct nothing
 */
export function correctedName(
  { text, name, intents }: Pick<Heard, 'text' | 'name' | 'intents'>,
  present: string,
): string | null {
  const said = spelledIn(text) ?? name
  if (!said) return null
  const [before, given] = [wordsOf(present), wordsOf(said)]
  const alike = likest(before, given)
  const introduces =
    intents.some(({ introduction }) => introduction >= SURE_OF_INTRODUCTION) &&
    given.some(({ plain }) => isKnownName(plain))
  if (!alike && !introduces) return null
  const [only, ...others] = given
  if (!only || others.length > 0) return given.map(capital).join(' ')
  const replaced = alike ?? before.at(-1)
  return before.map((word) => (word === replaced ? capital(only) : word.text)).join(' ')
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
