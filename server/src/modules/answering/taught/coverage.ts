import type { WeighedTerm as Term } from './ways.ts'

export const weightOf = ({ weight }: Term): number => weight
/** The distinctiveness of a word: low when people use it whatever they ask about, or when half of the taught questions contain it. */
export const unusual = ({ weight, usual, common }: Term): number =>
  weight * (1 - usual) * (1 - common)

/** The share of all words that is matched, by weight. */
export function coverage(terms: Term[], met: number[], weigh: (term: Term) => number): number {
  const all = terms.reduce((sum, term) => sum + weigh(term), 0)
  return all ? terms.reduce((sum, term, at) => sum + weigh(term) * met[at]!, 0) / all : 0
}

/** The share of the question that the heaviest unmatched word makes up. */
export function heaviestMissing(terms: Term[], met: number[]): number {
  const all = terms.reduce((sum, term) => sum + unusual(term), 0)
  if (!all) return 0
  return Math.max(0, ...terms.map((term, at) => (met[at]! > 0 ? 0 : unusual(term)))) / all
}

/** How closely the heaviest word is matched. */
export function heaviestMet(terms: Term[], met: number[]): number {
  let best = -1
  for (const [at, term] of terms.entries())
    if (best < 0 || unusual(term) > unusual(terms[best]!)) best = at
  return best < 0 ? 0 : met[best]!
}
