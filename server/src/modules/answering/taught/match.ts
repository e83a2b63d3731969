import { type Forest, sureness } from '../judging/forest.ts'
import type { Heard } from '../../listening/types.ts'
import { measuresOf, withLead } from './measures.ts'
import type { Taught } from './taught.ts'
import { indexOf, type TaughtIndex, termsIn, toWay, type Way } from './ways.ts'
import weights from './weights.json' with { type: 'json' }

/** From these odds on the owner's answer is given. */
const SURE = 0.3
/** Where so few answers are taught there is nothing to be ahead of: "Do you sell boats?" resembles the one there is, of vouchers. */
const FEW_ANSWERS = 3
const SURE_OF_FEW = 0.45
/** From these odds on a model is shown it, which tells better whether it is meant. */
export const WORTH_SHOWING = 0.1
/** So many are looked at closely. */
const LOOKED_AT = 16
/** Of more, letters alone are not compared: it would take as long as there are many. */
const FEW = 100

/** What is about the same against what holds a word. */
const TOPIC = 0.3

export type Match = { taught: Taught; odds: number; measures: number[] }

/** Nobody asks one thing in more letters; what is longer is read no further. */
const LETTERS_MOST = 600

/** The one answer a question surely asks for; none where it asks rather for a question that is still open. */
export function sureMatch(matches: Match[], least: number): Match | null {
  const [best] = matches
  return best && best.taught.answer !== null && best.odds >= least ? best : null
}

/** From which odds on one of these answers is given. */
export const leastSure = (taught: readonly Taught[]): number =>
  taught.filter(({ answer }) => answer !== null).length <= FEW_ANSWERS ? SURE_OF_FEW : SURE

/** What was taught that a question may ask for, the likeliest first, open questions among them. @param without id of one that is left out. */
export function matchTaught(
  text: string,
  heard: Heard,
  taught: readonly Taught[],
  { forest = weights, without }: { forest?: Forest; without?: string } = {},
): Match[] {
  if (taught.length === 0) return []
  const index = indexOf(taught)
  const asked = toWay(text.slice(0, LETTERS_MOST), heard)
  const terms = termsIn(asked, index.corpus)
  const near = new Set(nearest(index, terms, asked))
  const entries = index.entries.filter(
    (entry, at) => entry.taught.id !== without && (near.has(at) || isAskedIn(entry, asked)),
  )
  return withLead(entries.map((entry) => measuresOf(asked, terms, entry, index)))
    .map((measures, at) => ({
      taught: entries[at]!.taught,
      measures,
      odds: isAskedIn(entries[at]!, asked) ? 1 : sureness(measures, forest),
    }))
    .toSorted((a, b) => b.odds - a.odds)
}

/** In the very words. */
const isAskedIn = ({ ways }: TaughtIndex['entries'][number], { words }: Way): boolean =>
  ways.some(({ way }) => way.words === words)

/** Those that hold most of the question, in any word for it. */
function nearest(
  { held, heldTopics, topicWeights, entries }: TaughtIndex,
  terms: ReturnType<typeof termsIn>,
  { grams, topics }: Way,
): number[] {
  const scores = new Map<number, number>()
  for (const { forms, weight } of terms) {
    const best = new Map<number, number>()
    for (const [form, closeness] of forms) {
      for (const at of held.get(form) ?? []) best.set(at, Math.max(best.get(at) ?? 0, closeness))
    }
    for (const [at, closeness] of best) scores.set(at, (scores.get(at) ?? 0) + weight * closeness)
  }
  for (const topic of topics) {
    for (const at of heldTopics.get(topic) ?? [])
      scores.set(at, (scores.get(at) ?? 0) + TOPIC * topicWeights(topic))
  }
  // A compound shares letters with its parts and no word.
  if (scores.size < LOOKED_AT && entries.length <= FEW) {
    for (const [at, { ways }] of entries.entries()) {
      if (!scores.has(at) && ways.some(({ way }) => [...grams].some((gram) => way.grams.has(gram))))
        scores.set(at, 0)
    }
  }
  return [...scores]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, LOOKED_AT)
    .map(([at]) => at)
}
