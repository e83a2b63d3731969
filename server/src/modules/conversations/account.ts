import type { Deps } from '../../deps.ts'
import { type RecentCache, recentCache } from '../../lib/recent-cache.ts'
import { readState } from './watching/observe.ts'

type Owners = { userId: string; agentId: string }

const MOST = 10_000
/** It never changes; only a deleted conversation is found a little longer, and then by nobody who reads it. */
const FRESH_MS = 10 * 60_000

// One cache a running server: tests start several in one process.
const caches = new WeakMap<Deps['bus'], RecentCache<Owners>>()

/**
 * Whose conversation it is.
 * @throws 404
 */
export const accountOfConversation = async (deps: Deps, id: string): Promise<string> =>
  (await ownersOf(deps, id)).userId

/**
 * Which agent it is held with.
 * @throws 404
 */
export const agentOfConversation = async (deps: Deps, id: string): Promise<string> =>
  (await ownersOf(deps, id)).agentId

function ownersOf(deps: Deps, id: string): Promise<Owners> {
  const cache = caches.get(deps.bus) ?? recentCache<Owners>(MOST, FRESH_MS, deps.now)
  caches.set(deps.bus, cache)
  return cache.read(id, async () => {
    const { userId, agentId } = await readState(deps, id)
    return { userId, agentId }
  })
}
