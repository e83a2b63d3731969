import { MINUTE_MS } from './time.ts'

/** A limit: this many uses, or milliseconds, in a row, and from then on spread evenly over the minute. */
export type Pace = { key: string; perMinute: number; inRow: number }

/** Most keys, such as addresses and accounts; beyond that the least recently used are dropped. */
const MAX_KEYS = 100_000

/**
 * Spreads the uses of a limit over time: if a minute's amount were used in its first second, it would block a node for as long as its work
 * takes. Each node counts for itself, because its own event loop would be blocked (GCRA, the leaky bucket as a meter).
 */
export function paces() {
  // When all admitted uses would have come at an even pace; by `performance.now()`.
  const dueAt = new Map<string, number>()

  const waitOf = ({ key, perMinute, inRow }: Pace, uses: number, now: number) =>
    Math.max(dueAt.get(key) ?? now, now) - now + (uses - inRow) * everyMs(perMinute)

  const take = ({ key, perMinute }: Pace, uses: number, now: number) => {
    const due = Math.max(dueAt.get(key) ?? now, now) + uses * everyMs(perMinute)
    dueAt.delete(key)
    dueAt.set(key, due)
    const oldest = dueAt.keys().next()
    if (dueAt.size > MAX_KEYS && !oldest.done) dueAt.delete(oldest.value)
  }

  /**
   * Uses each of these limits.
   * @param patienceMs with a longer wait, no turn is taken
   * @returns the milliseconds to wait until it is the caller's turn
   */
  return function turn(limits: Pace[], patienceMs: number, uses = 1): number {
    const now = performance.now()
    const waitMs = Math.max(0, ...limits.map((limit) => waitOf(limit, uses, now)))
    if (waitMs <= patienceMs) for (const limit of limits) take(limit, uses, now)
    return waitMs
  }
}

const everyMs = (perMinute: number) => MINUTE_MS / perMinute
