import { createHash, timingSafeEqual } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { unauthenticated } from '../errors.ts'
import { scrape } from '../modules/system/scrape.ts'
import { errorHandler, notFoundHandler } from './error-handler.ts'

const PATH = '/metrics'

/**
 * Measures number, errors and duration of requests by the pattern of their route, because a real path would make a label of what
 * people type.
 */
export function measureRequests(app: FastifyInstance, { metrics }: Deps): void {
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode }
    metrics.requests.observe(labels, reply.elapsedTime / 1000)
  })
}

/** Serves the metrics on the normal port, but only with the token: an IP address proves nothing when a proxy may be in front. */
export function metricsForToken(app: FastifyInstance, deps: Deps): void {
  const { token } = deps.config.metrics
  if (!token) return
  app.get(PATH, { schema: { hide: true } }, async ({ headers }, reply) => {
    if (!isEqual(headers.authorization ?? '', `Bearer ${token}`)) throw unauthenticated()
    return reply.type(deps.metrics.registry.contentType).send(await scrape(deps))
  })
}

/** Serves the metrics on a port of their own, without a token; does nothing when none is configured. */
export async function openMetricsPort(deps: Deps) {
  const { port, host } = deps.config.metrics
  if (port === null) return { address: null, close: async () => {} }
  const app = Fastify({ forceCloseConnections: true })
  app.setErrorHandler(errorHandler)
  app.setNotFoundHandler(notFoundHandler)
  app.get(PATH, async (_request, reply) =>
    reply.type(deps.metrics.registry.contentType).send(await scrape(deps)),
  )
  await app.listen({ host, port })
  return { address: app.server.address(), close: () => app.close() }
}

/** Compares in constant time, whatever the lengths. */
function isEqual(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
