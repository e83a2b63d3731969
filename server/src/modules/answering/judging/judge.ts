import type { Candidate } from '../candidate.ts'
import { rowOf } from './features.ts'
import weights from './weights.json' with { type: 'json' }

export type Judgement = { bias: number; weights: Record<string, number> }

/** Below these odds saying "I don't know" is the better answer. */
export const LEAST_ODDS = 0.5
/** From these odds on one answer is enough; below them the next best is said beside it. */
const SURE = 0.8
/** What is said beside another may be this much less likely. */
const SECOND = 0.35

/** The odds that saying a candidate answers the question, as labelled questions taught them. */
export const oddsOf = (candidate: Candidate): number => oddsOfRow(rowOf(candidate), weights)

export function oddsOfRow(row: string[], learned: Judgement): number {
  const sum = row.reduce((total, name) => total + (learned.weights[name] ?? 0), learned.bias)
  return 1 / (1 + Math.exp(-sum))
}

/** What to say, the likeliest first: nothing where nothing is likely enough, two where the first is far from sure. */
export function chosen<T extends { odds: number; text: string }>(
  judged: T[],
  leastOdds = LEAST_ODDS,
): T[] {
  const [best, ...others] = judged.toSorted((a, b) => b.odds - a.odds)
  if (!best || best.odds < leastOdds) return []
  if (best.odds >= SURE) return [best]
  const second = others.find(({ text }) => !best.text.includes(text) && !text.includes(best.text))
  return second && second.odds >= best.odds * SECOND ? [best, second] : [best]
}
