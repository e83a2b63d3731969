import { DASHBOARD_EVENTS, type DashboardEventName } from 'shared-types'

const KEPT_MS = 60_000

/**
 * What changed in which account a moment ago: a page asks for its lists before its stream is open, and hears nothing of what
 * changes in between.
 */
export class Recent {
  /** By account and name, when it changed last: the oldest first. */
  readonly #changed = new Map<string, number>()
  readonly #now: () => number
  readonly #knownSince: number

  /** @param now in milliseconds, never going back */
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

  /** @returns what changed in the last `ms` milliseconds, or may have, where that is longer than is known */
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
