import type { FactKind, KnowledgeFact } from 'shared-types'
import { pageTextOf } from './as-changed.ts'

const KINDS: Record<FactKind, string> = {
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  hours: 'Opening hours',
  price: 'Prices',
  date: 'Dates',
}

/** Which department or person a contact reaches, where that is worth showing. */
const ROLES: Record<string, string> = {
  reception: 'Reception',
  bookings: 'Bookings',
  sales: 'Sales',
  support: 'Support',
  billing: 'Billing',
  mobile: 'Mobile',
  fax: 'Fax',
  emergency: 'Emergency',
}

/** One line of a page: the server corrects and hides all facts of a line together. */
export type FactLine = KnowledgeFact & { key: string; meanings: string[] }
export type FactGroup = { kind: FactKind; title: string; lines: FactLine[] }

/** Lines of facts grouped by kind, in their own order. */
export function groupsOf(facts: KnowledgeFact[]): FactGroup[] {
  const groups = new Map<FactKind, FactGroup>()
  for (const line of linesOf(facts)) {
    const { kind } = line
    const group = groups.get(kind) ?? { kind, title: KINDS[kind], lines: [] }
    group.lines.push(line)
    groups.set(kind, group)
  }
  return [...groups.values()]
}

function linesOf(facts: KnowledgeFact[]): FactLine[] {
  const lines = new Map<string, FactLine>()
  for (const fact of facts) {
    const { kind, label, meaning } = fact
    const key = JSON.stringify([kind, label, pageTextOf(fact)])
    const line = lines.get(key)
    if (!line) lines.set(key, { ...fact, key, meanings: [meaning] })
    else if (!line.meanings.includes(meaning)) line.meanings.push(meaning)
  }
  return [...lines.values()]
}

/** How the agent understands a line, where the line itself does not say it. */
export const readAs = ({ meanings, text }: FactLine): string =>
  meanings.filter((meaning) => !text.includes(meaning)).join(' · ')

/** Whom the contact reaches and what the page calls it, unless the line says so itself: 'Reception · Front desk'. */
export function nameOfFact({ kind, role, label, text }: KnowledgeFact): string {
  const isSaid = `${KINDS[kind]}\n${text}`.toLowerCase().includes(label.toLowerCase())
  return [role && ROLES[role], !isSaid && label].filter(Boolean).join(' · ')
}
