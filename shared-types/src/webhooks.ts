import * as z from 'zod/mini'
import { Id, idParams, Moment, Nothing, Timestamp } from './common.ts'
import { endpoint } from './endpoint.ts'
import { URL_MAX } from './limits.ts'

/** The most endpoints of an account. */
export const WEBHOOK_ENDPOINTS_MAX = 20
export const WEBHOOK_DESCRIPTION_MAX = 200

/**
 * The types of event. A type keeps its meaning for ever: fields are only added, and an incompatible change gets a name of its own, such as
 * `call.ended.v2`.
 */
export const WEBHOOK_EVENTS = [
  'conversation.started',
  'message.received',
  'message.sent',
  'conversation.rated',
  'conversation.closed',
  'handover.requested',
  'handover.accepted',
  'handover.ended',
  'lead.created',
  'lead.updated',
  'call.ended',
  'appointment.requested',
  'appointment.booked',
  'appointment.moved',
  'appointment.cancelled',
  'question.unanswered',
] as const
export const WebhookEvent = z.enum(WEBHOOK_EVENTS)
export type WebhookEvent = z.infer<typeof WebhookEvent>

/** `standard`: signed according to Standard Webhooks. The others send an unsigned message to a chat channel. */
export const WebhookFormat = z.enum(['standard', 'slack', 'discord'])
export type WebhookFormat = z.infer<typeof WebhookFormat>

export const WebhookEndpoint = z.object({
  id: Id,
  url: z.string(),
  description: z.string(),
  format: WebhookFormat,
  /** Names of `WEBHOOK_EVENTS`; a newer release may have added others. */
  events: z.array(z.string()),
  is_on: z.boolean(),
  /** Why the product switched it off: it answered 410, or failed for days. Null otherwise. */
  off_reason: z.nullable(z.enum(['gone', 'failing'])),
  /** Last characters of the secret; null where nothing is signed. */
  secret_hint: z.nullable(z.string()),
  /** Until then the previous secret is valid too; null where there is none. */
  old_secret_until: z.nullable(Timestamp),
  /** Since when every attempt has failed; null where the last one succeeded. */
  failing_since: z.nullable(Timestamp),
  created_at: Timestamp,
})
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>

const url = z
  .string()
  .check(
    z.trim(),
    z.maxLength(URL_MAX, `Keep the address under ${URL_MAX} characters`),
    z.url({ protocol: /^https?$/, error: 'Enter an address like https://example.com/hook' }),
  )
const description = z
  .string()
  .check(
    z.trim(),
    z.maxLength(
      WEBHOOK_DESCRIPTION_MAX,
      `Keep the description under ${WEBHOOK_DESCRIPTION_MAX} characters`,
    ),
  )
const events = z
  .array(WebhookEvent)
  .check(z.minLength(1, 'Choose at least one event'), z.maxLength(WEBHOOK_EVENTS.length))

export const CreateWebhookEndpoint = z.object({
  url,
  description: z._default(description, ''),
  format: z._default(WebhookFormat, 'standard'),
  events,
})
export type CreateWebhookEndpoint = z.infer<typeof CreateWebhookEndpoint>

export const UpdateWebhookEndpoint = z.object({
  url: z.optional(url),
  description: z.optional(description),
  events: z.optional(events),
  is_on: z.optional(z.boolean()),
})
export type UpdateWebhookEndpoint = z.infer<typeof UpdateWebhookEndpoint>

/** An endpoint with a secret that only this answer contains; null where nothing is signed. */
export const WebhookEndpointWithSecret = z.object({
  endpoint: WebhookEndpoint,
  secret: z.nullable(z.string()),
})
export type WebhookEndpointWithSecret = z.infer<typeof WebhookEndpointWithSecret>

/** `stopped`: given up because the endpoint was turned off. */
export const WebhookState = z.enum(['waiting', 'delivered', 'failed', 'stopped'])
export type WebhookState = z.infer<typeof WebhookState>

