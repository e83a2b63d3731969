import { expect, it } from 'vitest'
import { memoized, memoizedBy } from './memoized.ts'

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

it('what a text is read by has a memory of its own', () => {
  const made: string[] = []
  const joined = memoizedBy(1, (text, by: string) => {
    made.push(text + by)
    return text + by
  })
  for (const by of ['x', 'y', 'x', 'y']) expect(joined('a', by)).toBe(`a${by}`)
  expect(made).toEqual(['ax', 'ay'])
})
