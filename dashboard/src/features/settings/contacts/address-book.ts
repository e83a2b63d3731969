import { CONTACT_NAME_MAX, type WriteContact } from 'shared-types'
import { readPhone } from '~/lib/phone.ts'
import { truncate } from '~/lib/text.ts'
import { type CsvTable, readCsv } from './csv-people.ts'
import { readVcards } from './vcard-people.ts'

/** Larger files consist mostly of pictures, and would take a browser long to parse. */
export const ADDRESS_BOOK_MAX_BYTES = 20_000_000

/** A person as listed in a file. */
export type Person = { name: string; phones: string[] }

/** The content of a file: people, or a table, whose column of names the user can change. */
export type AddressBook = { kind: 'vcard'; people: Person[] } | { kind: 'csv'; table: CsvTable }

export type Found = {
  /** Each number once, with the first name found for it. */
  contacts: WriteContact[]
  people: number
  /** People without a valid number. */
  leftOut: number
}

/** Parses a vCard or CSV file. @throws where it is neither. */
export function readAddressBook(bytes: ArrayBuffer): AddressBook {
  const text = decode(bytes)
  // oxlint-disable-next-line words/no-patterns -- the first line of a file format
  if (/^\s*BEGIN:VCARD/i.test(text)) return { kind: 'vcard', people: readVcards(text) }
  return { kind: 'csv', table: readCsv(text) }
}

/** The people in a file who can be called, with their numbers. */
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

/** Old programs write in Windows-1252. */
function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength))
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
