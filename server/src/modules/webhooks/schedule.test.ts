import { expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../lib/time.ts'
import { nextAttempt } from './schedule.ts'

/** The numbers of the attempts after the first that are followed by another. */
const ROUNDS = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const soonest = ROUNDS.map((round) => nextAttempt(round, null, 0)!)
const latest = ROUNDS.map((round) => nextAttempt(round, null, 1)!)

it('a failed event is tried nine more times over a day, and then given up', () => {
  const hours = [2, 5, 10, 14, 20, 24].map((count) => count * HOUR_MS)
  const expected = [5 * SECOND_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, ...hours]
  expect(soonest.map(({ sinceFirstMs }) => sinceFirstMs)).toEqual(expected)
  expect(nextAttempt(10, null)).toBeNull()
})

it('retries of simultaneous failures are spread over a tenth of the wait, in order', () => {
  for (const [at, { sinceFirstMs }] of soonest.entries()) {
    const wait = sinceFirstMs - (soonest[at - 1]?.sinceFirstMs ?? 0)
    expect(latest[at]!.sinceFirstMs - sinceFirstMs).toBeCloseTo(wait / 10)
    if (at > 0) expect(sinceFirstMs).toBeGreaterThan(latest[at - 1]!.sinceFirstMs)
  }
  const drawn = Array.from({ length: 20 }, () => nextAttempt(4, null)!.sinceFirstMs)
  expect(new Set(drawn).size).toBeGreaterThan(1)
})

it('a requested delay is respected, and a late attempt is not followed by another at once', () => {
  expect(nextAttempt(1, HOUR_MS, 0)!.fromNowMs).toBe(HOUR_MS)
  expect(nextAttempt(9, null, 0)!.fromNowMs).toBe(5 * SECOND_MS)
})
