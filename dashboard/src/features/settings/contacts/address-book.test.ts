import { expect, test } from 'vitest'
import { contactsOf, readAddressBook } from './address-book.ts'
import { peopleOf } from './csv-people.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer
function read(text: string | ArrayBuffer) {
  const book = readAddressBook(typeof text === 'string' ? bytesOf(text) : text)
  return contactsOf(book.kind === 'vcard' ? book.people : peopleOf(book.table))
}
const lines = (...each: string[]) => each.join('\r\n')

test('vCards of a phone give each number with the name, folded lines and groups too', () => {
  const found = read(
    lines(
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Lind;Rosa;;;',
      'FN:Rosa ',
      ' Lind',
      'item1.TEL;type=CELL;type=pref:(202) 555-0147',
      'TEL;type=WORK:+44 20 7946 0123',
      'PHOTO;ENCODING=b;TYPE=JPEG:aGVsbG8=',
      'END:VCARD',
      'BEGIN:VCARD',
      'VERSION:4.0',
      'FN:School\\, north',
      'TEL;VALUE=uri;TYPE="voice,work":tel:+1-415-555-0123',
      'END:VCARD',
      'BEGIN:VCARD',
      'VERSION:3.0',
      'FN:No number',
      'END:VCARD',
    ),
  )
  expect(found).toEqual({
    contacts: [
      { name: 'Rosa Lind', phone: '+12025550147' },
      { name: 'Rosa Lind', phone: '+442079460123' },
      { name: 'School, north', phone: '+14155550123' },
    ],
    people: 2,
    leftOut: 1,
  })
})

test('a card of version 2.1 with quoted-printable is read', () => {
  const card = lines(
    'BEGIN:VCARD',
    'VERSION:2.1',
    'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=B6=',
    'rg;;;',
    'TEL;CELL;PREF:202-555-0147',
    'END:VCARD',
  )
  expect(read(card).contacts).toEqual([{ name: 'Jörg Müller', phone: '+12025550147' }])
})

test("Google's export gives names of their parts, and every number of a cell", () => {
  const found = read(
    lines(
      'First Name,Middle Name,Last Name,Organization Name,Phone 1 - Label,Phone 1 - Value,Phone 2 - Value',
      'Rosa,,Lind,,Mobile,(202) 555-0147 ::: +14155550123,',
      ',,,The school,Work,+14155550124,+14155550125',
    ),
  )
  expect(found.contacts).toEqual([
    { name: 'Rosa Lind', phone: '+12025550147' },
    { name: 'Rosa Lind', phone: '+14155550123' },
    { name: 'The school', phone: '+14155550124' },
    { name: 'The school', phone: '+14155550125' },
  ])
})

test('a table without headings, or in another language, is understood by its content', () => {
  const rosa = { name: 'Rosa Lind', phone: '+12025550147' }
  expect(read('Rosa Lind;202 555 0147').contacts).toEqual([rosa])
  expect(read('Rufnummer\tWer\n+1 202 555 0147\tRosa Lind').contacts).toEqual([rosa])
})

test('names can be taken from another column', () => {
  const book = readAddressBook(bytesOf('Name,Nickname,Phone\nR. Lind,Rosa,2025550147'))
  expect(book.kind === 'csv' && contactsOf(peopleOf(book.table, [[1]])).contacts).toEqual([
    { name: 'Rosa', phone: '+12025550147' },
  ])
})

test('a number that occurs twice keeps its first name', () => {
  const found = read('Name,Phone\nRosa Lind,2025550147\nSomebody,+1 (202) 555-0147')
  expect(found.contacts).toEqual([{ name: 'Rosa Lind', phone: '+12025550147' }])
})

test('a file of an old program is read in its alphabet', () => {
  const old = new Uint8Array([...'Name,Phone\nJ'].map((c) => c.charCodeAt(0)).concat(0xf6, 0x72))
  const rest = new TextEncoder().encode('g,2025550147')
  expect(read(new Uint8Array([...old, ...rest]).buffer).contacts[0]!.name).toBe('Jörg')
})

test('a table is limited to 200 columns', () => {
  const book = readAddressBook(bytesOf(`Phone${',x'.repeat(10_000)}\n2025550147`))
  expect(book.kind === 'csv' && book.table.columns).toHaveLength(200)
})

test('a file without any number is refused', () => {
  expect(() => read('Dear diary,\ntoday was fine')).toThrow('no numbers')
})
