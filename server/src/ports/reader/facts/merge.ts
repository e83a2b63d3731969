import type { Fact } from '../fact.ts'

/** Each fact of a page once, as it comes first; facts with a label are preferred. */
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

/** Whether a fact is the same wherever it is stated, as contacts are; equal prices may be of different things. */
const isContact = ({ kind }: Fact) => kind === 'phone' || kind === 'email' || kind === 'address'
