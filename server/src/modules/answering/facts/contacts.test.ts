import { describe, expect, it } from 'vitest'
import type { ContactRole } from '../../../ports/reader/fact.ts'
import { asWritten, contactsFor, isWithinSentence, ofChannel, sayContact } from './contacts.ts'
import type { StoredFact } from './fact-store.ts'

const phone = (number: string, role: ContactRole, label = ''): StoredFact => ({
  id: number,
  itemId: 'item',
  pageId: 'page',
  position: 0,
  isCorrected: false,
  url: 'https://surgery.example/',
  title: 'Contact',
  itemTitle: 'Surgery',
  language: 'en',
  kind: 'phone',
  role,
  label,
  text: `${label} ${number}`,
  heading: '',
  pageNumber: null,
  value: { number },
})

const numbersOf = (facts: StoredFact[], role: ContactRole | null) =>
  contactsFor(facts, role).map((contact) => sayContact(contact, false))

describe('a question for the telephone number', () => {
  const facts = [
    phone('+442079460999', 'emergency', 'Emergency line'),
    phone('+442079460102', 'fax', 'Fax'),
    phone('+442079460101', 'reception', 'Reception'),
    phone('+442079460101', 'general'),
  ]

  it('gets the general one, never the emergency line or the fax', () => {
    expect(numbersOf(facts, null)).toEqual(['+44 20 7946 0101'])
    expect(numbersOf(facts.slice(0, 2), null)).toEqual([])
  })

  it('gets the one of the role it names, or else any one', () => {
    expect(numbersOf(facts, 'emergency')).toEqual(['+44 20 7946 0999'])
    expect(numbersOf(facts, 'bookings')).toEqual(['+44 20 7946 0101'])
  })

  it('gets the one on most pages, not those that only a legal notice gives; a named one is kept', () => {
    const on = (pageId: string, fact: StoredFact): StoredFact => ({ ...fact, pageId })
    const own = phone('+492389000001', 'general', 'Telefon')
    const chamber = on('imprint', phone('+49251000002', 'general', 'Telefon'))
    const branch = on('imprint', phone('+492389000003', 'general', 'Branch'))
    const all = [own, on('imprint', own), chamber, branch]
    expect(numbersOf(all, null)).toEqual(['+49 2389 000001', '+49 2389 000003'])
    expect(numbersOf([chamber, on('imprint', own)], null)).toHaveLength(2)
  })

  it('gets the one of the channel it names, where one is labelled so', () => {
    const chat = phone('+442079460103', 'mobile', 'Bookings by WhatsApp')
    const called = ({ label }: StoredFact) => label
    expect(ofChannel([...facts, chat], 'WhatsApp number for bookings?').map(called)).toEqual([
      'Bookings by WhatsApp',
    ])
    expect(ofChannel(facts, 'Do you have a WhatsApp number?')).toEqual(facts)
  })

  it('is told the whole sentence of a number that stands within one', () => {
    const line =
      'Our emergency line is reached day and night at 020 7946 0999; turn off the tap first.'
    const within = { ...phone('+442079460999', 'emergency', 'day and night at'), text: line }
    const named = phone('+442079460999', 'emergency', 'Emergency line')
    expect(contactsFor([within], 'emergency').map(isWithinSentence)).toEqual([true])
    expect(contactsFor([named], 'emergency').map(isWithinSentence)).toEqual([false])
  })

  it('gets no other line instead of a missing emergency line or fax', () => {
    expect(numbersOf(facts.slice(1), 'emergency')).toEqual([])
    expect(numbersOf(facts.slice(2), 'fax')).toEqual([])
  })
})

it.each([
  ['Rufen Sie uns an: 089 / 123 45-67 (Praxis)', '+49891234567', '089 / 123 45-67'],
  ['Tel. +49 (0) 89 1234567, Fax 089 1234568', '+49891234567', '+49 (0) 89 1234567'],
  ['Phone (415) 555-0123 or 415-555-0124', '+14155550124', '415-555-0124'],
  ['Accueil : 02 61 55 01 20: +33261550120', '+33261550120', '02 61 55 01 20'],
  ['Teléfono: 555-555-5555', '555-555-5555', '555-555-5555'],
  ['Ask at the desk.', '+14155550124', '+1 415 555 0124'],
])('a number is given as the page writes it: %s', (line, number, written) => {
  expect(asWritten(line, number)).toBe(written)
})

it('a number with repeating digits is told to its end', () => {
  expect(asWritten('WhatsApp 333 0000000', '+393330000000')).toBe('333 0000000')
})
