import { describe, expect, it } from 'vitest'
import { termsOf } from './terms.ts'
import type { Corpus } from './types.ts'

const corpusOf = (config: string, words: string[]): Corpus => ({
  passages: 10,
  averageLength: 40,
  configs: [config],
  languages: [],
  frequency: new Map(words.map((word) => [word, 1])),
})
const formsIn = (text: string, language: string, corpus: Corpus) =>
  new Map(termsOf(text, language, corpus).flatMap(({ forms }) => [...forms]))

describe('the search terms of a question', () => {
  it('include the words of the page’s language, whatever the language of the question', () => {
    const german = corpusOf('german', ['parkplatz', 'fruhstuck', 'hund'])
    expect(formsIn('Is there parking?', 'en', german).get('parkplatz')).toBe(0.7)
    expect(formsIn('C’è un parcheggio?', 'it', german).get('parkplatz')).toBe(0.7)
    expect(formsIn('Gibt es einen Parkplatz?', 'de', german).get('parkplatz')).toBe(1)
  })

  it('match with accents and without', () => {
    expect(formsIn('Tienen menú?', 'es', corpusOf('simple', ['menu'])).get('menu')).toBe(1)
    expect(formsIn('Do you have a cafe?', 'en', corpusOf('simple', ['café'])).get('café')).toBe(1)
  })

  it('leave out the small words of the language of the question', () => {
    const words = termsOf('Wo ist denn hier der Parkplatz?', 'de', corpusOf('german', []))
    expect(words.map(({ word }) => word)).toEqual(['parkplatz'])
  })

  it('stay as they are if the knowledge writes them so', () => {
    const literal = termsOf('Do you sell gift cards?', 'en', corpusOf('english', ['gift', 'card']))
    expect(literal.map(({ word }) => word)).toEqual(expect.arrayContaining(['gift', 'cards']))
    const other = termsOf('Do you sell gift cards?', 'en', corpusOf('english', ['voucher']))
    expect(other.map(({ word }) => word)).toContain('voucher')
  })

  it('are not made of two small words', () => {
    const corpus = corpusOf('english', ['land'])
    expect(termsOf('Between L and M', 'en', corpus).map(({ word }) => word)).not.toContain('land')
  })

  it('are limited for endless texts', () => {
    const corpus = corpusOf('english', ['park', 'parking', 'price'])
    const long = `${'park'.repeat(1_000)} price`
    expect(termsOf(long, 'en', corpus).map(({ word }) => word)).toEqual(['price'])
    expect(termsOf('parkng '.repeat(500), 'en', corpus)).toHaveLength(1)
  })
})
