import * as z from 'zod/mini'
import { Id, idParams, Timestamp } from './common.ts'
import { endpoint } from './endpoint.ts'

export const Subscription = z.object({
  id: Id,
  variant: z.string(),
  status: z.string(),
  renews_at: Timestamp,
})
export type Subscription = z.infer<typeof Subscription>

export const billing = {
  buyNumber: endpoint({
    method: 'POST',
    path: '/checkout/tw-phone/buy',
    summary: 'Opens a checkout for a number.',
    body: z.object({
      agent_id: Id,
      phone_number: z.string().check(z.regex(/^\+1\d{10}$/, 'Invalid phone number')),
    }),
    response: z.object({ checkout_url: z.string() }),
  }),
  purchase: endpoint({
    method: 'GET',
    path: '/checkout/tw-phone',
    summary: 'The number bought for an agent, once paid.',
    query: z.object({ agent_id: Id }),
    response: z.object({ purchased_number: z.nullable(z.string()) }),
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
