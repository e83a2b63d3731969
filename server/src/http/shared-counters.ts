import type { FastifyBaseLogger } from 'fastify'
import type { DatabaseDriver } from '../db/client.ts'
import { MINUTE_MS } from '../lib/time.ts'
import { dropOldUses, settleUses } from './rate-limit-store.ts'

/** A node tells the others after every eighth of a limit: a client far below it costs no query at all. */
const PARTS = 8
/** The most counters in memory; a flood of keys pushes out the oldest. */
const MAX_KEYS = 100_000
const MAX_PER_STATEMENT = 500
const AGAIN_MS = 1_000
const CLEAN_EVERY_MS = MINUTE_MS

type Counter = {
  key: string
  max: number
  windowMs: number
  /** Total of all nodes when this node last asked. */
  settled: number
  /** Uses counted by this node since then. */
  pending: number
  /** End of the window, in terms of `performance.now()`. */
  endsAt: number
}

/**
 * Counts uses of limits over all nodes. Each node decides at once from its own memory, and shares its counts with the database
 * now and then, in one statement for all. With `n` nodes a limit can be exceeded by an eighth for each node but the first, and by
 * what arrives during such a statement. While the database is unavailable, each node applies the limit by itself.
 */
export function sharedCounters(database: DatabaseDriver, log: FastifyBaseLogger, secret: string) {
  const counters = new Map<string, Counter>()
  const due = new Set<Counter>()
  let isSettling = false
  let cleanAt = performance.now() + CLEAN_EVERY_MS

  const counterOf = (key: string, max: number, windowMs: number): Counter => {
    const now = performance.now()
    const known = counters.get(key)
    if (known && known.endsAt > now) return known
    const fresh = { key, max, windowMs, settled: 0, pending: 0, endsAt: now + windowMs }
    counters.delete(key)
    counters.set(key, fresh)
    const oldest = counters.keys().next()
    if (counters.size > MAX_KEYS && !oldest.done) counters.delete(oldest.value)
    return fresh
  }

  const settle = async () => {
    const batch = [...due].slice(0, MAX_PER_STATEMENT)
    for (const counter of batch) due.delete(counter)
    const uses = batch.map(({ key, windowMs, pending }) => ({ key, windowMs, points: pending }))
    try {
      const used = await settleUses(database, secret, uses)
      const now = performance.now()
      batch.forEach((counter, at) => {
        counter.settled = used[at]!.points
        counter.pending -= uses[at]!.points
        counter.endsAt = now + used[at]!.endsInMs
      })
      return true
    } catch (error) {
      log.warn({ err: error }, 'limits are held by each node for itself')
      for (const counter of batch) due.add(counter)
      return false
    }
  }
  const settleAll = async () => {
    if (isSettling) return
    isSettling = true
    let isReached = true
    while (due.size > 0 && isReached) isReached = await settle()
    if (isReached && performance.now() > cleanAt) {
      cleanAt = performance.now() + CLEAN_EVERY_MS
      await dropOldUses(database).catch(() => undefined)
    }
    isSettling = false
    if (!isReached) setTimeout(settleAll, AGAIN_MS).unref()
  }

  return {
    /**
     * Counts one use.
     * @returns 0 when it is within the limit, otherwise the milliseconds until another try may succeed.
     */
    use(key: string, max: number, windowMs: number): number {
      const counter = counterOf(key, max, windowMs)
      if (counter.settled + counter.pending >= max) return untilEnd(counter)
      counter.pending += 1
      if (counter.pending >= Math.max(1, Math.floor(max / PARTS))) {
        due.add(counter)
        void settleAll()
      }
      return 0
    },
    /** Milliseconds until a limit that is used up may be tried again; 0 when it is not used up. Counts nothing. */
    usedUp(key: string): number {
      const known = counters.get(key)
      return known && known.settled + known.pending >= known.max ? untilEnd(known) : 0
    },
    /** What remains of a limit, and the milliseconds until all of it is available again. Counts nothing. */
    left(key: string): { left: number; endsInMs: number } {
      const known = counters.get(key)
      if (!known) return { left: 0, endsInMs: 0 }
      const left = Math.max(0, known.max - known.settled - known.pending)
      return { left, endsInMs: untilEnd(known) }
    },
  }
}

const untilEnd = ({ endsAt }: Counter): number => Math.max(0, endsAt - performance.now())
