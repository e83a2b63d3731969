import type { Deps } from '../../../deps.ts'
import { yieldToEventLoop } from '../../../lib/yield-to-event-loop.ts'
import { findAllFacts, MAX_FACTS } from '../facts/fact-store.ts'
import { readIndexed, readRevision } from './index-store.ts'
import { findTaught } from '../taught/taught-store.ts'
import {
  addFacts,
  addPassage,
  addTaught,
  emptyIndex,
  type KnowledgeIndex,
} from './knowledge-index.ts'

/** Larger knowledge is searched by the database. */
const MAX_PASSAGES = 1_000
/** Limit for all agents together. */
const MAX_BYTES = 64e6
const READ_AT_ONCE = 50
/** While an agent is trained its knowledge changes page by page, so it is read again only after a pause. */
const SETTLED_MS = 1_000
const FIRST = '00000000-0000-0000-0000-000000000000'

type Shelf = { indexes: Map<string, KnowledgeIndex>; reading: Set<string> }

const shelves = new WeakMap<Deps['driver'], Shelf>()

function shelfOf({ driver }: Deps): Shelf {
  const known = shelves.get(driver)
  if (known) return known
  const shelf: Shelf = { indexes: new Map(), reading: new Set() }
  shelves.set(driver, shelf)
  return shelf
}

/**
 * The knowledge of an agent in memory, at `revision` or later. When this node has not read that revision yet, returns null, so that the
 * caller searches the database; meanwhile it is read in the background. Nobody waits for it, and nobody is answered from older knowledge.
 */
export function indexAt(
  deps: Deps,
  agentId: string,
  revision: number,
  passages: number,
): KnowledgeIndex | null {
  const shelf = shelfOf(deps)
  const index = shelf.indexes.get(agentId)
  if (index && index.revision >= revision) {
    // Moved to the end: the least recently used index is dropped first.
    shelf.indexes.delete(agentId)
    shelf.indexes.set(agentId, index)
    return index
  }
  if (passages <= MAX_PASSAGES && !shelf.reading.has(agentId)) {
    deps.lifecycle.inBackground(readSoon(deps, shelf, agentId, index !== undefined))
  }
  return null
}

async function readSoon(deps: Deps, shelf: Shelf, agentId: string, isChanging: boolean) {
  shelf.reading.add(agentId)
  try {
    if (isChanging) await settled(deps)
    if (deps.lifecycle.draining.aborted) return
    const index = await readIndex(deps, agentId)
    if (index) keep(shelf, agentId, index)
  } catch (error) {
    deps.log.warn({ err: error }, 'what an agent knows could not be read into memory')
  } finally {
    shelf.reading.delete(agentId)
  }
}

const settled = (deps: Deps): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, SETTLED_MS)
    deps.lifecycle.draining.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** @returns null when the knowledge changed meanwhile, or is too large. */
async function readIndex({ driver }: Deps, agentId: string): Promise<KnowledgeIndex | null> {
  const revision = await readRevision(driver, agentId)
  if (revision === undefined) return null
  const index = emptyIndex(revision)
  for (let after = FIRST; ;) {
    const read = await readIndexed(driver, agentId, after, READ_AT_ONCE)
    for (const passage of read) addPassage(index, passage)
    if (read.length < READ_AT_ONCE) break
    if (index.passages.length > MAX_PASSAGES) return null
    after = read.at(-1)!.id
    await yieldToEventLoop()
  }
  const facts = await findAllFacts(driver, agentId)
  if (facts.length < MAX_FACTS) addFacts(index, facts)
  addTaught(index, await findTaught(driver, agentId))
  return (await readRevision(driver, agentId)) === revision ? index : null
}

function keep({ indexes }: Shelf, agentId: string, index: KnowledgeIndex): void {
  indexes.delete(agentId)
  indexes.set(agentId, index)
  let bytes = [...indexes.values()].reduce((sum, kept) => sum + kept.bytes, 0)
  for (const [id, oldest] of indexes) {
    if (bytes <= MAX_BYTES) break
    indexes.delete(id)
    bytes -= oldest.bytes
  }
}
