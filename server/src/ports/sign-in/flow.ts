import * as oidc from 'openid-client'
import type { Claims, Issuer, SignInProvider, Transaction } from './index.ts'

const TIMEOUT_S = 10

/** The authorization code flow with any OpenID provider; `issuer` is determined once, at the first sign-in. */
export function openIdFlow(
  issuer: () => Promise<Issuer>,
): Pick<SignInProvider, 'begin' | 'finish'> {
  let known: Promise<{ issuer: Issuer; client: oidc.Configuration }> | undefined

  /** Discovery is repeated when the provider was unavailable. */
  const discovered = () => {
    known ??= discover(issuer).catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }

  return {
    async begin(redirectUri) {
      const { issuer, client } = await discovered()
      const transaction: Transaction = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        codeVerifier: oidc.randomPKCECodeVerifier(),
      }
      const url = oidc.buildAuthorizationUrl(client, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge: await oidc.calculatePKCECodeChallenge(transaction.codeVerifier),
        code_challenge_method: 'S256',
        state: transaction.state,
        nonce: transaction.nonce,
        ...issuer.parameters,
      })
      return { url: url.href, transaction }
    },
    async finish(callback, { state, nonce, codeVerifier }) {
      const { issuer, client } = await discovered()
      const tokens = await oidc.authorizationCodeGrant(client, callback, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      })
      const { issuer: itself } = client.serverMetadata()
      return toClaims({ accountIssuer: itself, ...issuer }, await claimsOf(client, tokens))
    },
  }
}

async function discover(find: () => Promise<Issuer>) {
  const issuer = await find()
  const client = await oidc.discovery(
    new URL(issuer.url),
    issuer.clientId,
    undefined,
    asItTakes(issuer.clientSecret),
    { timeout: TIMEOUT_S, execute: issuer.insecure ? [oidc.allowInsecureRequests] : [] },
  )
  return { issuer, client }
}

/** Most providers accept the secret in the body; the standard default, when a provider says nothing, is the header. */
const asItTakes =
  (secret: string): oidc.ClientAuth =>
  (server, ...request) => {
    const takesBody = server.token_endpoint_auth_methods_supported?.includes('client_secret_post')
    const authenticate = takesBody ? oidc.ClientSecretPost : oidc.ClientSecretBasic
    authenticate(secret)(server, ...request)
  }

/** Some providers put only an identifier into the ID token, and the email must be requested separately. */
async function claimsOf(
  client: oidc.Configuration,
  tokens: oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers,
): Promise<oidc.IDToken | oidc.UserInfoResponse> {
  const claims = tokens.claims()!
  if (claims.email || !client.serverMetadata().userinfo_endpoint) return claims
  return oidc.fetchUserInfo(client, tokens.access_token, claims.sub)
}

function toClaims(
  issuer: Issuer & { accountIssuer: string },
  claims: oidc.IDToken | oidc.UserInfoResponse,
): Claims {
  const { sub, email, name, picture } = claims
  const address = typeof email === 'string' && isVerified(issuer, claims) ? email : null
  return {
    issuer: issuer.accountIssuer,
    subject: sub,
    email: address,
    fullName: typeof name === 'string' && name ? name : (address ?? ''),
    avatar: issuer.hasPictures && typeof picture === 'string' ? picture : '',
  }
}

/** Some providers write `true` as a string. A provider that denies it is believed, whatever the operator configured. */
function isVerified(
  { trustsEmail = false }: Issuer,
  claims: oidc.IDToken | oidc.UserInfoResponse,
): boolean {
  const verified: unknown = claims.email_verified
  return verified === undefined ? trustsEmail : verified === true || verified === 'true'
}
