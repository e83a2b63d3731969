import type { Usage } from 'shared-types'
import { expect, it } from 'vitest'
import { dayBars } from './day-bars.ts'

const days = [
  { day: '2026-02-01', cost_micros: 400_000, tokens: 1_200 },
  { day: '2026-02-02', cost_micros: 0, tokens: 0 },
]
const bars = (priced: Usage['priced']) => dayBars({ month: '2026-02', priced, days } as Usage)

it('a month has a bar for each of its days, and those to come say so', () => {
  expect(bars(['model'])).toHaveLength(28)
  expect(bars(['model']).slice(0, 3)).toEqual([
    { key: '1 February', value: 400_000, label: '1 February: $0.40', tick: '1' },
    { key: '2 February', value: 0, label: '2 February: $0.00' },
    { key: '3 February', value: 0, label: '3 February: still to come' },
  ])
})

it('without prices the bars are tokens', () => {
  expect(bars([])[0]).toMatchObject({ value: 1_200, label: '1 February: 1,200 tokens' })
})
