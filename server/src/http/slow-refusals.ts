import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { networkOf } from './address.ts'
import { paces } from '../lib/paces.ts'

/** Refusals of one address that are sent without delay, and how many per minute after that. */
const IN_ROW = 60
const PER_MINUTE = 600
const LONGEST_MS = 2_000
/** When a request is refused before its body was read, a larger body than this is not read at all. */
const MAX_UNREAD_BYTES = 64 * 1024

/**
 * Delays refusals: one costs little, but thousands a second take time from other requests. An address that is refused again and again waits
 * for each further refusal, and the rest of a large body is not read.
 */
export function slowRefusals(app: FastifyInstance, deps: Deps): void {
  if (!deps.config.rateLimit) return
  const turn = paces()
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode < 400) return
    if (!request.raw.complete && sizeOf(request.headers) > MAX_UNREAD_BYTES) {
      reply.header('connection', 'close')
    }
    const key = networkOf(request.ip)
    const waitMs = turn([{ key, perMinute: PER_MINUTE, inRow: IN_ROW }], LONGEST_MS)
    if (waitMs > 0) await sleep(Math.min(waitMs, LONGEST_MS))
  })
}

/** Size of a body in bytes; infinite where the request does not tell it. */
const sizeOf = (headers: NodeJS.Dict<string | string[]>): number =>
  headers['transfer-encoding'] ? Infinity : Number(headers['content-length'] ?? 0)
