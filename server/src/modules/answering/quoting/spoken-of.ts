import type { Judged } from '../candidates.ts'
import type { Findings } from '../context.ts'
import { NEAR_ODDS } from '../judging/judge.ts'
import type { Question } from '../types.ts'
import { wordsOf } from '../../../lib/words.ts'
import { sentencesOf } from './units.ts'

/** Shorter sentences, such as “Yes.”, are said of many things. */
const FEWEST_WORDS = 3

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
  const said = new Set(longSentencesOf(last))
  const isSpokenOf = ({ text, odds, features }: Judged) =>
    odds >= NEAR_ODDS &&
    features.shows === 1 &&
    longSentencesOf(text).some((sentence) => said.has(sentence))
  const best = candidates.find(isSpokenOf)
  return best ? [best] : []
}

const longSentencesOf = (text: string): string[] =>
  text
    .split('\n')
    .flatMap(sentencesOf)
    .filter((sentence) => wordsOf(sentence).length >= FEWEST_WORDS)
