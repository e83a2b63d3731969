import { expect, it } from 'vitest'
import { spokenRows } from './spoken-rows.ts'

const list = (rows: number) =>
  ['Prices:', ...Array.from({ length: rows }, (_, row) => `- Massage ${row}`)].join('\n')

it('of a long list the first rows are said, and that there are more', () => {
  expect(spokenRows(list(9), 'en')).toBe(`${list(5)}\nThere is more: just ask about what you need.`)
})

it('a short list is said as it is', () => {
  expect(spokenRows(list(5), 'de')).toBe(list(5))
})
