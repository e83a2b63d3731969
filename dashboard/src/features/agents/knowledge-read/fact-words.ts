import type { ContactRole, FactKind, KnowledgeFact } from 'shared-types'

const KINDS: Record<FactKind, string> = {
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  hours: 'Opening hours',
  price: 'Prices',
  date: 'Dates',
}

/** What a contact reaches, where that is worth saying. */
const ROLES: Record<ContactRole, string | null> = {
  general: null,
  reception: 'Reception',
  bookings: 'Bookings',
  sales: 'Sales',
  support: 'Support',
  billing: 'Billing',
  mobile: 'Mobile',
  fax: 'Fax',
  emergency: 'Emergency',
  other: null,
}

export type FactGroup = { kind: FactKind; title: string; facts: KnowledgeFact[] }

/** Facts under what they are, in the order they come. */
export function groupsOf(facts: KnowledgeFact[]): FactGroup[] {
  const groups: FactGroup[] = []
  for (const fact of facts) {
    const group = groups.find(({ kind }) => kind === fact.kind)
    if (group) group.facts.push(fact)
    else groups.push({ kind: fact.kind, title: KINDS[fact.kind], facts: [fact] })
  }
  return groups
}

/** Whom it reaches and what the page calls it, unless its own line says so: 'Reception · Front desk'. */
export function nameOfFact({ role, label, text }: KnowledgeFact): string {
  const isSaid = text.toLowerCase().includes(label.toLowerCase())
  return [role && ROLES[role], !isSaid && label].filter(Boolean).join(' · ')
}
