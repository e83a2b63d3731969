import { isAllowedSite } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { type RecentCache, recentCache } from '../../lib/recent-cache.ts'
import { MINUTE_MS } from '../../lib/time.ts'
import { keepForeignSite, listForeignSites } from './foreign-sites-store.ts'
import type { AgentRow } from './store.ts'

/** A site that keeps trying is recorded at most this often. */
const AGAIN_MS = MINUTE_MS
/** Most new sites of an agent recorded within that time, so that invented addresses cannot fill the table. */
const MAX_NEW = 10
const MAX_REMEMBERED = 1_000
/** The longest origin, in characters: no host name is longer. */
const MAX_CHARACTERS = 280

type Seen = { sites: RecentCache<void>; agents: RecentCache<{ left: number }> }

// One for each running server: tests start several in one process.
const seen = new WeakMap<Deps['bus'], Seen>()

/** Sites that tried and are still not allowed, newest first. */
export async function readForeignSites(deps: Deps, { id, userId, allowedSites }: AgentRow) {
  if (allowedSites.length === 0) return []
  const sites = await listForeignSites(deps.driver, userId, id)
  return sites
    .filter(({ origin }) => !isAllowedSite(allowedSites, origin))
    .map(({ origin, lastAt }) => ({ origin, at: lastAt.toISOString() }))
}

/** Records that a page of another site tried to use the widget, for its owner to see. Nobody waits for it. */
export function noteForeignSite(deps: Deps, agentId: string, origin: string): void {
  if (origin.length > MAX_CHARACTERS || !isOriginOfPage(origin)) return
  const { sites, agents } = seenBy(deps)
  const noted = sites.read(`${agentId} ${origin}`, async () => {
    const room = await agents.read(agentId, async () => ({ left: MAX_NEW }))
    if (room.left > 0) {
      room.left--
      await keepForeignSite(deps.driver, agentId, origin)
    }
  })
  deps.lifecycle.inBackground(
    noted.catch((error: unknown) =>
      deps.log.warn({ err: error }, 'a foreign site could not be noted'),
    ),
  )
}

/**
 * Whether an origin is written as browsers do. Something else could look like a known site, be allowed with one click, and mean another.
 */
const isOriginOfPage = (origin: string) =>
  URL.canParse(origin) && new URL(origin).origin === origin && !origin.includes('*')

function seenBy(deps: Deps): Seen {
  const known = seen.get(deps.bus)
  if (known) return known
  const fresh = {
    sites: recentCache<void>(MAX_REMEMBERED, AGAIN_MS, deps.now),
    agents: recentCache<{ left: number }>(MAX_REMEMBERED, AGAIN_MS, deps.now),
  }
  seen.set(deps.bus, fresh)
  return fresh
}
