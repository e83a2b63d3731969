import { DAY_MS } from '../../lib/time.ts'

/** Longer waits are shortened to this. */
const LONGEST_MS = DAY_MS

/**
 * Reads the header `Retry-After`: a number of seconds, or a date.
 * @returns ms from `now`, a day at most; null when there is none
 */
export function retryAfter(header: string | string[] | undefined, now: number): number | null {
  if (typeof header !== 'string') return null
  const ms = /^\d{1,9}$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now
  return ms > 0 ? Math.min(ms, LONGEST_MS) : null
}
