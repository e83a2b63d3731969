import { expect, test } from 'vitest'
import { weightiestFirst } from './signals.ts'

const signal = (name: string, weight: number) => ({ name, weight, because: name })

test('the strongest signal comes first, in favour or against', () => {
  const sorted = weightiestFirst([
    signal('polite', 0.5),
    signal('gift cards', -4),
    signal('school', 2),
  ])
  expect(sorted.map(({ name }) => name)).toEqual(['gift cards', 'school', 'polite'])
})

test('a signal without weight is not shown', () => {
  expect(weightiestFirst([signal('nothing', 0)])).toEqual([])
})
