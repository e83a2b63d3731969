import { expect, it } from 'vitest'
import { microsOf, money } from './money.ts'

it('money is shown in dollars and cents, and never rounded to nothing', () => {
  expect(money(0)).toBe('$0.00')
  expect(money(4_000)).toBe('< $0.01')
  expect(money(1_234_567_890)).toBe('$1,234.57')
})

it('a typed amount is parsed, and any other text is refused', () => {
  expect(microsOf(' $12.50 ')).toBe(12_500_000)
  expect(microsOf('0')).toBe(0)
  for (const typed of ['', '-1', '1e3', '1.234', '12,50', 'ten']) expect(microsOf(typed)).toBeNull()
})
