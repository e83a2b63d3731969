import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { networkOf } from './address.ts'
import { paces } from '../lib/paces.ts'

/** Refusals of one address that leave at once, and how many a minute from then on. */
const IN_ROW = 60
const PER_MINUTE = 600
const LONGEST_MS = 2_000
/** Whoever is refused before it was read sends no more than this of it. */
const MOST_UNREAD_BYTES = 64 * 1024

/**
 * A refusal costs little, but thousands a second cost the time others need: an address that is refused again and again waits for the
 * next one, and the rest of a large body it sends is not read.
 */
export function slowRefusals(app: FastifyInstance, deps: Deps): void {
  if (!deps.config.rateLimit) return
  const turn = paces()
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode < 400) return
    if (!request.raw.complete && sizeOf(request.headers) > MOST_UNREAD_BYTES) {
      reply.header('connection', 'close')
    }
    const key = networkOf(request.ip)
    const waitMs = turn([{ key, perMinute: PER_MINUTE, inRow: IN_ROW }], LONGEST_MS)
    if (waitMs > 0) await sleep(Math.min(waitMs, LONGEST_MS))
  })
}

/** A body that does not say its size may be of any. */
const sizeOf = (headers: NodeJS.Dict<string | string[]>): number =>
  headers['transfer-encoding'] ? Infinity : Number(headers['content-length'] ?? 0)
