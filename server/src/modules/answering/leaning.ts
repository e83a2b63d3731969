import { listen, withOdds } from '../listening/listen.ts'
import { type Heard, QUESTION_KINDS, type QuestionKind } from '../listening/types.ts'

/** Whether a question means nothing without the turns before it, may mean nothing without them, or stands by itself. */
export type Leaning = 'surely' | 'perhaps' | 'alone'

/** Least odds of leaning surely, by the number of distinctive words: the more a question names, the likelier it is about that. */
const SURELY = [0.1, 0.6, 0.8]
/** Least odds of leaning perhaps, of a question that names something. */
const PERHAPS = 0.15
/** Questions that name more than this stand by themselves, unless they surely lean. */
const NAMES_ENOUGH = 2
/** With these odds a question says itself what kind of thing it asks for. */
const OWN_KIND = 0.8
/** With these odds a question is about what was spoken of, whatever else it names. */
const SURE_TO_LEAN = 0.8
/** With these odds a question asks for a price, a time, an amount or an age. */
const LIKELY_KIND = 0.5
/** What always is of something: “how much?” is no question by itself, and “when are you open?” is. */
const OF_SOMETHING: ReadonlySet<QuestionKind> = new Set(['price', 'duration', 'amount', 'age'])

/** @param named how many distinctive words the question has: those that say what it is about. */
export function leaningIn({ leaning, kind, odds }: Heard, named: number): Leaning {
  const asksOfNothing = named === 0 && OF_SOMETHING.has(kind) && odds[kind] >= LIKELY_KIND
  if (asksOfNothing || leaning >= SURELY[Math.min(named, SURELY.length - 1)]!) return 'surely'
  if (named === 0) return 'perhaps'
  return named <= NAMES_ENOUGH && leaning >= PERHAPS ? 'perhaps' : 'alone'
}

/**
 * Whether a question that surely goes on may be about something else all the same: it names a thing, or only its kind made it go on, as in
 * “how long is the first visit?”
 * @param words how many of its words say something.
 */
export const mayStandAlone = ({ leaning }: Heard, named: number, words: number): boolean =>
  (named > 0 && leaning < SURE_TO_LEAN) || (leaning < SURELY[0]! && words > 1)

/** Whether the question says what kind of thing it asks for, as “who does that?” does and “and the blue one?” does not. */
export const namesKind = ({ kind, odds }: Heard): boolean =>
  kind !== 'other' && odds[kind] >= OWN_KIND

/** A question that may ask for what the one before it asked for: “and on Sundays?” after opening hours. */
export const asBefore = (heard: Heard, before: string, languages: string[]): Heard =>
  withEitherKind(heard, listen(before, { languages, before: heard.language }).odds)

/** The same question, where it may ask for what another one asks for. */
export function withEitherKind(heard: Heard, other: Heard['odds']): Heard {
  const both = { ...heard.odds }
  for (const kind of QUESTION_KINDS) both[kind] = Math.max(heard.odds[kind], other[kind])
  return withOdds(heard, both)
}
