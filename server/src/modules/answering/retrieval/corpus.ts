import type { Deps } from '../../../deps.ts'
import { MINUTE_MS } from '../../../lib/time.ts'
import { readCorpus, readTitles } from './corpus-store.ts'
import { siteNameIn } from './site-name.ts'
import type { Corpus } from './types.ts'

/** With what the agent's website calls itself; null where there is none or it cannot be told. */
export type AgentCorpus = Corpus & { siteName: string | null }
type Entry = {
  corpus: AgentCorpus
  userId: string
  readAt: number
  stale: boolean
  reading: boolean
}
type Agent = { id: string; userId: string }

const AGENTS_KEPT = 200
/** Events can be lost, so after this time the statistics are read again in any case. */
const FRESH_MS = MINUTE_MS
const caches = new WeakMap<Deps['driver'], Map<string, Entry>>()

/**
 * The word statistics of an agent's knowledge. They only weigh the terms, so old ones may be used while new ones are read; what is found is
 * always the database's current content.
 */
export async function corpusOf(deps: Deps, agent: Agent): Promise<AgentCorpus> {
  const cache = cacheOf(deps)
  const entry = cache.get(agent.id)
  if (!entry || entry.corpus.passages === 0) return read(deps, cache, agent)
  if ((entry.stale || Date.now() - entry.readAt > FRESH_MS) && !entry.reading) {
    entry.reading = true
    read(deps, cache, agent).catch((error: unknown) => {
      entry.reading = false
      deps.log.warn({ err: error }, 'the statistics of the knowledge could not be read')
    })
  }
  return entry.corpus
}

async function read(deps: Deps, cache: Map<string, Entry>, agent: Agent): Promise<AgentCorpus> {
  const readAt = Date.now()
  const [known, titles] = await Promise.all([
    readCorpus(deps.driver, agent.id),
    readTitles(deps.driver, agent.id),
  ])
  const corpus = { ...known, siteName: titles ? siteNameIn(titles, known) : null }
  cache.delete(agent.id)
  cache.set(agent.id, { corpus, userId: agent.userId, readAt, stale: false, reading: false })
  if (cache.size > AGENTS_KEPT) cache.delete(cache.keys().next().value!)
  return corpus
}

/**
 * One cache for each database. A change to any knowledge of an account invalidates the statistics of all its agents, because items are
 * shared.
 */
function cacheOf(deps: Deps): Map<string, Entry> {
  const known = caches.get(deps.driver)
  if (known) return known
  const cache = new Map<string, Entry>()
  caches.set(deps.driver, cache)
  deps.bus.subscribe('dashboard', ({ userId, name }) => {
    if (name !== 'knowledge') return
    for (const entry of cache.values()) if (entry.userId === userId) entry.stale = true
  })
  deps.bus.subscribe('gap', () => {
    for (const entry of cache.values()) entry.stale = true
  })
  return cache
}
