import type { CandidateKind } from '../candidate.ts'
import weights from './weights.json' with { type: 'json' }
import { sureness, type Forest } from './forest.ts'

/** Below these odds saying "I don't know" is the better answer: something wrong is worse than nothing. */
export const LEAST_ODDS = 0.55
/** From these odds on one answer is enough; below them the next best is said beside it. */
const SURE = 0.9
/** What is said beside another may be this much less likely. */
const SECOND = 0.35
/** A typed fact names what it is, so it may be this much less likely than a place in the text and is still said. */
const AS_GOOD = 0.1

/** The odds that saying a candidate answers the question, as labelled questions taught them. */
export const oddsOf = (measures: number[], forest: Forest = weights): number =>
  sureness(measures, forest)

type Sayable = { kind: CandidateKind; text: string; odds: number }

const isFact = (kind: CandidateKind) => kind !== 'text' && kind !== 'list'

/** What to say, the likeliest first: nothing where nothing is likely enough, two where the first is far from sure. */
export function chosen<T extends Sayable>(judged: T[], leastOdds = LEAST_ODDS): T[] {
  const worth = ({ kind, odds }: Sayable) => odds + (isFact(kind) ? AS_GOOD : 0)
  const [best, ...others] = judged.toSorted((a, b) => worth(b) - worth(a))
  if (!best || best.odds < leastOdds) return []
  // A second number beside the one to call would be the wrong one.
  if (best.odds >= SURE || best.kind === 'phone') return [best]
  const second = others.find(({ text }) => !best.text.includes(text) && !text.includes(best.text))
  return second && second.odds >= best.odds * SECOND ? [best, second] : [best]
}
