import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnyApiEndpoint } from 'shared-types'
import type { Deps } from '../deps.ts'
import { AppError, forbidden } from '../errors.ts'
import { findKey, type FoundKey, wasMet } from '../modules/api-keys/find-key.ts'
import { MINUTE_MS } from '../lib/time.ts'
import { networkOf } from './address.ts'
import { describeSecurity } from './describe-security.ts'
import { refuse } from './refuse.ts'
import { sharedCounters } from './shared-counters.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The key the request came with; set only within the scope of `requireApiKey`. */
    apiKey: FoundKey
  }
  interface FastifyContextConfig {
    /** The scope that a key needs, or `any`; a route without it accepts no key. */
    scope?: AnyApiEndpoint['scope']
    /** Whether the answer contains a secret, so that it is stored encrypted. */
    tellsSecret?: boolean
  }
}

const WINDOW_MS = MINUTE_MS
/** Most wrong keys a minute from one address. */
const MAX_WRONG = 30

type Also = {
  /** Whether access tokens of assistants are accepted, too. */
  assistants?: boolean
  /** The `WWW-Authenticate` header of a refusal. */
  challenge?: string
}

/**
 * Requires a key (`Authorization: Bearer nxs_…`) for every route registered on `scope` afterwards. The request then has `user`, `account`
 * and `actor` like one with a session, and may do what the scope of its route allows.
 */
export function requireApiKey(
  scope: FastifyInstance,
  deps: Deps,
  { assistants = false, challenge = 'Bearer realm="Nexus"' }: Also = {},
): void {
  const counters = sharedCounters(deps.driver, deps.log, deps.config.secrets[0]!)
  describeSecurity(scope, 'apiKey')
  scope.decorateRequest('apiKey')
  scope.decorateRequest('user')
  scope.decorateRequest('account')
  scope.decorateRequest('actor')
  scope.addHook('onRequest', async (request, reply) => {
    request.apiKey = await keyOf(request, reply)
    request.user = request.apiKey.user
    request.account = { id: request.apiKey.accountId, role: request.apiKey.role }
    request.actor = actorOf(request)
    requireScope(request)
  })

  /**
   * Wrong keys from one address are counted, and then refused before they cost a statement. Valid keys are still accepted from it, because
   * customers of one automation service share its addresses.
   */
  async function keyOf(request: FastifyRequest, reply: FastifyReply): Promise<FoundKey> {
    const secret = bearerOf(request)
    const guesses = `wrong_key ${networkOf(request.ip)}`
    const waitMs = deps.config.rateLimit ? counters.usedUp(guesses) : 0
    if (waitMs > 0 && !wasMet(deps, secret)) refuse(deps, reply, 'wrong_key', waitMs)
    const key = await findKey(deps, secret)
    if (key && (assistants || !key.isAssistant)) return key
    if (request.headers.authorization) counters.use(guesses, MAX_WRONG, WINDOW_MS)
    const error = request.headers.authorization ? ', error="invalid_token"' : ''
    reply.header('www-authenticate', `${challenge}${error}`)
    throw new AppError(401, 'unauthenticated', secret ? UNKNOWN_KEY : NO_KEY)
  }
}

const NO_KEY = 'Send an API key: Authorization: Bearer nxs_…'
const UNKNOWN_KEY = 'This key is not known, has expired, or was revoked.'

/** The bearer token; empty when there is none. */
const bearerOf = ({ headers }: FastifyRequest): string =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''

/** The activity log names the person and the key they used. */
const actorOf = ({ apiKey, ip }: FastifyRequest) => ({
  userId: apiKey.accountId,
  email: `${apiKey.user.email} (${apiKey.isAssistant ? 'assistant' : 'API key'}: ${apiKey.name})`,
  address: ip,
})

function requireScope({ apiKey, routeOptions }: FastifyRequest): void {
  const { scope } = routeOptions.config
  if (scope === 'any' || (scope && apiKey.scopes.includes(scope))) return
  throw forbidden('scope_missing', `This key lacks the scope ${scope ?? 'of this call'}.`)
}
