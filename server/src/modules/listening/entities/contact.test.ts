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
  ['You can reach me at ada.l@example.com', 'US', 'ada.l@example.com'],
  ['Reach me at ada dot l@example.com', 'US', 'ada.l@example.com'],
  ['Reach me at ada dot l at example dot com', 'US', 'ada.l@example.com'],
  ['I wrote to ada@example.com at example.com', 'US', 'ada@example.com'],
  ["My address is 'pat.o'neill@example.com'", 'US', "pat.o'neill@example.com"],
  ['müller@example.com', 'DE', null],
  ['We were at the office at 9', 'US', null],
  ['It was 1500 dollars', 'US', null],
  ['vorrei venire dal 12.07.2027 al 19.07.2027', 'IT', null],
  ['ben je er op 26-12-2026', 'NL', null],
  ['is anybody there on 2026-12-24?', 'GB', null],
  ['On 12.07.2027, and my number is 020 7946 0958', 'GB', '+442079460958'],
  ['Mein Tel.030 901820', 'DE', '+4930901820'],
])('the contact in %j, from %s, is %s', (said, country, contact) => {
  expect(contactIn(said, country)).toBe(contact)
})
