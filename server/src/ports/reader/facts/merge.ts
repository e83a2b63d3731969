import type { Fact } from '../fact.ts'

/** The same fact of a page once, as it is said first; one with a label goes before one without. */
export function withoutRepeats(facts: Fact[]): Fact[] {
  const seen = new Map<string, Fact>()
  for (const fact of facts) {
    const key = JSON.stringify([
      fact.kind,
      fact.role,
      fact.value,
      isContact(fact) ? '' : fact.label,
    ])
    const first = seen.get(key)
    if (!first || (!first.label && fact.label)) seen.set(key, fact)
  }
  return [...seen.values()]
}

/** A number is the same wherever it stands; the price of two things is not. */
const isContact = ({ kind }: Fact) => kind === 'phone' || kind === 'email' || kind === 'address'
