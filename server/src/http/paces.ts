import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import type { Deps } from '../deps.ts'
import { refuse } from './refuse.ts'

/** Uses of a limit: so many in a row, and from then on spread evenly over the minute. */
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

  const waitOf = ({ key, perMinute, inRow }: Pace, now: number) =>
    (dueAt.get(key) ?? now) - now - (inRow - 1) * everyMs(perMinute)

  const take = ({ key, perMinute }: Pace, now: number) => {
    const due = Math.max(dueAt.get(key) ?? now, now) + everyMs(perMinute)
    dueAt.delete(key)
    dueAt.set(key, due)
    const oldest = dueAt.keys().next()
    if (dueAt.size > MOST_KEYS && !oldest.done) dueAt.delete(oldest.value)
  }

  /**
   * One use of each of these.
   * @param patienceMs who would have to wait longer takes no turn
   * @returns the milliseconds to wait until it is its turn
   */
  return function turn(limits: Pace[], patienceMs: number): number {
    const now = performance.now()
    const waitMs = Math.max(0, ...limits.map((limit) => waitOf(limit, now)))
    if (waitMs <= patienceMs) for (const limit of limits) take(limit, now)
    return waitMs
  }
}

/** Whoever came a little early waits for its turn and notices nothing; who would wait longer is told to come back. */
const PATIENCE_MS = 3_000

/** Waits until it is the turn of a request in each of these. @throws 429 where that is not soon */
export async function inTurn(
  deps: Deps,
  reply: FastifyReply,
  turn: ReturnType<typeof paces>,
  limits: Pace[],
): Promise<void> {
  const waitMs = turn(limits, PATIENCE_MS)
  if (waitMs > PATIENCE_MS) refuse(deps, reply, 'pace', waitMs)
  if (waitMs > 0) await sleep(waitMs)
}

const everyMs = (perMinute: number) => 60_000 / perMinute
