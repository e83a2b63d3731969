import type { Config } from '../../config.ts'
import { seal, unseal } from '../../lib/sealed.ts'
import { newToken } from '../../lib/secret-token.ts'

/** What refresh tokens begin with, as access tokens do with theirs. */
const PREFIX = 'nxr_'
const PURPOSE = 'oauth_refresh'

/** A new secret, and behind it the grant it is of: a token of long ago is recognised without keeping each one there ever was. */
export const newRefreshToken = ({ secret }: Config, grantId: string): string =>
  `${PREFIX}${newToken()}.${seal(secret, PURPOSE, grantId)}`

/** The grant that a token was once given for; null where it is none of ours. */
export const grantOf = ({ secrets }: Config, token: string): string | null =>
  unseal(secrets, PURPOSE, token.split('.')[1] ?? '')
