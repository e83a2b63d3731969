import type { Deps } from '../../deps.ts'
import { type RecentCache, recentCache } from '../../lib/recent-cache.ts'
import { readState } from './watching/observe.ts'

const MOST = 10_000
/** It never changes; only a deleted conversation is found a little longer, and then by nobody who reads it. */
const FRESH_MS = 10 * 60_000

// One cache a running server: tests start several in one process.
const caches = new WeakMap<Deps['bus'], RecentCache<string>>()

/**
 * Whose conversation it is.
 * @throws 404
 */
export function accountOfConversation(deps: Deps, id: string): Promise<string> {
  const cache = caches.get(deps.bus) ?? recentCache<string>(MOST, FRESH_MS, deps.now)
  caches.set(deps.bus, cache)
  return cache.read(id, async () => (await readState(deps, id)).userId)
}
