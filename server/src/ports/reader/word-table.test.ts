import { expect, it } from 'vitest'
import { anyOf } from './word-table.ts'

it('a table of words matches the words of every language, joined as its readers write them', () => {
  const listed = new RegExp(`^(?:${anyOf({ en: 'price_list menu', de: '[öo]ffnung' }, '[ -]?')})$`)
  for (const word of ['price list', 'price-list', 'pricelist', 'menu', 'öffnung', 'offnung'])
    expect(word).toMatch(listed)
  expect('list').not.toMatch(listed)
})
