import * as z from 'zod/mini'
import { idParams } from './common.ts'
import { endpoint } from './endpoint.ts'

/** Whether the owner's phone sends its calls to the agent: found out by ringing it. */
export const ForwardingCheck = z.object({
  /**
   * `calling` for 40 s at most; `forwarded` once the call has reached the agent; `answered` when the phone or its mailbox took it;
   * `not_forwarded` when neither happened; `failed` when it could not be placed.
   */
  status: z.enum(['calling', 'forwarded', 'answered', 'not_forwarded', 'failed']),
  /** The phone that is rung, and the number it is rung from. */
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
