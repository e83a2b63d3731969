import * as oidc from 'openid-client'
import type { Claims, Issuer, SignInProvider, Transaction } from './index.ts'

const TIMEOUT_S = 10

/** The code flow against any OpenID provider; `issuer` is asked once, at the first sign-in. */
export function openIdFlow(
  issuer: () => Promise<Issuer>,
): Pick<SignInProvider, 'begin' | 'finish'> {
  let known: Promise<{ issuer: Issuer; client: oidc.Configuration }> | undefined

  /** A provider that was down is asked again. */
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
      return toClaims(issuer, tokens.claims()!)
    },
  }
}

async function discover(find: () => Promise<Issuer>) {
  const issuer = await find()
  const client = await oidc.discovery(
    new URL(issuer.url),
    issuer.clientId,
    issuer.clientSecret,
    undefined,
    { timeout: TIMEOUT_S, execute: issuer.insecure ? [oidc.allowInsecureRequests] : [] },
  )
  return { issuer, client }
}

function toClaims(issuer: Issuer, claims: oidc.IDToken): Claims {
  const { sub, email, email_verified: verified, name, picture } = claims
  const address = typeof email === 'string' && verified === true ? email : null
  return {
    issuer: issuer.accountIssuer,
    subject: sub,
    email: address,
    fullName: typeof name === 'string' && name ? name : (address ?? ''),
    avatar: typeof picture === 'string' ? picture : '',
  }
}
