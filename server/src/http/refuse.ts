import type { FastifyReply } from 'fastify'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'

/**
 * Refuses a request that is over a limit, and counts it in the metrics.
 * @param limit name for the metrics, one of a fixed set
 * @throws 429
 */
export function refuse(
  { metrics }: Deps,
  reply: FastifyReply,
  limit: string,
  waitMs: number,
): never {
  metrics.limited.inc({ limit })
  const count = Math.max(1, Math.ceil(waitMs / 1000))
  reply.header('retry-after', count)
  const wait = count === 1 ? '1 second' : `${count} seconds`
  throw new AppError(429, 'rate_limited', `Too many requests. Try again in ${wait}.`)
}
