import * as z from 'zod/mini'
import { Id, idParams, Timestamp } from './common.ts'
import { endpoint } from './endpoint.ts'

/** The subscription of a number; its values are those of the payment provider. */
export const Subscription = z.object({
  id: z.string(),
  variant: z.string(),
  status: z.string(),
  renews_at: Timestamp,
  /** When the subscription ends or ended; null while it renews. */
  ends_at: z.nullable(Timestamp),
})
export type Subscription = z.infer<typeof Subscription>

/** The last purchase of a number for an agent. */
export const Purchase = z.object({
  purchased_number: z.nullable(z.string()),
  /** `open`: waiting for payment. `paid`: the number is being set up. `failed`: the payment is being refunded. */
  state: z.enum(['none', 'open', 'paid', 'completed', 'cancelled', 'expired', 'failed']),
  /** The phone number that is or was being bought. */
  phone: z.nullable(z.string()),
  /** Address of the payment page, while the purchase can still be paid. */
  checkout_url: z.nullable(z.string()),
  /** A sentence for the owner about how the purchase goes or ended. */
  message: z.string(),
})
export type Purchase = z.infer<typeof Purchase>

export const billing = {
  openCheckout: endpoint({
    method: 'POST',
    path: '/checkout/tw-phone/buy',
    summary: 'Opens a checkout for a number, or for the lapsed number of the agent.',
    body: z.object({
      agent_id: Id,
      phone_number: z.string().check(z.regex(/^\+1\d{10}$/, 'Invalid phone number')),
    }),
    response: z.object({ checkout_url: z.string() }),
  }),
  purchase: endpoint({
    method: 'GET',
    path: '/checkout/tw-phone',
    summary: 'The number bought for an agent, and how its last purchase stands.',
    query: z.object({ agent_id: Id }),
    response: Purchase,
  }),
  cancelPurchase: endpoint({
    method: 'DELETE',
    path: '/checkout/tw-phone',
    summary: 'Closes the open checkout of an agent; one that is paid goes on.',
    query: z.object({ agent_id: Id }),
    response: Purchase,
  }),
  subscription: endpoint({
    method: 'GET',
    path: '/agent/subscription/:id',
    summary: 'The subscription that pays for the number of an agent.',
    params: idParams,
    response: z.nullable(Subscription),
  }),
  portal: endpoint({
    method: 'GET',
    path: '/agent/subscription/portal/:id',
    summary: 'URL of the billing portal.',
    params: idParams,
    response: z.string(),
  }),
}
