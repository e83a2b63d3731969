import { describe, expect, it } from 'vitest'
import entries from './concepts.json' with { type: 'json' }
import { conceptsCalled, conceptsOf, phraseAt } from './concepts.ts'
import { isWeakWord, standInsOf } from './stand-ins.ts'
import { CONFIG_OF_LANGUAGE, stem } from './stems.ts'
import { isStopWord } from './stop-words.ts'

const PARKING = {
  en: 'parking',
  de: 'parkplatz',
  fr: 'stationnement',
  es: 'aparcamiento',
  it: 'parcheggio',
  pt: 'estacionamento',
  nl: 'parkeerplaats',
}
const idsOf = (word: string, language: string) => conceptsOf(word, language).map(({ id }) => id)
const closenessOf = (word: string, language: string, config: string) =>
  standInsOf(conceptsOf(word, language), language, [config])

describe('the lexicon', () => {
  it('has words in all seven languages for every concept, and each concept once', () => {
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
    for (const { id, en, de, fr, es, it: italian, pt, nl } of entries) {
      expect([id, ...[en, de, fr, es, italian, pt, nl].map((words) => words.length > 0)]).toEqual([
        id,
        ...Array(7).fill(true),
      ])
    }
  })

  it('refers to concepts it holds', () => {
    for (const { answeredBy = [], near = [] } of entries) {
      const ids = [...answeredBy, ...near]
      expect(conceptsCalled(ids).map(({ id }) => id)).toEqual(ids)
    }
  })

  it.each(Object.entries(PARKING))('finds parking in a question in %s', (language, word) => {
    const closeness = standInsOf(
      conceptsOf(word, language),
      language,
      Object.values(CONFIG_OF_LANGUAGE),
    )
    for (const [other, theirs] of Object.entries(PARKING)) {
      expect(closeness.get(stem(theirs, CONFIG_OF_LANGUAGE[other]!))).toBeGreaterThanOrEqual(0.7)
    }
  })

  it('finds a word in another form than it is listed in, and without its accents', () => {
    expect(idsOf('dogs', 'en')).toContain('dog')
    expect(idsOf('telefono', 'es')).toContain('phone')
    expect(idsOf('cafés', 'fr')).toContain('coffee')
    expect(idsOf('fruehstueck', 'de')).toContain('breakfast')
  })
})

describe('the equivalents of a word', () => {
  it('are closer in the same language than in another, and closest for the same concept', () => {
    const same = closenessOf('dog', 'en', 'english').get('dog')!
    const across = closenessOf('dog', 'en', 'german').get('hund')!
    const near = closenessOf('dog', 'en', 'english').get('anim')!
    expect(same).toBeGreaterThan(across)
    expect(across).toBeGreaterThan(near)
  })

  it('do not lead from a general word to all specific ones', () => {
    expect(closenessOf('monday', 'en', 'english').has('sunday')).toBe(false)
    expect(closenessOf('hours', 'en', 'english').has('sunday')).toBe(true)
  })

  it('carry little weight if every page has them, in any language', () => {
    expect(isWeakWord('price', 'en')).toBe(true)
    expect(isWeakWord('preise', 'de')).toBe(true)
    expect(isWeakWord('prix', 'fr')).toBe(true)
    expect(isWeakWord('hund', 'de')).toBe(false)
  })
})

describe('a phrase', () => {
  const at = (text: string, language: string) =>
    phraseAt(text.split(' '), 0, language, (word) => isStopWord(word, language))

  it('is one concept, the longest that fits', () => {
    expect(at('credit card please', 'en')).toMatchObject({ concept: { id: 'card' }, length: 2 })
    expect(at('carte cadeau', 'fr')).toMatchObject({ concept: { id: 'voucher' }, length: 2 })
  })

  it('may have a small word between its own', () => {
    expect(at('send it back', 'en')).toMatchObject({ concept: { id: 'return' }, length: 3 })
    expect(at('send elephants back', 'en')).toBeNull()
  })

  it('looks no further than the longest phrase in a text of one small word', () => {
    expect(at('send '.repeat(5_000).trim(), 'en')).toBeNull()
    expect(at(`send ${'it '.repeat(5_000)}back`, 'en')).toBeNull()
  })
})
