import { expect, it } from 'vitest'
import { memoized } from './memoized.ts'

it('a recent result is computed once, and at most twice the given number of results is kept', () => {
  const made: string[] = []
  const doubled = memoized(3, (key) => {
    made.push(key)
    return key + key
  })
  for (const key of ['a', 'b', 'a', 'c', 'd', 'a', 'b']) expect(doubled(key)).toBe(key + key)
  expect(made).toEqual(['a', 'b', 'c', 'd'])
  for (const key of ['e', 'f', 'g', 'h']) doubled(key)
  doubled('c')
  expect(made).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'c'])
})
