import type { Deps } from '../../../deps.ts'
import type { ContactRole, FactKind } from '../../../ports/reader/fact.ts'
import type { Heard } from '../../listening/types.ts'
import { kindsFor } from '../facts/candidates.ts'
import type { StoredFact } from '../facts/fact-store.ts'
import { factsOf } from '../facts/facts-of.ts'
import { lexemesOf } from '../language/lexemes.ts'
import { CONFIG_OF_LANGUAGE } from '../language/stems.ts'
import type { Corpus, Term } from '../retrieval/types.ts'
import type { Question } from '../types.ts'
import { labelOf, type PromptSource } from './prompt-source.ts'

const LENGTH_MAX = 2_500
const LINES_MAX = 40

const ROLES: Partial<Record<ContactRole, string>> = {
  emergency: 'EMERGENCIES ONLY, not the general contact',
  general: 'general',
  reception: 'reception',
  bookings: 'bookings',
  sales: 'sales',
  support: 'support',
  billing: 'billing',
  mobile: 'mobile',
  fax: 'fax, cannot be called',
}
const NAMES: Record<FactKind, string> = {
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  hours: 'Opening hours',
  price: 'Price',
  date: 'Date',
}

/** The typed facts of the kinds asked for: one source for each page and kind, those that match the question first. */
export async function knownFacts(
  deps: Deps,
  question: Question,
  corpus: Corpus,
  heard: Heard,
  terms: Term[],
): Promise<PromptSource[]> {
  const facts = await factsOf(deps, question, corpus, kindsFor({ heard }))
  const shareOf = sharesOf(terms)
  const ranked = facts
    .map((fact) => ({ fact, score: oddsOf(fact.kind, heard) + shareOf(fact) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ fact }) => fact)
  return sourcesOf(withinLength(ranked))
}

const oddsOf = (kind: FactKind, { odds }: Heard): number => odds[kind === 'date' ? 'when' : kind]

/** How much of the question a fact matches, by the weight of the words. */
function sharesOf(terms: Term[]): (fact: StoredFact) => number {
  const all = terms.reduce((sum, { weight }) => sum + weight, 0)
  const asked = terms.map(({ forms, weight }) => ({ forms: [...forms.keys()], weight }))
  return ({ label, text, heading, language }) => {
    if (all === 0) return 0
    const config = CONFIG_OF_LANGUAGE[language ?? ''] ?? 'simple'
    const lexemes = [label, text, heading].map((line) => lexemesOf(line, config))
    const isHeld = (form: string) => lexemes.some((set) => set.has(form))
    const held = asked.filter(({ forms }) => forms.some(isHeld))
    return held.reduce((sum, { weight }) => sum + weight, 0) / all
  }
}

/** A fact that is repeated, for example on every page, is given once. */
function withinLength(facts: StoredFact[]): StoredFact[] {
  const lines = new Set<string>()
  let length = 0
  return facts.filter((fact) => {
    const line = lineOf(fact)
    if (lines.has(line) || lines.size >= LINES_MAX || length + line.length > LENGTH_MAX)
      return false
    lines.add(line)
    length += line.length
    return true
  })
}

function sourcesOf(facts: StoredFact[]): PromptSource[] {
  const groups = new Map<string, StoredFact[]>()
  for (const fact of facts) {
    const place = `${fact.kind} ${fact.pageId}`
    groups.set(place, [...(groups.get(place) ?? []), fact])
  }
  return [...groups.values()].map((group) => ({
    label: labelOf(group[0]!, 'facts'),
    text: group.map(lineOf).join('\n'),
    isFacts: true,
    passage: { ...group[0]!, text: group.map(({ text }) => text).join('\n') },
  }))
}

/** A fact as a line: its label, what the page says, and its headings. "Phone (reception): +41 …" */
function lineOf(fact: StoredFact): string {
  const known = lines.get(fact)
  if (known !== undefined) return known
  const line = lineFor(fact)
  lines.set(fact, line)
  return line
}

/** The facts stay in memory and are used repeatedly, so their lines are remembered. */
const lines = new WeakMap<StoredFact, string>()

function lineFor({ kind, role, label, text, heading }: StoredFact): string {
  const roleName = role && ROLES[role]
  const name = roleName ? `${NAMES[kind]} (${roleName})` : NAMES[kind]
  const about = label && !text.includes(label) ? `${label}: ` : ''
  return `${name}: ${about}${text}${heading ? ` — under “${heading}”` : ''}`.replaceAll(/\s+/g, ' ')
}
