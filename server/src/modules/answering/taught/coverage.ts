import type { WeighedTerm as Term } from './ways.ts'

export const weightOf = ({ weight }: Term): number => weight
/** What people say whatever they ask about tells little, and so does what half of the taught questions hold. */
export const unusual = ({ weight, usual, common }: Term): number =>
  weight * (1 - usual) * (1 - common)

/** How much of all words is met. */
export function coverage(terms: Term[], met: number[], weigh: (term: Term) => number): number {
  const all = terms.reduce((sum, term) => sum + weigh(term), 0)
  return all ? terms.reduce((sum, term, at) => sum + weigh(term) * met[at]!, 0) / all : 0
}

/** How much of all that is asked the heaviest word has that is met nowhere. */
export function heaviestMissing(terms: Term[], met: number[]): number {
  const all = terms.reduce((sum, term) => sum + unusual(term), 0)
  if (!all) return 0
  return Math.max(0, ...terms.map((term, at) => (met[at]! > 0 ? 0 : unusual(term)))) / all
}

/** How closely the heaviest word is met. */
export function heaviestMet(terms: Term[], met: number[]): number {
  let best = -1
  for (const [at, term] of terms.entries())
    if (best < 0 || unusual(term) > unusual(terms[best]!)) best = at
  return best < 0 ? 0 : met[best]!
}
