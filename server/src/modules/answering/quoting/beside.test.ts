import { expect, it } from 'vitest'
import { listen } from '../../listening/listen.ts'
import type { Term } from '../retrieval/types.ts'
import { besideIn } from './beside.ts'

const term = (word: string): Term => ({
  word,
  forms: new Map([[word, 1]]),
  weight: 1,
  rarity: 1,
  usual: 0,
  exact: false,
  informative: true,
  optional: false,
  isHeld: true,
})
const asked = {
  heard: listen('how much does a wedding cost', { languages: ['en'], before: null }),
  terms: [term('wedding')],
}
const beside = (text: string) => besideIn(text, asked, 'english')

it('a price of something else does not answer the question', () => {
  const other = beside('Birthday cakes are 19 € each. A wedding is quoted on request.')
  expect(other).toBeLessThan(beside('Birthday cakes are quoted. A wedding is 190 € in all.') / 2)
})

it('a price below a heading that may name it counts for half', () => {
  expect(beside('From 19 € a piece.')).toBeCloseTo(beside('A wedding is 19 €.') / 2)
})
