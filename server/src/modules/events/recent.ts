import { DASHBOARD_EVENTS, type DashboardEventName } from 'shared-types'
import { MINUTE_MS } from '../../lib/time.ts'

const KEPT_MS = MINUTE_MS

/**
 * Remembers recent changes of each account: a page requests its lists before its stream is open, and would miss what changes in between.
 */
export class Recent {
  /** The time of the last change by account and name, oldest first. */
  readonly #changed = new Map<string, number>()
  readonly #now: () => number
  readonly #knownSince: number

  /** @param now in milliseconds, never decreasing */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
    this.#knownSince = now()
  }

  note(userId: string, name: DashboardEventName): void {
    const key = keyOf(userId, name)
    this.#changed.delete(key)
    this.#changed.set(key, this.#now())
    for (const [oldest, at] of this.#changed) {
      if (at > this.#now() - KEPT_MS) return
      this.#changed.delete(oldest)
    }
  }

  /** @returns what changed, or may have changed, in the last `ms` milliseconds; everything when that is longer than is remembered */
  within(userId: string, ms: number): DashboardEventName[] {
    const since = this.#now() - ms
    if (ms > KEPT_MS || since < this.#knownSince) return [...DASHBOARD_EVENTS]
    return DASHBOARD_EVENTS.filter((name) => {
      const at = this.#changed.get(keyOf(userId, name))
      return at !== undefined && at >= since
    })
  }
}

const keyOf = (userId: string, name: DashboardEventName) => `${userId} ${name}`
