import type { Candidate } from './candidate.ts'
import type { Findings } from './context.ts'
import { namesKind } from './leaning.ts'
import { match } from './quoting/matching.ts'
import { isShown, isStrict, shows } from './quoting/shows.ts'
import { stemsOf } from './quoting/units.ts'
import type { Turn } from './types.ts'

const BULLET = '- '

/**
 * Whether a place may answer a question that goes on with the turns before it. Their words match what they were answered with, so it needs
 * what the question itself asks for: a name for “who does that?”, and something else than was just said for “how does it work?”.
 * @returns a test of candidates, which all pass when the question stands by itself or does not say what kind of thing it asks for.
 */
export function mayFollow(
  { heard, terms, context, corpus }: Findings,
  history: Turn[],
): (candidate: Pick<Candidate, 'text' | 'place'>) => boolean {
  if (context.length === 0 || !namesKind(heard)) return () => true
  const { kind } = heard
  if (isStrict(kind)) return ({ text }) => shows(kind, text) > 0
  if (isShown(kind)) return () => true
  const own = terms.filter(({ rarity }) => rarity > 0)
  const said = history.findLast(({ role }) => role !== 'customer')?.text ?? ''
  const namesOwn = (text: string) =>
    corpus.configs.some((config) => own.some((term) => match(term, stemsOf(text, config)) > 0))
  return ({ text, place }) => !repeats(place.text, said) || namesOwn(text)
}

/** Whether a line of a text was said. */
const repeats = (text: string, said: string): boolean =>
  text.split('\n').some((line) => said.includes(line.startsWith(BULLET) ? line.slice(2) : line))
