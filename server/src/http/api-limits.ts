import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { MINUTE_MS } from '../lib/time.ts'
import { refuse } from './refuse.ts'
import { sharedCounters } from './shared-counters.ts'

const WINDOW_MS = MINUTE_MS
const WINDOW_S = WINDOW_MS / 1000
/** Most requests a minute with one key. */
export const MAX_PER_KEY = 600
/** Most requests a minute with all keys of one workspace. */
export const MAX_PER_WORKSPACE = 1_200

/**
 * Limits the requests of each key on a scope of `requireApiKey`, and reports the stricter limit in every answer: `RateLimit-Limit`,
 * `RateLimit-Remaining`, and `RateLimit-Reset` in seconds.
 */
export function limitApi(scope: FastifyInstance, deps: Deps): void {
  if (!deps.config.rateLimit) return
  const counters = sharedCounters(deps.driver, deps.log, deps.config.secrets[0]!)
  scope.addHook('onRequest', async ({ apiKey }, reply) => {
    const limits = [
      { name: 'api_key', key: `api_key ${apiKey.id}`, max: MAX_PER_KEY },
      { name: 'api_workspace', key: `api_workspace ${apiKey.accountId}`, max: MAX_PER_WORKSPACE },
    ]
    const used = limits.map((limit) => ({
      ...limit,
      waitMs: counters.use(limit.key, limit.max, WINDOW_MS),
      ...counters.left(limit.key),
    }))
    const nearest = used.reduce((one, other) => (other.left < one.left ? other : one))
    reply.headers({
      'ratelimit-policy': `${nearest.max};w=${WINDOW_S}`,
      'ratelimit-limit': nearest.max,
      'ratelimit-remaining': nearest.left,
      'ratelimit-reset': Math.max(1, Math.ceil(nearest.endsInMs / 1000)),
    })
    const over = used.find(({ waitMs }) => waitMs > 0)
    if (over) refuse(deps, reply, over.name, over.waitMs)
  })
}
