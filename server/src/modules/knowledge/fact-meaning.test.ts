import { expect, it } from 'vitest'
import type { Fact, Hours, PriceFact } from '../../ports/reader/fact.ts'
import { meaningOf } from './fact-meaning.ts'

const hours = (value: Partial<Hours>): Fact['value'] => ({
  days: [],
  spans: [{ opens: '09:30', closes: '18:00' }],
  season: null,
  date: null,
  ...value,
})
const price = (value: Partial<PriceFact['value']>): Fact['value'] => ({
  amount: 40,
  to: null,
  currency: 'EUR',
  isFrom: false,
  per: null,
  ...value,
})

it.each([
  ['hours', hours({ days: [1, 2, 3, 4, 6] }), 'Tue to Fri, Sun 09:30–18:00'],
  ['hours', hours({ days: [5, 6], spans: [] }), 'Sat, Sun closed'],
  [
    'hours',
    hours({ date: '12-24', spans: [{ opens: '17:00', closes: null }] }),
    'December 24 from 17:00',
  ],
  [
    'hours',
    hours({ days: [0], season: { from: '05-01', to: '09-30' } }),
    'Mon 09:30–18:00 (May 1 to September 30)',
  ],
  ['price', price({ per: 'per night', isFrom: true }), 'from €40 per night'],
  ['price', price({ amount: 6.9, to: 12, currency: null }), '6.9–12'],
  ['date', { from: '2026-12-24', to: null }, 'December 24, 2026'],
  ['phone', { number: '+442079460958' }, '+442079460958'],
] as const)('%s have a readable meaning: %#', (kind, value, told) => {
  expect(meaningOf({ kind, value })).toBe(told)
})
