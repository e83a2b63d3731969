import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { ContactRole } from '../../../ports/reader/fact.ts'
import { holds } from '../language/phrases.ts'
import type { StoredFact } from './fact-store.ts'

type Contact = Extract<StoredFact, { kind: 'phone' | 'email' }>

/** The roles to give when the question names nobody, the best first. Emergency lines and faxes are never among them. */
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
const MAX = 4

/** What messages are sent by; a number for calls does not answer somebody who asks for one of these. */
const CHANNELS = ['whatsapp', 'signal', 'telegram', 'viber', 'sms']

/** The numbers that are labelled as those of a channel which the question names; all where it names none, or no number is. */
export function ofChannel(facts: StoredFact[], asked: string): StoredFact[] {
  const channel = CHANNELS.find((name) => holds(asked, [name]))
  const labelled = channel ? facts.filter(({ label }) => holds(label, [channel])) : []
  return labelled.length > 0 ? labelled : facts
}

/** Whether any number of the business will do for who asks for this one: an emergency line or a fax has no substitute. */
export const hasSubstitute = (role: ContactRole): boolean => UNASKED.includes(role)

/**
 * The numbers or addresses to give.
 * @param role that the question asks for; null when it names none.
 */
export function contactsFor(facts: StoredFact[], role: ContactRole | null): Contact[] {
  const contacts = facts.filter(
    (fact): fact is Contact => fact.kind === 'phone' || fact.kind === 'email',
  )
  const isThere = (candidate: ContactRole) => contacts.some((fact) => fact.role === candidate)
  // Somebody who wants to book can also be given the front desk.
  const asked = role && (isThere(role) || !hasSubstitute(role)) ? role : null
  const best = asked ?? UNASKED.find(isThere)
  return distinct(onMostPages(contacts.filter((fact) => fact.role === best))).slice(0, MAX)
}

/**
 * Without those that have no label of their own and are on fewer pages than others: a legal notice gives the numbers of authorities too,
 * but only the business's own number is in the footer and on the contact page as well.
 */
function onMostPages(contacts: Contact[]): Contact[] {
  const pages = groupedBy(contacts, keyOf, ({ pageId }) => pageId)
  const numbers = groupedBy(contacts, ({ label }) => label, keyOf)
  const most = Math.max(...[...pages.values()].map(({ size }) => size))
  return contacts.filter(
    (contact) =>
      (contact.label !== '' && numbers.get(contact.label)!.size === 1) ||
      pages.get(keyOf(contact))!.size === most,
  )
}

function groupedBy(
  contacts: Contact[],
  group: (contact: Contact) => string,
  member: (contact: Contact) => string,
): Map<string, Set<string>> {
  const groups = new Map<string, Set<string>>()
  for (const contact of contacts) {
    const members = groups.get(group(contact)) ?? new Set()
    groups.set(group(contact), members.add(member(contact)))
  }
  return groups
}

/** One contact for each number: of the same number on many pages, the labelled one, and the written one rather than the one in a link. */
function distinct(contacts: Contact[]): Contact[] {
  const found = new Map<string, Contact>()
  for (const contact of contacts) {
    const key = keyOf(contact)
    const known = found.get(key)
    if (!known || worthOf(contact) > worthOf(known)) found.set(key, contact)
  }
  return [...found.values()]
}

const worthOf = ({ label, text }: Contact): number =>
  2 * Number(/\d{2}|@/.test(text)) + Number(label !== '')

const keyOf = (contact: Contact): string =>
  contact.kind === 'phone' ? contact.value.number : contact.value.address.toLowerCase()

/**
 * Whether a contact stands within a sentence, which then says what it is for: "bei Rohrbruch sind wir rund um die Uhr unter 0221 555 0190
 * erreichbar".
 */
export const isWithinSentence = ({ label, text }: Contact): boolean =>
  /^\p{Ll}/u.test(label) && text.includes(` ${label} `)

/** The number or address as the page writes it, preceded by whom it reaches when there are several. */
export function sayContact(contact: Contact, isOneOfMany: boolean): string {
  const address =
    contact.kind === 'phone' ? asWritten(contact.text, contact.value.number) : contact.value.address
  return isOneOfMany && contact.label ? `${contact.label}: ${address}` : address
}

/** At least this many digits identify a number. */
const MIN_DIGITS = 6
const JOINS = /[\s()/.\-–]/

/** Where digits stand among others: those that repeat, as in "333 0000000", in several places. */
function* placesOf(held: string, digits: string): Generator<number> {
  for (let at = held.indexOf(digits); at >= 0; at = held.indexOf(digits, at + 1)) yield at
}

/** A number as the line writes it, found by its last digits; if the line does not contain it, in international format. */
export function asWritten(line: string, number: string): string {
  // A number whose country is unknown is kept as the page writes it.
  if (!number.startsWith('+') && line.includes(number)) return number
  const numberDigits = number.replaceAll(/\D/g, '')
  const digits = [...line.matchAll(/\d/g)]
  const held = digits.map((match) => match[0]).join('')
  for (let length = numberDigits.length; length >= MIN_DIGITS; length--) {
    const at = [...placesOf(held, numberDigits.slice(-length))].find(
      (index) => !/^\d/.test(line.slice(digits[index + length - 1]!.index + 1)),
    )
    if (at === undefined) continue
    let start = digits[at]!.index
    const end = digits[at + length - 1]!.index + 1
    while (start > 0 && /[\d(+]/.test(line[start - 1]!)) start--
    // A leading zero or country code may stand apart: "(0) 89", "+49 89".
    while (start > 1 && JOINS.test(line[start - 1]!) && /[\d)]/.test(line[start - 2]!)) {
      start -= 2
      while (start > 0 && /[\d(+]/.test(line[start - 1]!)) start--
    }
    const written = line.slice(start, end)
    // A page may hold the number twice: written for people, and in a link for machines. The written one is wanted.
    if (written !== number) return written
  }
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number
}
