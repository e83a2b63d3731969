import { expect, it } from 'vitest'
import { daysApart } from './days-apart.ts'

it.each([
  ['de', 'Habt ihr Mittwochnachmittag offen?', 'Habt ihr Mittwoch nachmittag offen?'],
  ['de', 'Und samstags?', 'Und samstag?'],
  ['en', 'Are you open on Sundays?', 'Are you open on Sunday?'],
  ['en', 'A sundae, please', 'A sundae, please'],
])('a day is a word of its own in %s: %s', (language, text, expected) => {
  expect(daysApart(text, language)).toBe(expected)
})
