import { expect, it } from 'vitest'
import { termsOf } from './terms.ts'
import type { Corpus } from './types.ts'

const corpusOf = (config: string, words: string[]): Corpus => ({
  passages: 10,
  averageLength: 40,
  configs: [config],
  languages: [],
  frequency: new Map(words.map((word) => [word, 1])),
})
const joined = (text: string, language: string, config: string, compound: string) =>
  termsOf(text, language, corpusOf(config, [compound]))
    .filter(({ forms }) => forms.get(compound) === 0.9)
    .map(({ word }) => word)

it.each([
  ['Was kostet ein Haarschnitt für Herren?', 'de', 'german', 'herrenhaarschnitt'],
  ['Macht ihr Kuchen zum Geburtstag?', 'de', 'german', 'geburtstagskuchen'],
  ['Is er een feestje voor kinderen?', 'nl', 'dutch', 'kinderfeestj'],
])(
  'separate words of a question match a compound of the page: %s',
  (text, language, config, compound) => {
    expect(joined(text, language, config, compound)).toHaveLength(2)
  },
)

it('a word that occurs in another by chance matches nothing', () => {
  expect(joined('Was kostet ein Haarschnitt?', 'de', 'german', 'herrenhaarschnitt')).toEqual([])
  expect(joined('Do you rent a car on credit?', 'en', 'english', 'carpet')).toEqual([])
})
