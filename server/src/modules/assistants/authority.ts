import OAuth2Server from '@node-oauth/oauth2-server'
import { type ApiScope, ASSISTANT_SCOPES, MOST_ASSISTANTS } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { refused } from '../../errors.ts'
import { hashToken, newToken } from '../../lib/secret-token.ts'
import { type Actor, record } from '../audit/record.ts'
import { ACCESS_PREFIX } from './access.ts'
import { clientWith } from './clients.ts'
import { grantOf, newRefreshToken } from './refresh-token.ts'
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
/** From the last time it was used. */
const REFRESH_LASTS_S = 60 * 24 * HOUR_S
const AT_ONCE_MS = 30_000

type Client = OAuth2Server.Client
/** Who lets an assistant in. */
export type Granter = { actor: Actor; personId: string }

/** The library's authorization server, on our tables. @param granter who is asked; nobody where tokens are fetched */
export const authority = (deps: Deps, granter?: Granter) =>
  new OAuth2Server({
    model: modelOf(deps, granter),
    allowEmptyState: true,
    authorizationCodeLifetime: CODE_LASTS_S,
    accessTokenLifetime: ACCESS_LASTS_S,
    refreshTokenLifetime: REFRESH_LASTS_S,
    alwaysIssueNewRefreshToken: true,
    // Programs on people's machines keep no secret; the proof of the code (PKCE) takes its place.
    requireClientAuthentication: { authorization_code: false, refresh_token: false },
    authenticateHandler: { handle: () => granter },
  })

/** What the library asks of a store. A `user` is the grant, or who grants one. */
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
  // Tokens are checked where keys are: the library is never asked for one.
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
      // Asked for again and again, one is one.
      scopes: [...new Set(token.scope)],
    })
    if (!isSaved) throw new OAuth2Server.InvalidGrantError('The assistant was disconnected.')
    if (accessHash) deps.bus.publish('api_key', { tokenHash: accessHash })
    return { ...token, client, user }
  },
})

/** A token that was good once is sent again: whoever renewed it, or whoever sends it now, has stolen it, however many came after it. */
async function endWhereStolen(deps: Deps, token: string, hash: string): Promise<void> {
  const spent = await findGrant(deps.db, 'spentHash', hash)
  const robbed = spent ? isLongSpent(deps, spent) && spent.id : grantOf(deps.config, token)
  if (robbed) await endGrant(deps, robbed)
}

/**
 * Whether the token before the present one was spent a while ago. Programs that find their access token expired in two places renew it
 * twice at once: the second is refused, and nobody was robbed.
 */
function isLongSpent({ now }: Deps, { refreshHash, refreshExpiresAt }: Grant): boolean {
  if (!refreshHash || !refreshExpiresAt) return false
  const renewedAt = refreshExpiresAt.getTime() - REFRESH_LASTS_S * 1_000
  return now().getTime() - renewedAt > AT_ONCE_MS
}

/** To the library, the id of a client is the hash that we store. */
const ownedBy = (grant: Grant) => ({
  user: grant,
  scope: grant.scopes,
  client: { id: grant.clientHash, grants: [] },
})

/** Those we know; everything where none are named. */
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
    if ((await countGrantsLocked(tx, userId)) >= MOST_ASSISTANTS) {
      throw refused(
        'assistants_full',
        `A workspace has ${MOST_ASSISTANTS} assistants at most. Disconnect one first.`,
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
