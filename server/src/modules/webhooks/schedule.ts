import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../lib/time.ts'

/** When an event is tried again, in ms since its first attempt. */
const ATTEMPTS_AT_MS = [
  0,
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  DAY_MS,
]
/** Up to a tenth of the wait is added at random, so that deliveries that failed together are not retried together. */
const JITTER = 0.1
/** The least time between two attempts, for the case that one was late. */
const MIN_MS = 5 * SECOND_MS

/** When to try again: `sinceFirstMs` after the first attempt, and not before `fromNowMs` have passed. */
export type NextAttempt = { sinceFirstMs: number; fromNowMs: number }

/**
 * @param round attempts so far, including the failed one
 * @param random from 0 to 1
 * @returns null when it is given up
 */
export function nextAttempt(
  round: number,
  retryAfterMs: number | null,
  random = Math.random(),
): NextAttempt | null {
  const at = ATTEMPTS_AT_MS[round]
  if (at === undefined) return null
  const gap = at - ATTEMPTS_AT_MS[round - 1]!
  return {
    sinceFirstMs: Math.round(at + gap * JITTER * random),
    fromNowMs: Math.round(Math.max(MIN_MS, retryAfterMs ?? 0) * (1 + JITTER * random)),
  }
}
