import OAuth2Server from '@node-oauth/oauth2-server'
import { type ApiScope, ASSISTANT_SCOPES, ASSISTANTS_MAX } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { refused } from '../../errors.ts'
import { hashToken, newToken } from '../../lib/secret-token.ts'
import { type Actor, record } from '../audit/record.ts'
import { clientWith } from './clients.ts'
import { ACCESS_PREFIX, grantOf, newRefreshToken } from './tokens.ts'
import {
  countGrantsLocked,
  findGrant,
  type Grant,
  insertGrant,
  saveTokens,
  spendRefresh,
  useCode,
} from './store.ts'
import { endGrant } from './end-grant.ts'

const HOUR_S = 60 * 60
const CODE_LASTS_S = 5 * 60
const ACCESS_LASTS_S = HOUR_S
/** Lifetime since the last use. */
const REFRESH_LASTS_S = 60 * 24 * HOUR_S
const AT_ONCE_MS = 30_000

type Client = OAuth2Server.Client
/** The person who gives an assistant access. */
export type Granter = { actor: Actor; personId: string }

/** The authorization server of the library, on our tables. @param granter the person who is asked; absent when tokens are fetched */
export const authority = (deps: Deps, granter?: Granter) =>
  new OAuth2Server({
    model: modelOf(deps, granter),
    allowEmptyState: true,
    authorizationCodeLifetime: CODE_LASTS_S,
    accessTokenLifetime: ACCESS_LASTS_S,
    refreshTokenLifetime: REFRESH_LASTS_S,
    alwaysIssueNewRefreshToken: true,
    // Programs on people's machines cannot keep a client secret; PKCE replaces it.
    requireClientAuthentication: { authorization_code: false, refresh_token: false },
    authenticateHandler: { handle: () => granter },
  })

/** The library's storage interface. A `user` is the grant, or the person who grants access. */
const modelOf = (
  deps: Deps,
  granter: Granter | undefined,
): OAuth2Server.AuthorizationCodeModel & OAuth2Server.RefreshTokenModel => ({
  getClient: async (id) => {
    const client = clientWith(deps.config, id)
    const grants = ['authorization_code', 'refresh_token']
    const { name, redirectUris } = client ?? {}
    return client && { id: hashToken(id), redirectUris, grants, name }
  },
  generateAuthorizationCode: async () => newToken(),
  generateAccessToken: async () => `${ACCESS_PREFIX}${newToken()}`,
  generateRefreshToken: async (_client, user) => newRefreshToken(deps.config, (user as Grant).id),
  validateScope: async (_user, _client, scope) => knownScopes(scope),
  // Access tokens are checked where API keys are, so the library is never asked for one.
  getAccessToken: async () => undefined,

  saveAuthorizationCode: async (code, client) => {
    await begin(deps, granter!, code, client)
    return { ...code, client, user: granter! }
  },
  getAuthorizationCode: async (authorizationCode) => {
    const grant = await findGrant(deps.db, 'codeHash', hashToken(authorizationCode))
    if (grant?.codeUsedAt) return void (await endGrant(deps, grant.id))
    return (
      grant && {
        authorizationCode,
        expiresAt: grant.codeExpiresAt,
        redirectUri: grant.redirectUri,
        codeChallenge: grant.codeChallenge,
        codeChallengeMethod: 'S256',
        ...ownedBy(grant),
      }
    )
  },
  revokeAuthorizationCode: async ({ user }) => useCode(deps.db, (user as Grant).id),

  getRefreshToken: async (refreshToken) => {
    const hash = hashToken(refreshToken)
    const grant = await findGrant(deps.db, 'refreshHash', hash)
    if (grant) {
      const refreshTokenExpiresAt = grant.refreshExpiresAt!
      return { refreshToken, refreshTokenExpiresAt, ...ownedBy(grant) }
    }
    await endWhereStolen(deps, refreshToken, hash)
    return undefined
  },
  revokeToken: async ({ refreshToken, user }) =>
    spendRefresh(deps.db, (user as Grant).id, hashToken(refreshToken)),

  saveToken: async (token, client, user) => {
    const { id, accessHash } = user as Grant
    const isSaved = await saveTokens(deps.db, id, {
      accessHash: hashToken(token.accessToken),
      accessExpiresAt: token.accessTokenExpiresAt!,
      refreshHash: hashToken(token.refreshToken!),
      refreshExpiresAt: token.refreshTokenExpiresAt!,
      // A scope requested several times counts once.
      scopes: [...new Set(token.scope)],
    })
    if (!isSaved) throw new OAuth2Server.InvalidGrantError('The assistant was disconnected.')
    if (accessHash) deps.bus.publish('api_key', { tokenHash: accessHash })
    return { ...token, client, user }
  },
})

/**
 * Ends the grant when a used refresh token is sent again: either the earlier or the present sender has stolen it, however many tokens
 * followed.
 */
async function endWhereStolen(deps: Deps, token: string, hash: string): Promise<void> {
  const spent = await findGrant(deps.db, 'spentHash', hash)
  const robbed = spent ? isLongSpent(deps, spent) && spent.id : grantOf(deps.config, token)
  if (robbed) await endGrant(deps, robbed)
}

/**
 * Whether the previous refresh token was used a while ago. Programs that notice an expired access token in two places renew it twice at
 * once: the second attempt is refused, but that is no theft.
 */
function isLongSpent({ now }: Deps, { refreshHash, refreshExpiresAt }: Grant): boolean {
  if (!refreshHash || !refreshExpiresAt) return false
  const renewedAt = refreshExpiresAt.getTime() - REFRESH_LASTS_S * 1_000
  return now().getTime() - renewedAt > AT_ONCE_MS
}

/** For the library, the id of a client is the hash that we store. */
const ownedBy = (grant: Grant) => ({
  user: grant,
  scope: grant.scopes,
  client: { id: grant.clientHash, grants: [] },
})

/** The requested scopes that we know; all scopes when none are requested. */
export function knownScopes(asked: string[] | undefined): ApiScope[] {
  const all = [...ASSISTANT_SCOPES]
  if (!asked || asked.length === 0) return all
  return all.filter((scope) => asked.includes(scope))
}

async function begin(
  deps: Deps,
  { actor, personId }: Granter,
  code: Pick<
    OAuth2Server.AuthorizationCode,
    'authorizationCode' | 'expiresAt' | 'redirectUri' | 'scope' | 'codeChallenge'
  >,
  client: Client,
): Promise<void> {
  const { userId } = actor
  const name = String(client['name'])
  const scopes = code.scope ?? []
  await deps.db.transaction(async (tx) => {
    if ((await countGrantsLocked(tx, userId)) >= ASSISTANTS_MAX) {
      throw refused(
        'assistants_full',
        `A workspace has ${ASSISTANTS_MAX} assistants at most. Disconnect one first.`,
      )
    }
    const id = await insertGrant(tx, {
      userId,
      personId,
      name,
      scopes,
      clientHash: client.id,
      redirectUri: code.redirectUri,
      codeHash: hashToken(code.authorizationCode),
      codeChallenge: code.codeChallenge!,
      codeExpiresAt: code.expiresAt,
    })
    const details = { scopes: scopes.join(', ') }
    await record(tx, actor, { action: 'assistant.connect', subject: { id, name }, details })
  })
}
