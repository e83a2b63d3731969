import { expect, test } from 'vitest'
import { says } from './matches.ts'

test.each([
  ['We open at 8:00.', '8', true],
  ['Open from 8 to 18', '18', true],
  ['Open till 18', '8', false],
  ['It costs 8.50', '8', false],
  ['It costs 8.50.', '8.50', true],
  ['It costs 8.50', '50', false],
  ['It costs 1.200 €', '1', false],
  ['It costs 12.00 €', '12', true],
  ['It costs €12,-', '12', true],
  ['Closed on 25.12.2026', '25.12', true],
  ['Closed on 25.12.2026', '2026', true],
  ['Ab 8h oder 9Uhr', '9', true],
])('a number is a whole number: %s holds %s: %s', (text, wanted, expected) => {
  expect(says(text, wanted)).toBe(expected)
})

test.each([
  ['Wir reparieren FAHRRÄDER', 'fahrräder', true],
  ['Nous vendons des pains', 'pain', false],
  ['Pay by card - or\u00a0cash', 'card or cash', true],
  ['Monday–Friday', 'monday-friday', true],
  ['Chez l’Abbé', "l'abbé", true],
  ['C++ (advanced)', 'c++ (advanced)', true],
])('words are whole words, however they are set: %s holds %s: %s', (text, wanted, expected) => {
  expect(says(text, wanted)).toBe(expected)
})

test.each([
  ['Call +49 (30) 555 01 42', '030 5550142', true],
  ['Call 030/555-0142', '030 555 01 42', true],
  ['Call 030 555 01 423', '030 5550142', false],
])('a telephone number is the same in any grouping: %s is %s: %s', (text, wanted, expected) => {
  expect(says(text, wanted)).toBe(expected)
})
