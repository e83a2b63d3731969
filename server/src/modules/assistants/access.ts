import type { Deps } from '../../deps.ts'
import { findAllowed, noteCall } from './store.ts'

/** What the tokens of assistants begin with, so that people and secret scanners recognise one. */
export const ACCESS_PREFIX = 'nxa_'

/** The key that an access token stands for; nothing where it is none, or the assistant was disconnected. */
export async function findAssistant(deps: Deps, tokenHash: string) {
  const found = await findAllowed(deps.db, tokenHash, deps.now())
  return found && { ...found, isAssistant: true }
}

export const noteAssistant = (deps: Deps, id: string) => noteCall(deps.db, id)
