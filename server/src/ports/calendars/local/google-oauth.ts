import { createHash, randomBytes } from 'node:crypto'
import type { GoogleKeys } from '../google-client.ts'
import { GOOGLE_SCOPES } from '../google-consent.ts'
import { type Answer, type Asked, ok, textIn } from './answers.ts'
import { consentPage, problemPage } from './pages.ts'
import type { LocalStore } from './store.ts'

const HOUR_S = 3_600
const ADDRESS = /^[^\s@]{1,64}@[^\s@]{1,190}$/

type Context = { store: LocalStore; keys: GoogleKeys; callback: string }

/** The page on which somebody grants access, and the redirect after it. */
export function authorize({ url, method, body }: Asked, context: Context): Answer {
  const asked = url.searchParams
  const isKnown =
    asked.get('client_id') === context.keys.clientId &&
    asked.get('redirect_uri') === context.callback &&
    asked.get('code_challenge_method') === 'S256'
  if (!isKnown) return { status: 400, page: problemPage('redirect_uri_mismatch') }
  if (method !== 'POST') return { status: 200, page: consentPage({}) }
  const back = new URL(context.callback)
  back.searchParams.set('state', asked.get('state') ?? '')
  if (textIn(body, 'action') === 'deny') {
    back.searchParams.set('error', 'access_denied')
    return { location: back.href }
  }
  const email = textIn(body, 'email').trim().toLowerCase()
  if (!ADDRESS.test(email)) {
    return { status: 200, page: consentPage({ email, problem: 'Enter an email address.' }) }
  }
  const isPartly = textIn(body, 'action') === 'partly'
  const scope = (isPartly ? GOOGLE_SCOPES.slice(1) : GOOGLE_SCOPES).join(' ')
  back.searchParams.set('code', newCode(context, { email, scope }, asked.get('code_challenge')!))
  back.searchParams.set('scope', scope)
  return { location: back.href }
}

/** Exchanges codes and refresh tokens for access tokens. */
export function token({ body }: Asked, context: Context): Answer {
  const { keys, store } = context
  const isClient =
    textIn(body, 'client_id') === keys.clientId &&
    textIn(body, 'client_secret') === keys.clientSecret
  if (!isClient) return ok({ error: 'invalid_client' }, 401)
  if (textIn(body, 'grant_type') === 'refresh_token') {
    return accessOf(store, textIn(body, 'refresh_token'), {})
  }
  const code = store.change(({ codes }) => {
    const kept = codes[textIn(body, 'code')]
    // A code can be used for one exchange, even one that fails.
    delete codes[textIn(body, 'code')]
    return kept
  })
  const proof = createHash('sha256').update(textIn(body, 'code_verifier')).digest('base64url')
  const isTheirs = code?.challenge === proof && code.redirectUri === textIn(body, 'redirect_uri')
  return isTheirs
    ? accessOf(store, code.grant, { refresh_token: code.grant })
    : ok({ error: 'invalid_grant', error_description: 'Bad Request' }, 400)
}

export function revoke({ url, body }: Asked, { store }: Context): Answer {
  const refreshToken = url.searchParams.get('token') ?? textIn(body, 'token')
  const grant = store.read().grants[refreshToken]
  if (!grant || grant.revoked) return ok({ error: 'invalid_token' }, 400)
  // Like Google, revoking one token revokes all grants of the account.
  store.change(({ grants }) => {
    const theirs = Object.values(grants).filter(({ email }) => email === grant.email)
    for (const each of theirs) each.revoked = true
  })
  return ok({})
}

/** The grant of a request; undefined when access is refused. */
export const grantOf = ({ store }: Pick<Context, 'store'>, bearer: string) => {
  const grant = store.read().grants[bearer.replace(/^ya29\.local-/, '')]
  return grant && !grant.revoked ? grant : undefined
}

function newCode(
  { store, callback }: Context,
  grant: { email: string; scope: string },
  challenge: string,
) {
  const code = `4/local-${randomBytes(24).toString('base64url')}`
  const refreshToken = `1//local-${randomBytes(32).toString('base64url')}`
  store.change(({ codes, grants }) => {
    grants[refreshToken] = { ...grant, revoked: false }
    codes[code] = { grant: refreshToken, challenge, redirectUri: callback }
  })
  return code
}

function accessOf(store: LocalStore, refreshToken: string, more: object): Answer {
  const grant = store.read().grants[refreshToken]
  if (!grant || grant.revoked) {
    const description = 'Token has been expired or revoked.'
    return ok({ error: 'invalid_grant', error_description: description }, 400)
  }
  return ok({
    access_token: `ya29.local-${refreshToken}`,
    expires_in: HOUR_S,
    scope: grant.scope,
    token_type: 'Bearer',
    ...more,
  })
}
