import { CONTACT_NAME_MAX, type WriteContact } from 'shared-types'
import { readPhone } from '~/lib/phone.ts'
import { truncate } from '~/lib/text.ts'
import { type CsvTable, readCsv } from './csv-people.ts'
import { readVcards } from './vcard-people.ts'

/** Larger ones are mostly pictures, and would take a browser long. */
export const ADDRESS_BOOK_MAX_BYTES = 20_000_000

/** Somebody as a file has them. */
export type Person = { name: string; phones: string[] }

/** What a file holds: people, or a table of which the names may stand elsewhere than they seem to. */
export type AddressBook = { kind: 'vcard'; people: Person[] } | { kind: 'csv'; table: CsvTable }

export type Found = {
  /** Each number once, by the name it has first. */
  contacts: WriteContact[]
  people: number
  /** Who has no number that can be understood. */
  leftOut: number
}

/** Reads a vCard or CSV file. @throws where it is neither. */
export function readAddressBook(bytes: ArrayBuffer): AddressBook {
  const text = decode(bytes)
  if (/^\s*BEGIN:VCARD/i.test(text)) return { kind: 'vcard', people: readVcards(text) }
  return { kind: 'csv', table: readCsv(text) }
}

/** Whom of the people in a file one can call, and by which numbers. */
export function contactsOf(people: readonly Person[]): Found {
  const byPhone = new Map<string, string>()
  const found = { people: 0, leftOut: 0 }
  for (const { name, phones } of people) {
    const numbers = phones.map(readPhone).filter((phone) => phone !== undefined)
    if (numbers.length) found.people += 1
    else found.leftOut += 1
    for (const phone of numbers) {
      if (!byPhone.has(phone)) byPhone.set(phone, shortName(name) || phone)
    }
  }
  const contacts = [...byPhone].map(([phone, name]) => ({ name, phone }))
  return { ...found, contacts }
}

const shortName = (name: string) =>
  truncate(name.replaceAll(/\s+/g, ' ').trim(), CONTACT_NAME_MAX - 1)

/** Old programs write in the alphabet of Windows. */
function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength))
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
