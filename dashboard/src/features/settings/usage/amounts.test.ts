import type { Usage, Used } from 'shared-types'
import { expect, it } from 'vitest'
import { amountOf, totals } from './amounts.ts'

const used = (fields: Partial<Used>): Used => ({
  kind: 'model',
  times: 1,
  tokens_in: 0,
  tokens_out: 0,
  estimated_tokens: 0,
  seconds: 0,
  cost_micros: 0,
  ...fields,
})

it('each kind of usage is shown in its own unit, and estimates are marked', () => {
  expect(amountOf(used({ tokens_in: 1_200, tokens_out: 34 }))).toBe('1,234 tokens')
  expect(amountOf(used({ tokens_in: 9, estimated_tokens: 2 }))).toBe('≈ 9 tokens')
  expect(amountOf(used({ kind: 'call', times: 2, seconds: 61 }))).toBe('2 calls, 2 minutes')
  expect(amountOf(used({ kind: 'text_message' }))).toBe('1 text')
})

it('usage of all agents is summed up, and an unknown price stays unknown', () => {
  const agents = [
    { used: [used({ tokens_in: 1, cost_micros: 5 }), used({ kind: 'call', cost_micros: null })] },
    { used: [used({ tokens_in: 2, cost_micros: 7 })] },
  ]
  expect(totals({ agents } as Usage)).toMatchObject([
    { kind: 'model', times: 2, tokens_in: 3, cost_micros: 12 },
    { kind: 'call', cost_micros: null },
  ])
})
