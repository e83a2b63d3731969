import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnyApiEndpoint } from 'shared-types'
import type { Deps } from '../deps.ts'
import { AppError, forbidden } from '../errors.ts'
import { findKey, type FoundKey, wasMet } from '../modules/api-keys/find-key.ts'
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
    /** What a key needs to be made for, or `any` key will do; a route without it is closed to every key. */
    scope?: AnyApiEndpoint['scope']
    /** What is kept of its answer is sealed. */
    tellsSecret?: boolean
  }
}

const WINDOW_MS = 60_000
/** Wrong keys a minute from one address. */
const MOST_WRONG = 30

type Also = {
  /** Access tokens of assistants are good here too. */
  assistants?: boolean
  /** What a refusal says about how to get in. */
  challenge?: string
}

/**
 * Requires a key (`Authorization: Bearer nxs_…`) for every route registered on `scope` from here on. The request then has `user`,
 * `account` and `actor` as one with a session has, and may do what the scope of its route allows.
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
   * Guesses of one address are counted, and then refused before they cost a statement. Keys in use stay welcome there: customers of
   * one automation service share its addresses.
   */
  async function keyOf(request: FastifyRequest, reply: FastifyReply): Promise<FoundKey> {
    const secret = bearerOf(request)
    const guesses = `wrong_key ${networkOf(request.ip)}`
    const waitMs = deps.config.rateLimit ? counters.usedUp(guesses) : 0
    if (waitMs > 0 && !wasMet(deps, secret)) refuse(deps, reply, 'wrong_key', waitMs)
    const key = await findKey(deps, secret)
    if (key && (assistants || !key.isAssistant)) return key
    if (request.headers.authorization) counters.use(guesses, MOST_WRONG, WINDOW_MS)
    const error = request.headers.authorization ? ', error="invalid_token"' : ''
    reply.header('www-authenticate', `${challenge}${error}`)
    throw new AppError(401, 'unauthenticated', 'Send an API key: Authorization: Bearer nxs_…')
  }
}

/** What is sent with `Bearer`; empty where nothing is. */
const bearerOf = ({ headers }: FastifyRequest): string =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''

/** The activity names the person, and the key they did it with. */
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
