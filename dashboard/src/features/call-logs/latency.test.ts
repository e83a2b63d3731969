import { expect, test } from 'vitest'
import { latencyText, milliseconds, traceText } from './latency.ts'

test('a trace lists its stages in order, without those that did not happen', () => {
  const heard = '2026-11-21T12:00:00Z'
  expect(traceText({ heard, retrieved: 4.4, first_token: 12, spoken: 640 })).toBe(
    'looked up 4 ms · first word 12 ms · spoken 640 ms',
  )
  expect(traceText({ heard, retrieved: null, first_token: 12, spoken: null })).toBe(
    'first word 12 ms',
  )
})

test('a time of a second or more is shown in seconds', () => {
  expect(milliseconds(999)).toBe('999 ms')
  expect(milliseconds(1240)).toBe('1.2 s')
})

test('the stages of many replies are shown in plain words, without stages never measured', () => {
  const latency = {
    replies: 12,
    retrieved: { p50: 3.2, p95: 9.4 },
    first_token: { p50: 480, p95: 1250 },
    spoken: null,
  }
  expect(latencyText(latency)).toBe(
    'looked up 3 ms (1 in 20 slower than 9 ms) · first word 480 ms (1 in 20 slower than 1.3 s)',
  )
})
