import { type Forest, sureness } from '../judging/forest.ts'
import type { Heard } from '../../listening/types.ts'
import { coveredBothWays, measuresOf, withLead } from './measures.ts'
import type { Taught } from './taught.ts'
import { indexOf, type TaughtIndex, termsIn, toWay, type Way } from './ways.ts'
import weights from './weights.json' with { type: 'json' }

/** With these odds the owner's answer is given. */
const SURE = 0.3
/**
 * With so few answers there is no competition, and "Do you sell boats?" may resemble the only one, about vouchers; so higher odds are
 * required.
 */
const FEW_ANSWERS = 3
const SURE_OF_FEW = 0.45
/** With these odds the answer is shown to a model, which can better tell whether it fits. */
export const WORTH_SHOWING = 0.1
/** The most entries compared in detail. */
const LOOKED_AT = 16
/** With more entries, letters alone are not compared, because it would take time in proportion to their number. */
const FEW = 100

/** Weight of a shared topic, against a shared word. */
const TOPIC = 0.3

export type Match = { taught: Taught; odds: number; measures: number[] }

/** Characters that are read of a question; nobody needs more to ask one thing. */
const LETTERS_MAX = 600

/** The one answer that a question certainly asks for; null when it more likely asks for a question that is still open. */
export function sureMatch(matches: Match[], least: number): Match | null {
  const [best] = matches
  return best && best.taught.answer !== null && best.odds >= least ? best : null
}

/** Two questions with these odds are alike. */
export const ALIKE = 0.5
/** Share of each that the other has to contain for them to ask the same. Of 741 questions that did not, the closest had 0.9. */
const ALL_OF_IT = 0.95

/**
 * Whether a question surely asks the same as another, both taken without their answers. Odds alone do not tell: "Do you have gluten free cakes?"
 * is as similar to "Do you have gluten free bread?" as most other wordings are. So no word that matters may be in one of them only.
 */
export const asksTheSame = ({ odds, measures }: Match): boolean =>
  odds >= ALIKE && coveredBothWays(measures) >= ALL_OF_IT

/** The odds from which one of these answers is given. */
export const leastSure = (taught: readonly Taught[]): number =>
  taught.filter(({ answer }) => answer !== null).length <= FEW_ANSWERS ? SURE_OF_FEW : SURE

/**
 * The taught entries that a question may ask for, the likeliest first, including open questions.
 * @param without id of an entry to leave out.
 */
export function matchTaught(
  text: string,
  heard: Heard,
  taught: readonly Taught[],
  { forest = weights, without }: { forest?: Forest; without?: string } = {},
): Match[] {
  if (taught.length === 0) return []
  const index = indexOf(taught)
  const asked = toWay(text.slice(0, LETTERS_MAX), heard)
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

/** Whether the question uses exactly the words of one of its phrasings. */
const isAskedIn = ({ ways }: TaughtIndex['entries'][number], { words }: Way): boolean =>
  ways.some(({ way }) => way.words === words)

/** The entries that contain most of the question, synonyms included. */
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
  // A compound shares letters with its parts, but no word.
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
