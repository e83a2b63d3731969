import { expect, it } from 'vitest'
import { contactIn } from './contact.ts'

it.each([
  ['You can reach me at 202 555 0123.', 'US', '+12025550123'],
  ['(202) 555-0123 please', 'US', '+12025550123'],
  ['Meine Nummer ist 030 901820', 'DE', '+4930901820'],
  ['the local one is 555 0123', 'US', '5550123'],
  ['ada at example dot com', 'US', 'ada@example.com'],
  ['ada arroba ejemplo punto com', 'ES', 'ada@ejemplo.com'],
  ['Write to Ada.L@example.co.uk', 'GB', 'ada.l@example.co.uk'],
  ['We were at the office at 9', 'US', null],
  ['It was 1500 dollars', 'US', null],
])('the contact in %j, from %s, is %s', (said, country, contact) => {
  expect(contactIn(said, country)).toBe(contact)
})
