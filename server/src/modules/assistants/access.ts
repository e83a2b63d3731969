import type { Deps } from '../../deps.ts'
import { findAllowed, noteCall } from './store.ts'

/** Prefix of assistants' access tokens, by which people and secret scanners recognize them. */
export const ACCESS_PREFIX = 'nxa_'

/** The key that corresponds to an access token; undefined when it is invalid, or the assistant was disconnected. */
export async function findAssistant(deps: Deps, tokenHash: string) {
  const found = await findAllowed(deps.db, tokenHash, deps.now())
  return found && { ...found, isAssistant: true }
}

export const noteAssistant = (deps: Deps, id: string) => noteCall(deps.db, id)
