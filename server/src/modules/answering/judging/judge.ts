import type { CandidateKind } from '../candidate.ts'
import { wordsOf } from '../language/words.ts'
import weights from './weights.json' with { type: 'json' }
import { sureness, type Forest } from './forest.ts'

/** Below these odds saying "I don't know" is the better answer: something wrong is worse than nothing. */
export const LEAST_ODDS = 0.55
/** From these odds on one answer is enough; below them the next best are said beside it. */
const SURE = 0.9
/** What is said beside the likeliest has at least this share of its odds; a typed fact needs less beside it. */
const BESIDE_TEXT = 0.2
const BESIDE_FACT = 0.35
/** Places a reader takes in at a glance. */
const SAID_MOST = 3
/** A typed fact names what it is, so it may be this much less likely than a place in the text and is still said. */
const AS_GOOD = 0.1

/** The odds that saying a candidate answers the question, as labelled questions taught them. */
export const oddsOf = (measures: number[], forest: Forest = weights): number =>
  sureness(measures, forest)

type Sayable = { kind: CandidateKind; text: string; odds: number }

const isFact = (kind: CandidateKind) => kind !== 'text' && kind !== 'list'

/** What to say, the likeliest first: nothing where nothing is likely enough, up to three where the first is far from sure. */
export function chosen<T extends Sayable>(judged: T[], leastOdds = LEAST_ODDS): T[] {
  const worth = ({ kind, odds }: Sayable) => odds + (isFact(kind) ? AS_GOOD : 0)
  const [best, ...others] = judged.toSorted((a, b) => worth(b) - worth(a))
  if (!best || best.odds < leastOdds) return []
  // A second number beside the one to call would be the wrong one.
  if (best.odds >= SURE || best.kind === 'phone') return [best]
  const least = best.odds * (isFact(best.kind) ? BESIDE_FACT : BESIDE_TEXT)
  const said = [best]
  for (const other of others) {
    if (said.length === SAID_MOST) break
    if (other.odds >= least && said.every(({ text }) => tellsMore(other.text, text)))
      said.push(other)
  }
  return said
}

/**
 * Whether a text has nothing of another: places of one section are found with and without their neighbours, and a fact stands in the
 * lines it was read from.
 */
function tellsMore(text: string, said: string): boolean {
  if (said.includes(text) || text.includes(said)) return false
  const known = new Set(sentencesOf(said))
  if (sentencesOf(text).some((sentence) => known.has(sentence))) return false
  const words = new Set(wordsOf(said).map((word) => word.text))
  return wordsOf(text).some((word) => !words.has(word.text))
}

const SENTENCE_END = /(?<=[.!?])\s+|\n(?:- )?/u
const sentencesOf = (text: string): string[] => text.split(SENTENCE_END)
