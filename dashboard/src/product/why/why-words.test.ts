import { expect, it } from 'vitest'
import { timeOfDay } from '~/lib/dates.ts'
import { modelText, timesText } from './why-words.ts'

it('a model is shown with its tokens, and with its price if known', () => {
  const model = {
    name: 'openai:small',
    calls: 1,
    tokens_in: 1204,
    tokens_out: 80,
    is_estimate: false,
    cost_micros: 1_250,
  }
  expect(modelText({ model })).toBe('openai:small, 1,204 tokens in, 80 out, $0.0013')
  expect(modelText({ model: { ...model, is_estimate: true, cost_micros: 0 } })).toBe(
    'openai:small, about 1,204 tokens in, 80 out',
  )
  expect(modelText({ model: null })).toBe('No model: in the words of your sources')
})

it('the time of the question is shown, and of the stages only those that happened', () => {
  const heard = '2026-03-04T12:00:00Z'
  expect(timesText({ times: { heard, found: 3.2, first: 12.6, last: null } })).toBe(
    `heard at ${timeOfDay(heard)}, found after 3 ms, first word after 13 ms`,
  )
})
