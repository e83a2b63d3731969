import { expect, test } from 'vitest'
import { englishOf } from './region.ts'

test.each([
  ['en-US', '11/28/2026'],
  ['en-GB', '28/11/2026'],
  ['de', '28/11/2026'],
  ['C', '11/28/2026'],
])('in a browser whose language is %s, a date is %s', (tag, shown) => {
  const numbers = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  expect(new Date(2026, 10, 28).toLocaleDateString(englishOf(tag), numbers)).toBe(shown)
})
