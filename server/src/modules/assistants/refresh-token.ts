import type { Config } from '../../config.ts'
import { seal, unseal } from '../../lib/sealed.ts'
import { newToken } from '../../lib/secret-token.ts'

/** Prefix of refresh tokens, like that of access tokens. */
const PREFIX = 'nxr_'
const PURPOSE = 'oauth_refresh'

/**
 * A new random secret followed by the encrypted grant id, so that an old token can be recognized without storing every token ever issued.
 */
export const newRefreshToken = ({ secret }: Config, grantId: string): string =>
  `${PREFIX}${newToken()}.${seal(secret, PURPOSE, grantId)}`

/** The grant for which a token was issued; null when it is not ours. */
export const grantOf = ({ secrets }: Config, token: string): string | null =>
  unseal(secrets, PURPOSE, token.split('.')[1] ?? '')
