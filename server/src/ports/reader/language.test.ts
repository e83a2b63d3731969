import { expect, it } from 'vitest'
import { textSearchConfig } from './language.ts'

const GERMAN =
  'Unser Hofladen liegt am Waldrand. Sie finden dort Kartoffeln, Eier und Käse aus der eigenen Herde.'
const POLISH =
  'Nasz warsztat naprawia rowery od trzydziestu lat. Zapraszamy codziennie oprócz niedzieli.'

it('a page has the language of its text, whatever its template declares', () => {
  expect(textSearchConfig(GERMAN, 'en')).toBe('german')
})

it('a page of a few words has the language that it declares', () => {
  expect(textSearchConfig('Kontakt', 'nl-NL')).toBe('dutch')
  expect(textSearchConfig('Kontakt', null)).toBe('simple')
})

it('a page in a language without stemming is searched by its exact words', () => {
  expect(textSearchConfig(POLISH, 'de')).toBe('simple')
})
