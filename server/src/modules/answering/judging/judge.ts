import type { CandidateKind, Features } from '../candidate.ts'
import { wordsOf } from '../../../lib/words.ts'
import { shows } from '../quoting/shows.ts'
import first from './first-weights.json' with { type: 'json' }
import weights from './weights.json' with { type: 'json' }
import { logOddsOf } from './forest.ts'
import { sigmoid } from '../../listening/classifier/each.ts'

/** Below these odds the agent says "I don't know": a wrong answer is worse than none. */
export const MIN_ODDS = 0.53
/** From these odds on, what is not likely enough to be the answer may be shown as what comes closest to one. */
export const NEAR_ODDS = 0.35
/** Where to reach somebody: never shown as what comes closest, as it may be the wrong person or place, and given without other texts. */
const CONTACTS = new Set<CandidateKind>(['phone', 'email', 'address'])
/** From these odds on one answer is enough; below them the next best ones are added. */
export const SURE = 0.9
/** A further answer needs at least this share of the odds of the best one; beside a typed fact a larger one. */
const BESIDE_TEXT = 0.2
const BESIDE_FACT = 0.5
/** With these odds the price of what is asked for needs no others beside it. */
const LIKELY = 0.75
/** The most answers given at once: what a reader takes in at a glance. */
const SAID_MAX = 3
/** Bonus for typed facts, because they name what they are: one may be this much less likely than a passage and is still preferred. */
const AS_GOOD = 0.1

/**
 * Share of the first forest. It was learnt from fewer sites and knows no associations and no topics, and is not learnt anew: questions in
 * the words of the page are judged better with it, those in other words without it.
 */
const SHARE_OF_FIRST = 0.35

/** The odds that saying a candidate answers the question, as labelled questions taught them. */
export const oddsOf = (measures: number[]): number =>
  sigmoid(
    SHARE_OF_FIRST * logOddsOf(measures, first) +
      (1 - SHARE_OF_FIRST) * logOddsOf(measures, weights),
  )

type Sayable = {
  kind: CandidateKind
  text: string
  odds: number
  features?: Pick<Features, 'ownMet' | 'exactly'>
  isAlone?: boolean
}

const isFact = (kind: CandidateKind) => kind !== 'text' && kind !== 'list'

/** Chooses the answers to give, the likeliest first: none when nothing is likely enough, up to three when the first is far from certain. */
export function chosen<T extends Sayable>(judged: T[], leastOdds = MIN_ODDS): T[] {
  const worth = ({ kind, odds }: Sayable) => odds + (isFact(kind) ? AS_GOOD : 0)
  const [best, ...others] = judged.toSorted((a, b) => worth(b) - worth(a))
  if (!best || best.odds < leastOdds) return []
  if (best.isAlone) return judged.filter(({ isAlone }) => isAlone)
  if (best.odds >= SURE || CONTACTS.has(best.kind)) return [best]
  const least = best.odds * (isFact(best.kind) ? BESIDE_FACT : BESIDE_TEXT)
  const kept = [best]
  for (const other of others) {
    if (kept.length === SAID_MAX) break
    const isLikely = other.odds >= least && !isOtherPrice(other, best)
    if (isLikely && kept.every(({ text }) => addsMore(other.text, text))) kept.push(other)
  }
  return kept
}

/** Whether a text gives the price of something else, while the best one has the price and every word of what is asked for. */
const isOtherPrice = (other: Sayable, best: Sayable): boolean =>
  best.odds >= LIKELY &&
  best.features?.ownMet === 1 &&
  best.features.exactly === 1 &&
  other.features?.ownMet !== 1 &&
  isPriced(best) &&
  isPriced(other)

const isPriced = ({ text }: Sayable): boolean => shows('price', text) === 1

/** What comes closest to an answer when none is likely enough; null when nothing comes near. */
export function nearestOf<T extends Sayable>(judged: T[]): T | null {
  const [nearest] = judged
    .filter(
      ({ kind, text, odds }) => odds >= NEAR_ODDS && !CONTACTS.has(kind) && !givesContact(text),
    )
    .toSorted((a, b) => b.odds - a.odds)
  return nearest ?? null
}

const givesContact = (text: string) => shows('phone', text) === 1 || shows('email', text) === 1

/**
 * Whether a text adds something to what is said already. Passages of one section are found both with and without their neighbours, and a
 * fact repeats the lines it was read from.
 */
function addsMore(text: string, given: string): boolean {
  if (given.includes(text) || text.includes(given)) return false
  const known = new Set(sentencesOf(given))
  if (sentencesOf(text).some((sentence) => known.has(sentence))) return false
  const words = new Set(wordsOf(given).map((word) => word.text))
  return wordsOf(text).some((word) => !words.has(word.text))
}

const SENTENCE_END = /(?<=[.!?])\s+|\n(?:- )?/u
const sentencesOf = (text: string): string[] => text.split(SENTENCE_END)
