import { expect, it } from 'vitest'
import { fuzzyScore } from './fuzzy.ts'

it('a title is found by letters of it, the closest together first', () => {
  expect(fuzzyScore('Opening hours', 'ophrs')).not.toBeNull()
  expect(fuzzyScore('Opening hours', 'open')).toBeLessThan(fuzzyScore('Our pens', 'open') ?? 99)
  expect(fuzzyScore('Delivery', 'hours')).toBeNull()
})
