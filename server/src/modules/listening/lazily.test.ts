import { expect, it } from 'vitest'
import { lazily } from './lazily.ts'

it('a property is computed once, when it is read', () => {
  const made: string[] = []
  const sumOf = lazily<{ sum: number; twice: number; unread: number }, number[]>({
    sum: (_, numbers) => {
      made.push('sum')
      return numbers.reduce((one, other) => one + other, 0)
    },
    twice: ({ sum }) => sum * 2,
    unread: () => {
      made.push('unread')
      return 0
    },
  })
  const heard = sumOf([1, 2])
  expect([heard.twice, heard.sum, sumOf([5]).sum]).toEqual([6, 3, 5])
  expect(made).toEqual(['sum', 'sum'])
})
