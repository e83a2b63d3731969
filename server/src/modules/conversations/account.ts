import type { Deps } from '../../deps.ts'
import { type RecentCache, recentCache } from '../../lib/recent-cache.ts'
import { MINUTE_MS } from '../../lib/time.ts'
import { readState } from './watching/observe.ts'

type Owners = { userId: string; agentId: string }

const MAX = 10_000
/**
 * How long an owner stays in the cache, in ms. It never changes; a deleted conversation only stays cached a little longer, and
 * its reader then finds no rows.
 */
const FRESH_MS = 10 * MINUTE_MS

// One cache per running server: tests start several in one process.
const caches = new WeakMap<Deps['bus'], RecentCache<Owners>>()

/**
 * The account that a conversation belongs to.
 * @throws 404 where there is no such conversation.
 */
export const accountOfConversation = async (deps: Deps, id: string): Promise<string> =>
  (await ownersOf(deps, id)).userId

/**
 * The agent that a conversation is held with.
 * @throws 404 where there is no such conversation.
 */
export const agentOfConversation = async (deps: Deps, id: string): Promise<string> =>
  (await ownersOf(deps, id)).agentId

function ownersOf(deps: Deps, id: string): Promise<Owners> {
  const cache = caches.get(deps.bus) ?? recentCache<Owners>(MAX, FRESH_MS, deps.now)
  caches.set(deps.bus, cache)
  return cache.read(id, async () => {
    const { userId, agentId } = await readState(deps, id)
    return { userId, agentId }
  })
}
