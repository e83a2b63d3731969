import type { Deps } from '../../deps.ts'
import { bodyOf } from './body.ts'
import type { Health } from './health.ts'
import type { Attempt, Delivery } from './queue-store.ts'
import { nextAttempt } from './schedule.ts'
import type { Sign } from './secret.ts'

const GONE = 410
const NOT_SIGNED = 'The secret of this webhook cannot be read any more. Make a new one on its page.'

/** How an attempt ended, and what that says about the endpoint's health. */
export type Delivered = { attempt: Attempt; health: Health }

/** Sends one delivery. Never throws. */
export async function deliver(deps: Deps, sign: Sign, delivery: Delivery): Promise<Delivered> {
  const answer = await post(deps, sign, delivery)
  const { status, text, problem, retryAfterMs, tookMs } = answer
  const isDelivered = status !== null && status >= 200 && status < 300
  const next = isDelivered || status === GONE ? null : nextAttempt(delivery.round, retryAfterMs)
  const outcome = isDelivered ? 'delivered' : next ? null : 'failed'
  const { id, attempts, endpoint } = delivery
  return {
    attempt: { id, attempts, outcome, status, answer: text, problem, tookMs, next },
    health: {
      endpoint,
      went: isDelivered ? 'well' : status === GONE ? 'gone' : 'badly',
      pauseMs: isDelivered ? null : retryAfterMs,
    },
  }
}

async function post({ config, webhooks }: Deps, sign: Sign, delivery: Delivery) {
  const { eventId, endpoint } = delivery
  const body = bodyOf(endpoint.format, delivery, config.appUrl)
  const headers = { 'content-type': 'application/json', 'user-agent': 'Nexus-Webhooks/1.0' }
  if (endpoint.format !== 'standard') return webhooks.post({ url: endpoint.url, headers, body })
  const id = webhookId(eventId)
  const at = new Date()
  const signature = sign({ id, at, body, sealed: endpoint.sealed })
  if (!signature) return UNSIGNED
  return webhooks.post({
    url: endpoint.url,
    headers: {
      ...headers,
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
      'webhook-signature': signature,
    },
    body,
  })
}

const UNSIGNED = { status: null, text: null, problem: NOT_SIGNED, retryAfterMs: null, tookMs: 0 }

/** The header `webhook-id` of an event. */
export const webhookId = (eventId: string): string => `evt_${eventId}`
