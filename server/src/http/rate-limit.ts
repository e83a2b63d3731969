import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { billing, forwardingCheck, knowledge, numbers, visitor } from 'shared-types'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'

/**
 * How often one address may, per minute. Offices and phone networks share an address, so each is far above what one person does and
 * far below what a script does.
 */
const PER_MINUTE: Record<string, number> = {
  'GET /api/auth/google': 30,
  'GET /api/auth/google/callback': 30,
  'GET /api/auth/openid': 30,
  'GET /api/auth/openid/callback': 30,
  'GET /book/:code': 60,
  [route(visitor.open)]: 30,
  [route(visitor.send)]: 60,
  [route(visitor.requestPerson)]: 10,
  [route(numbers.sendOtp)]: 10,
  [route(numbers.verifyPhone)]: 20,
  [route(numbers.available)]: 30,
  [route(forwardingCheck.start)]: 10,
  [route(billing.buyNumber)]: 20,
  [route(knowledge.crawl)]: 20,
  [route(knowledge.add)]: 60,
  [route(knowledge.retrain)]: 30,
}

/** Limits every route registered on `app` from here on that stands in the table. */
export async function limitRates(app: FastifyInstance, { config }: Deps): Promise<void> {
  if (!config.rateLimit) return
  app.addHook('onRoute', (options) => {
    const max = PER_MINUTE[`${String(options.method)} ${options.url}`]
    if (max) options.config = { ...options.config, rateLimit: { max, timeWindow: '1 minute' } }
  })
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError(429, 'rate_limited', `Too many requests. Try again in ${seconds(ttl)}.`),
  })
}

function route({ method, path }: { method: string; path: string }) {
  return `${method} /api${path}`
}

const seconds = (ms: number) => {
  const count = Math.ceil(ms / 1000)
  return count === 1 ? '1 second' : `${count} seconds`
}
