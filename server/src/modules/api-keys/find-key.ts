import { API_KEY_PREFIX } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { recentCache, type RecentCache } from '../../lib/recent-cache.ts'
import { hashToken } from '../../lib/secret-token.ts'
import { MINUTE_MS } from '../../lib/time.ts'
import { ACCESS_PREFIX, findAssistant, noteAssistant } from '../assistants/tokens.ts'
import { findByHash, type FoundKey, noteUse } from './store.ts'

export type { FoundKey }

/** How long a key that was revoked on another node keeps working when the event about it was lost; otherwise it ends at once. */
const FRESH_MS = 5_000
const MAX_KEYS = 10_000

/**
 * The key for a secret, with the person in whose name it acts; at most one statement every few seconds for each key.
 * @returns undefined when there is no such key, or it has expired.
 */
export async function findKey(deps: Deps, secret: string): Promise<FoundKey | undefined> {
  const isAssistant = secret.startsWith(ACCESS_PREFIX)
  if (!isAssistant && !secret.startsWith(API_KEY_PREFIX)) return undefined
  const tokenHash = hashToken(secret)
  const { cache, seen } = rememberedBy(deps)
  const found = await cache.read(tokenHash, () => load(deps, tokenHash, isAssistant))
  if (found && !isOver(found, deps.now())) {
    seen.delete(tokenHash)
    seen.add(tokenHash)
    if (seen.size > MAX_KEYS) seen.delete(seen.values().next().value!)
    return found
  }
  // Guessed keys are not cached, because they would push out the keys in use.
  cache.forget(tokenHash)
  seen.delete(tokenHash)
  return undefined
}

/** Whether this node has accepted the key before, so that it is no guess. */
export const wasMet = (deps: Deps, secret: string): boolean =>
  rememberedBy(deps).seen.has(hashToken(secret))

async function load(
  deps: Deps,
  tokenHash: string,
  isAssistant: boolean,
): Promise<FoundKey | undefined> {
  const now = deps.now()
  const found = isAssistant
    ? await findAssistant(deps, tokenHash)
    : await findByHash(deps.db, tokenHash, now)
  const lastUsed = found?.lastUsedAt?.getTime() ?? 0
  if (found && now.getTime() - lastUsed >= MINUTE_MS) {
    const noted = isAssistant ? noteAssistant(deps, found.id) : noteUse(deps.db, found.id)
    deps.lifecycle.inBackground(
      noted.catch((error: unknown) => deps.log.warn({ err: error }, 'use of a key was not noted')),
    )
  }
  return found
}

const isOver = ({ expiresAt }: FoundKey, now: Date): boolean =>
  expiresAt !== null && expiresAt <= now

type Remembered = { cache: RecentCache<FoundKey | undefined>; seen: Set<string> }

// One for each running server: tests start several in one process.
const remembered = new WeakMap<Deps['bus'], Remembered>()

function rememberedBy(deps: Deps): Remembered {
  const known = remembered.get(deps.bus)
  if (known) return known
  const cache = recentCache<FoundKey | undefined>(MAX_KEYS, FRESH_MS, () => deps.now())
  deps.bus.subscribe('api_key', ({ tokenHash }) => cache.forget(tokenHash))
  deps.bus.subscribe('gap', cache.clear)
  const fresh = { cache, seen: new Set<string>() }
  remembered.set(deps.bus, fresh)
  return fresh
}