export const WebhookDelivery = z.object({
  id: Id,
  /** The header `webhook-id`: the same for every attempt and every endpoint. */
  webhook_id: z.string(),
  /** `webhook.test` or one of `WEBHOOK_EVENTS`. */
  type: z.string(),
  state: WebhookState,
  attempts: z.number(),
  /** HTTP status of the last attempt; null where there was no answer. */
  status: z.nullable(z.number()),
  /** When it happened. */
  happened_at: Timestamp,
  attempted_at: z.nullable(Timestamp),
  /** Time of the next attempt; null where there will be none. */
  next_at: z.nullable(Timestamp),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

export const WebhookDeliveryDetail = z.extend(WebhookDelivery, {
  /** The body, exactly as it is sent. */
  body: z.string(),
  /** The first bytes of the last answer; null where there was none. */
  answer: z.nullable(z.string()),
  /** Why the last attempt had no answer, in a sentence; null where it had one. */
  problem: z.nullable(z.string()),
  /** Duration of the last attempt in milliseconds. */
  took_ms: z.nullable(z.number()),
  /** Attempts before the last one, newest first, 19 at most; a node of the previous release keeps none. */
  earlier: z.optional(
    z.array(
      z.object({
        at: Timestamp,
        status: z.nullable(z.number()),
        /** The beginning of the answer. */
        answer: z.nullable(z.string()),
        problem: z.nullable(z.string()),
        took_ms: z.nullable(z.number()),
      }),
    ),
  ),
})
export type WebhookDeliveryDetail = z.infer<typeof WebhookDeliveryDetail>

export const ReplayWebhooks = z.object({
  since: Moment('Enter a date and a time'),
  /** Now, where it is absent. */
  until: z.optional(Moment('Enter a date and a time')),
  /** Leaves out events that were delivered. */
  only_failed: z._default(z.boolean(), true),
})
export type ReplayWebhooks = z.infer<typeof ReplayWebhooks>

export const webhooks = {
  list: endpoint({
    method: 'GET',
    path: '/webhook-endpoints',
    summary: 'Where events are sent, the oldest first.',
    response: z.object({ endpoints: z.array(WebhookEndpoint) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/webhook-endpoints',
    summary: 'Adds an endpoint. Its secret is told this once.',
    body: CreateWebhookEndpoint,
    response: WebhookEndpointWithSecret,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/webhook-endpoints/:id',
    summary: 'Changes an endpoint, turns it on or off.',
    params: idParams,
    body: UpdateWebhookEndpoint,
    response: WebhookEndpoint,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/webhook-endpoints/:id',
    summary: 'Deletes an endpoint with its log.',
    params: idParams,
    response: Nothing,
  }),
  rotate: endpoint({
    method: 'POST',
    path: '/webhook-endpoints/:id/secret',
    summary: 'Makes a new secret, told this once. The one before is valid for another day.',
    params: idParams,
    response: WebhookEndpointWithSecret,
  }),
  test: endpoint({
    method: 'POST',
    path: '/webhook-endpoints/:id/test',
    summary: 'Sends an event of the type `webhook.test`.',
    params: idParams,
    response: Nothing,
  }),
  replay: endpoint({
    method: 'POST',
    path: '/webhook-endpoints/:id/replay',
    summary:
      'Sends the events of a time again, with the same ids; at most 10,000, the oldest first.',
    params: idParams,
    body: ReplayWebhooks,
    response: z.object({ count: z.number() }),
  }),
  deliveries: endpoint({
    method: 'GET',
    path: '/webhook-endpoints/:id/deliveries',
    summary: 'What was sent to an endpoint in the last 30 days, the newest first.',
    params: idParams,
    query: z.object({
      state: z.optional(WebhookState),
      type: z.optional(z.string().check(z.maxLength(60))),
      /** Id of the last delivery received: those older than it are returned. */
      before: z.optional(Id),
    }),
    response: z.object({
      deliveries: z.array(WebhookDelivery),
      /** Value of `before` for the next request; null where there are no older ones. */
      next: z.nullable(Id),
    }),
  }),
  delivery: endpoint({
    method: 'GET',
    path: '/webhook-deliveries/:id',
    summary: 'One delivery with its body and what was answered.',
    params: idParams,
    response: WebhookDeliveryDetail,
  }),
  resend: endpoint({
    method: 'POST',
    path: '/webhook-deliveries/:id/resend',
    summary: 'Sends one delivery again, with the same id.',
    params: idParams,
    response: Nothing,
  }),
}
