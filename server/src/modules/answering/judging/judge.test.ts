import { expect, it } from 'vitest'
import { chosen } from './judge.ts'

const could = (text: string, odds: number) => ({ text, odds })

it('nothing is said where nothing is likely enough', () => {
  expect(chosen([could('Perhaps.', 0.4), could('Hardly.', 0.1)])).toEqual([])
})

it('what is nearly sure is said alone', () => {
  expect(chosen([could('Surely.', 0.9), could('Likely.', 0.8)])).toEqual([could('Surely.', 0.9)])
})

it('beside what is far from sure the next best is said, unless it says the same', () => {
  const best = could('We open at nine.', 0.6)
  const other = could('On Sunday we are closed.', 0.5)
  expect(chosen([other, best])).toEqual([best, other])
  expect(chosen([best, could('open at nine', 0.5)])).toEqual([best])
})
