import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { ContactRole } from '../../../ports/reader/fact.ts'
import type { StoredFact } from './fact-store.ts'

type Contact = Extract<StoredFact, { kind: 'phone' | 'email' }>

/** Whom somebody who names nobody wants to reach, the likeliest first. An emergency line and a fax are never among them. */
const UNASKED: ContactRole[] = [
  'general',
  'reception',
  'bookings',
  'support',
  'sales',
  'mobile',
  'other',
  'billing',
]
const MOST = 4

/**
 * The numbers or addresses to give.
 * @param role whom the question asks for; null where it names nobody.
 */
export function contactsFor(facts: StoredFact[], role: ContactRole | null): Contact[] {
  const contacts = facts.filter(
    (fact): fact is Contact => fact.kind === 'phone' || fact.kind === 'email',
  )
  const isThere = (one: ContactRole) => contacts.some((fact) => fact.role === one)
  // Whoever wants to book reaches somebody at the desk too; an emergency or a fax is nobody else's.
  const asked = role && (isThere(role) || !UNASKED.includes(role)) ? role : null
  const best = asked ?? UNASKED.find(isThere)
  return distinct(contacts.filter((fact) => fact.role === best)).slice(0, MOST)
}

/** Of the same number on many pages the one that is labelled, and written out rather than behind a link. */
function distinct(contacts: Contact[]): Contact[] {
  const found = new Map<string, Contact>()
  for (const contact of contacts) {
    const key = addressOf(contact).toLowerCase()
    const known = found.get(key)
    if (!known || worthOf(contact) > worthOf(known)) found.set(key, contact)
  }
  return [...found.values()]
}

const worthOf = ({ label, text }: Contact): number =>
  2 * Number(/\d{2}|@/.test(text)) + Number(label !== '')

const addressOf = (contact: Contact): string =>
  contact.kind === 'phone' ? contact.value.number : contact.value.address

/** The number or address as the page writes it, after whom it reaches where there are several. */
export function sayContact(contact: Contact, isOneOfMany: boolean): string {
  const address =
    contact.kind === 'phone' ? asWritten(contact.text, contact.value.number) : contact.value.address
  return isOneOfMany && contact.label ? `${contact.label}: ${address}` : address
}

/** Digits of a number at the least that tell it from others. */
const TELLING = 6
const JOINS = /[\s()/.\-–]/

/** A number as it stands in a line: its last digits there, and whatever of it stands before them; else as it is dialled from abroad. */
export function asWritten(line: string, number: string): string {
  // One whose country is not known is kept as the page writes it.
  if (!number.startsWith('+') && line.includes(number)) return number
  const wanted = number.replaceAll(/\D/g, '')
  const digits = [...line.matchAll(/\d/g)]
  const held = digits.map((match) => match[0]).join('')
  for (let length = wanted.length; length >= TELLING; length--) {
    const at = held.indexOf(wanted.slice(-length))
    if (at < 0) continue
    let start = digits[at]!.index
    const end = digits[at + length - 1]!.index + 1
    while (start > 0 && /[\d(+]/.test(line[start - 1]!)) start--
    // A leading zero or country code may stand apart: "(0) 89", "+49 89".
    while (start > 1 && JOINS.test(line[start - 1]!) && /[\d)]/.test(line[start - 2]!)) {
      start -= 2
      while (start > 0 && /[\d(+]/.test(line[start - 1]!)) start--
    }
    const written = line.slice(start, end)
    // A link holds the number for machines beside the one for people.
    if (written !== number) return written
  }
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number
}
