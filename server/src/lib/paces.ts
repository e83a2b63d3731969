/** Uses of a limit, or milliseconds of one: so many in a row, and from then on spread evenly over the minute. */
export type Pace = { key: string; perMinute: number; inRow: number }

/** Of addresses and accounts; a flood of more pushes out those who have been away the longest. */
const MOST_KEYS = 100_000

/**
 * The minute's amount of a limit, used up in its first second, would hold a node for as long as its work takes. So it is let in bit by
 * bit, each node for itself: it is its own event loop that it would hold (GCRA, the leaky bucket as a meter).
 */
export function paces() {
  // When all that was let in would have come, had it come evenly; by `performance.now()`.
  const dueAt = new Map<string, number>()

  const waitOf = ({ key, perMinute, inRow }: Pace, uses: number, now: number) =>
    Math.max(dueAt.get(key) ?? now, now) - now + (uses - inRow) * everyMs(perMinute)

  const take = ({ key, perMinute }: Pace, uses: number, now: number) => {
    const due = Math.max(dueAt.get(key) ?? now, now) + uses * everyMs(perMinute)
    dueAt.delete(key)
    dueAt.set(key, due)
    const oldest = dueAt.keys().next()
    if (dueAt.size > MOST_KEYS && !oldest.done) dueAt.delete(oldest.value)
  }

  /**
   * Uses each of these.
   * @param patienceMs who would have to wait longer takes no turn
   * @returns the milliseconds to wait until it is its turn
   */
  return function turn(limits: Pace[], patienceMs: number, uses = 1): number {
    const now = performance.now()
    const waitMs = Math.max(0, ...limits.map((limit) => waitOf(limit, uses, now)))
    if (waitMs <= patienceMs) for (const limit of limits) take(limit, uses, now)
    return waitMs
  }
}

const everyMs = (perMinute: number) => 60_000 / perMinute
