import type { ContactRole, DateFact, Hours, PriceFact } from '../../ports/reader/fact.ts'
import { BETWEEN } from '../../ports/reader/index.ts'
import type { StoredFact } from '../answering/facts/fact-store.ts'

/** A fact as the answer to a question: two answers to the same question are compared. */
export type Statement = { fact: StoredFact; question: string; answer: string }

type Contact = Extract<StoredFact, { kind: 'phone' | 'email' }>
type Address = Extract<StoredFact, { kind: 'address' }>

/** Digits of a number that are the same with and without its country code. */
const OWN_DIGITS = 7
/** A business may have several of these, because a page does not say whom they reach. */
const UNTOLD: ReadonlySet<ContactRole> = new Set(['mobile', 'other'])

/** The questions a fact certainly answers; empty when that is unclear. */
export function statementsOf(fact: StoredFact): Statement[] {
  const label = wordsOf(fact.label)
  switch (fact.kind) {
    case 'price':
      return label ? [priceStatement(fact, fact.value, label)] : []
    case 'hours':
      return hoursStatements(fact, fact.value, label)
    case 'phone':
    case 'email':
      return contactStatements(fact, label)
    case 'address':
      return addressStatements(fact)
    case 'date':
      return dateStatements(fact, fact.value, label)
  }
}

function priceStatement(fact: StoredFact, value: PriceFact['value'], label: string): Statement {
  const { amount, to, currency, isFrom, per } = value
  const question = ['price', label, wordsOf(per ?? ''), currency, isFrom].join('|')
  return { fact, question, answer: `${amount} ${to}` }
}

/** One question for each day of the week. Hours of a season or a date do not contradict the usual hours. */
function hoursStatements(
  fact: StoredFact,
  { days, spans, season, date }: Hours,
  label: string,
): Statement[] {
  if (season || date) return []
  const answer = spans.map(({ opens, closes }) => `${opens}-${closes}`).join(' ')
  return days.map((day) => ({ fact, question: `hours|${label}|${day}`, answer }))
}

/** One question for each role, label and heading: the bookings of the rooms and those of the restaurant are different. */
function contactStatements(fact: Contact, label: string): Statement[] {
  const answer = fact.kind === 'email' ? fact.value.address.toLowerCase() : numberOf(fact)
  if (!answer || UNTOLD.has(fact.role)) return []
  return [{ fact, question: [fact.kind, fact.role, label, headingOf(fact)].join('|'), answer }]
}

/** The digits of a number; empty for a short number, such as that of the police. */
function numberOf({ value }: Extract<Contact, { kind: 'phone' }>): string {
  const digits = value.number.replaceAll(/\D/g, '')
  return digits.length < OWN_DIGITS ? '' : digits.slice(-OWN_DIGITS)
}

/** A business may have several addresses, but not two that differ only in a number. */
function addressStatements(fact: Address): Statement[] {
  const address = wordsOf(fact.value.address)
  const numbers = address.match(/\d+/g) ?? []
  if (numbers.length === 0) return []
  const words = address.replaceAll(/\d+/g, '#')
  return [{ fact, question: `address|${words}`, answer: numbers.join(' ') }]
}

/**
 * The first and the last day of an event. Single days are left out, because they are often just the next time, or the date of an article.
 */
function dateStatements(
  fact: StoredFact,
  { from, to }: DateFact['value'],
  label: string,
): Statement[] {
  if (!to || !label) return []
  const question = ['date', label, headingOf(fact), from.length].join('|')
  return [{ fact, question, answer: `${from} ${to}` }]
}

const headingOf = ({ heading }: StoredFact): string => wordsOf(heading.split(BETWEEN).at(-1) ?? '')

export const wordsOf = (text: string): string =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ')
