import * as z from 'zod/mini'
import { idParams } from './common.ts'
import { endpoint } from './endpoint.ts'

/** A test whether the owner's phone forwards its calls to the agent: the phone is rung, and the forwarded call is awaited. */
export const ForwardingCheck = z.object({
  /**
   * `calling`: for at most 40 s. `forwarded`: the call reached the agent. `answered`: the phone or its mailbox took the call.
   * `not_forwarded`: neither happened. `failed`: the call could not be placed.
   */
  status: z.enum(['calling', 'forwarded', 'answered', 'not_forwarded', 'failed']),
  /** The phone that is rung, and the number that calls it. */
  phone: z.string(),
  caller: z.string(),
})
export type ForwardingCheck = z.infer<typeof ForwardingCheck>

export const forwardingCheck = {
  start: endpoint({
    method: 'POST',
    path: '/agent/forwarding-check/:id',
    summary:
      "Rings the agent's verified forwarding phone, to see whether the call comes to the agent.",
    params: idParams,
    response: ForwardingCheck,
  }),
  read: endpoint({
    method: 'GET',
    path: '/agent/forwarding-check/:id',
    summary: 'How the last check of the forwarding ended, or how it goes.',
    params: idParams,
    response: z.nullable(ForwardingCheck),
  }),
}
