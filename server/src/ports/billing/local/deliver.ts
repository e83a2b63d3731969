import { createHmac } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../db/client.ts'
import { HOUR_MS } from '../../../lib/time.ts'
import { seconds } from './objects.ts'
import { claimEvents, markDelivered, putOff } from './store.ts'

const TIMEOUT_MS = 10_000
const LONGEST_PAUSE_MS = HOUR_MS

type Destination = { url: string; secret: string }
type Context = { db: Database; now: () => Date; log: FastifyBaseLogger }

/**
 * Sends every event that is due, signed. An event that is not accepted is sent again after a pause that doubles each time. Never
 * throws.
 */
export async function deliverEvents({ db, now, log }: Context, to: Destination): Promise<void> {
  try {
    for (const { id, body, attempts } of await claimEvents(db, 2 * TIMEOUT_MS)) {
      if (await isTaken(to, body, now())) {
        await markDelivered(db, id, now())
      } else {
        await putOff(db, id, Math.min(1000 * 2 ** (attempts - 1), LONGEST_PAUSE_MS))
      }
    }
  } catch (error) {
    log.warn({ err: error }, 'the Stripe stand-in could not send its events')
  }
}

/** The header `Stripe-Signature` for a body. */
export function signature(secret: string, body: string, now: Date): string {
  const time = seconds(now)
  const digest = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return `t=${time},v1=${digest}`
}

async function isTaken({ url, secret }: Destination, body: string, now: Date): Promise<boolean> {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'stripe-signature': signature(secret, body, now),
  }
  const request = { method: 'POST', headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) }
  return fetch(url, request).then(
    async (response) => {
      await response.body?.cancel()
      return response.ok
    },
    () => false,
  )
}
