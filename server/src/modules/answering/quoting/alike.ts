import type { Term } from '../retrieval/types.ts'

/** Letters that two words must share at the beginning or the end to be compared at all. */
const SHARED = 4
/** Longer words are compared by their first letters only. */
const LETTERS = 40

/** The distinctive words that are found nowhere. */
export const missingOf = (terms: Term[], near: number[]): Term[] =>
  terms.filter((_, at) => near[at] === 0)

/**
 * How similar in spelling the missing words are to any word of a text, by the letters they share at either end, as "Mopedschein" and
 * "Moped", or "dermatologue" and "dermatologie". 1 when nothing is missing.
 */
export function alikeTo(missing: Term[], texts: ReadonlySet<string>[]): number {
  const distinctive = missing.filter(({ rarity }) => rarity > 0)
  if (distinctive.length === 0) return 1
  const nearest = distinctive.map(({ word }) =>
    texts.reduce((most, stems) => Math.max(most, nearestIn(stems, word)), 0),
  )
  return nearest.reduce((sum, value) => sum + value, 0) / distinctive.length
}

function nearestIn(stems: ReadonlySet<string>, word: string): number {
  let nearest = 0
  for (const stem of stems) nearest = Math.max(nearest, alike(word, stem))
  return nearest
}

/** Letters that two words share at one end, as a share of the shorter word. */
function alike(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length, LETTERS)
  if (shorter < SHARED) return 0
  let [first, last] = [0, 0]
  while (first < shorter && one[first] === other[first]) first++
  while (last < shorter && one.at(-1 - last) === other.at(-1 - last)) last++
  const shared = Math.max(first, last)
  return shared < SHARED ? 0 : shared / shorter
}
