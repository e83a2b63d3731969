import { expect, it } from 'vitest'
import { slicesOf } from './slices.ts'

const short = (at: number) => ({ question: `${at}?`, answer: 'Yes.', phrasings: [] })

it('a long file is sent in slices of a hundred answers, in its order', () => {
  const answers = Array.from({ length: 250 }, (_, at) => short(at))
  const slices = slicesOf(answers)
  expect(slices.map(({ length }) => length)).toEqual([100, 100, 50])
  expect(slices.flat()).toEqual(answers)
})

it('long answers go in smaller slices than a request may hold', () => {
  const answers = Array.from({ length: 60 }, (_, at) => ({
    ...short(at),
    answer: 'ä'.repeat(4_000),
  }))
  const slices = slicesOf(answers)
  expect(slices.flat()).toEqual(answers)
  for (const slice of slices)
    expect(new TextEncoder().encode(JSON.stringify(slice)).length).toBeLessThan(250_000)
})

it('an empty file is nothing to send', () => {
  expect(slicesOf([])).toEqual([])
})
