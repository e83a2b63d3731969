import type { Source } from 'shared-types'
import type { Deps } from '../../../deps.ts'
import { writtenIn } from '../../../wording/index.ts'
import { corpusOf } from '../retrieval/corpus.ts'
import { sourceOfFact } from '../source.ts'
import type { Question } from '../types.ts'
import { contactsFor, sayContact } from './contacts.ts'
import type { StoredFact } from './fact-store.ts'
import { factsOf } from './facts-of.ts'

/** From these odds on a question plainly asks for this kind of contact. */
const ASKED_PLAINLY = 0.5
const KINDS = ['phone', 'email', 'address'] as const

/**
 * How the business itself is reached, for who asks for a number or an address that is not known, such as that of a member of the staff;
 * null for every other question, and where the business has several addresses.
 */
export async function usualContact(
  deps: Deps,
  question: Question,
): Promise<{ text: string; source: Source } | null> {
  const { agent, heard } = question
  const kind = KINDS.find((name) => (heard?.odds[name] ?? 0) >= ASKED_PLAINLY)
  if (!kind) return null
  const corpus = await corpusOf(deps, agent)
  const facts = await factsOf(deps, question, corpus, [kind])
  const found = kind === 'address' ? onlyAddress(facts) : reachedBy(facts)
  if (!found) return null
  const text = `${writtenIn(agent.language).facts[kind]}: ${found.text}`
  return { text, source: sourceOfFact(found.fact) }
}

type Said = { fact: StoredFact; text: string }

function reachedBy(facts: StoredFact[]): Said | null {
  const [fact] = contactsFor(facts, null)
  return fact ? { fact, text: sayContact(fact, false) } : null
}

function onlyAddress(facts: StoredFact[]): Said | null {
  const addresses = facts.filter((fact) => fact.kind === 'address')
  const [fact] = addresses
  const isOnly = addresses.every(({ value }) => value.address === fact!.value.address)
  return fact && isOnly ? { fact, text: fact.value.address } : null
}
