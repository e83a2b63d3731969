import { HOUR_MS } from './time.ts'

/** Waits of 5 seconds, 15, 45 and so on, then an hour each time: for about half a day. */
const FIRST_WAIT_MS = 5_000
const LONGEST_WAIT_MS = HOUR_MS
const MAX_ATTEMPTS = 16

/** How long to wait before the next attempt; null when it is given up. */
export const waitAfter = (attempts: number): number | null =>
  attempts >= MAX_ATTEMPTS ? null : Math.min(FIRST_WAIT_MS * 3 ** (attempts - 1), LONGEST_WAIT_MS)
