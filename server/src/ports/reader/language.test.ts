import { expect, it } from 'vitest'
import { textSearchConfig } from './language.ts'

const GERMAN =
  'Unser Hofladen liegt am Waldrand. Sie finden dort Kartoffeln, Eier und Käse aus der eigenen Herde.'
const POLISH =
  'Nasz warsztat naprawia rowery od trzydziestu lat. Zapraszamy codziennie oprócz niedzieli.'

it('a page is in the language of its text, whatever its template says', () => {
  expect(textSearchConfig(GERMAN, 'en')).toBe('german')
})

it('a page of a few words is in the language it says it is in', () => {
  expect(textSearchConfig('Kontakt', 'nl-NL')).toBe('dutch')
  expect(textSearchConfig('Kontakt', null)).toBe('simple')
})

it('a page in a language that is not stemmed is searched by its words as they stand', () => {
  expect(textSearchConfig(POLISH, 'de')).toBe('simple')
})
