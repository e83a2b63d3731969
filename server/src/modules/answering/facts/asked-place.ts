import { type Asked, tellingOf } from '../asked.ts'
import { LEAST_ODDS } from '../judging/judge.ts'
import { conceptsOf } from '../language/concepts.ts'
import type { Term } from '../retrieval/types.ts'

/** From these odds on the address is asked for and nothing else. */
const PLAINLY = 0.85

/**
 * "Where are you exactly?", "which street is it?": the address is said where the question has at most one word besides that nobody knows,
 * and that names nothing. Null of any other question: where one can park is something else.
 */
export function leastOddsOfAddress({ heard, terms }: Asked): number | null {
  const telling = tellingOf(terms)
  const namesNothing = ({ word, isHeld, exact }: Term) =>
    !isHeld && !exact && conceptsOf(word, heard.language).length === 0
  const isPlain = telling.length <= 1 && telling.every(namesNothing)
  return heard.odds.address >= PLAINLY && isPlain ? LEAST_ODDS : null
}
