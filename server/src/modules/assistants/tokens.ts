import type { Config } from '../../config.ts'
import type { Deps } from '../../deps.ts'
import { seal, unseal } from '../../lib/sealed.ts'
import { newToken } from '../../lib/secret-token.ts'
import { findAllowed, noteCall } from './store.ts'

/** Prefix of assistants' access tokens, by which people and secret scanners recognize them. */
export const ACCESS_PREFIX = 'nxa_'
/** Prefix of refresh tokens, like that of access tokens. */
const REFRESH_PREFIX = 'nxr_'
const PURPOSE = 'oauth_refresh'

/** The key that corresponds to an access token; undefined when it is invalid, or the assistant was disconnected. */
export async function findAssistant(deps: Deps, tokenHash: string) {
  const found = await findAllowed(deps.db, tokenHash, deps.now())
  return found && { ...found, isAssistant: true }
}

export const noteAssistant = (deps: Deps, id: string) => noteCall(deps.db, id)

/**
 * A new random secret followed by the encrypted grant id, so that an old token can be recognized without storing every token ever issued.
 */
export const newRefreshToken = ({ secret }: Config, grantId: string): string =>
  `${REFRESH_PREFIX}${newToken()}.${seal(secret, PURPOSE, grantId)}`

/** The grant for which a token was issued; null when it is not ours. */
export const grantOf = ({ secrets }: Config, token: string): string | null =>
  unseal(secrets, PURPOSE, token.split('.')[1] ?? '')
