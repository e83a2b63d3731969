import type { FastifyBaseLogger } from 'fastify'
import type { DatabaseDriver } from '../db/client.ts'
import { dropOldUses, settleUses } from './rate-limit-store.ts'

/** Others are told of every so-manieth part of a limit: whoever does little costs no statement at all. */
const PARTS = 8
/** Of addresses and accounts; a flood of more pushes the oldest out. */
const MOST_KEYS = 100_000
const MOST_A_STATEMENT = 500
const AGAIN_MS = 1_000
const CLEAN_EVERY_MS = 60_000

type Counter = {
  key: string
  max: number
  windowMs: number
  /** What all nodes had counted when they were last asked. */
  settled: number
  /** Counted here since. */
  pending: number
  /** By `performance.now()`. */
  endsAt: number
}

/**
 * Counts uses of limits over all nodes. Each node decides by itself, at once and from its memory, and tells the database now and then
 * in one statement for all of them: of `n` nodes together a limit is exceeded by an eighth for each but the first, and by what comes
 * within the milliseconds such a statement takes. While the database is away each node holds the limit for itself.
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
    if (counters.size > MOST_KEYS && !oldest.done) counters.delete(oldest.value)
    return fresh
  }

  const settle = async () => {
    const batch = [...due].slice(0, MOST_A_STATEMENT)
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
    /** One use more. @returns 0 where it is within the limit, else the milliseconds until it may be tried again. */
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
    /** The milliseconds until a limit that is used up may be tried again, else 0. */
    usedUp(key: string): number {
      const known = counters.get(key)
      return known && known.settled + known.pending >= known.max ? untilEnd(known) : 0
    },
  }
}

const untilEnd = ({ endsAt }: Counter): number => Math.max(0, endsAt - performance.now())
