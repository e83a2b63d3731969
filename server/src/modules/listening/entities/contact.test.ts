import { expect, it } from 'vitest'
import { withDigits } from './spoken-number.ts'
import { contactIn } from './contact.ts'

it.each([
  ['You can reach me at 202 555 0123.', 'US', '+12025550123'],
  ['(202) 555-0123 please', 'US', '+12025550123'],
  ['Meine Nummer ist 030 901820', 'DE', '+4930901820'],
  ['the local one is 555 0123', 'US', '5550123'],
  ['ada at example dot com', 'US', 'ada@example.com'],
  ['ada arroba ejemplo punto com', 'ES', 'ada@ejemplo.com'],
  ['s przybylski at outlook dot com', 'US', 'sprzybylski@outlook.com'],
  ["it's j r r tolkien at example dot org", 'GB', 'jrrtolkien@example.org'],
  ['escríbame a ada arroba ejemplo punto com', 'ES', 'ada@ejemplo.com'],
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

it.each([
  ['de', 'unter null zwei zwei eins, vier vier fünf fünf sechs sechs', '0221445566'],
  ['en', 'five one eight, five five five, zero two zero two', '+15185550202'],
  ['es', 'seis uno dos, tres cuatro cinco, seis siete ocho', '612345678'],
  ['fr', 'zéro un deux trois quatre cinq six sept huit neuf', '0123456789'],
  ['it', 'tre uno due tre quattro cinque sei sette', '31234567'],
  ['pt', 'nove um dois três quatro cinco seis sete oito', '912345678'],
  ['nl', 'nul zes een twee drie vier vijf zes zeven acht', '0612345678'],
  ['en', 'one or two of them at three', null],
])('in %s “%s” is a number said digit by digit', (language, said, number) => {
  expect(contactIn(withDigits(said, language))).toBe(number)
})
