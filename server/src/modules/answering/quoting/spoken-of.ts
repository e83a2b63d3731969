import type { Judged } from '../candidates.ts'
import type { Findings } from '../context.ts'
import { NEAR_ODDS, sentencesOf } from '../judging/judge.ts'
import type { Question } from '../types.ts'

/**
 * The place that was quoted last, where a question goes on about it and it has the kind of thing that is asked for: less likely an answer
 * than what else is said, but it is what both speak of.
 */
export function spokenOf(
  candidates: Judged[],
  { history }: Question,
  { leansSurely, subject }: Findings,
): Judged[] {
  const last = history.findLast(({ role }) => role === 'agent')?.text
  if (!last || !leansSurely || subject.length === 0) return []
  const said = new Set(sentencesOf(last))
  const isSpokenOf = ({ text, odds, features }: Judged) =>
    odds >= NEAR_ODDS &&
    features.shows === 1 &&
    sentencesOf(text).some((sentence) => said.has(sentence))
  const best = candidates.find(isSpokenOf)
  return best ? [best] : []
}
