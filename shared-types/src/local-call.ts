import * as z from 'zod/mini'
import { idParams, Nothing } from './common.ts'
import { endpoint } from './endpoint.ts'

/** WebSocket, session cookie, with `LocalCall` as query: a call of the local carrier to the number of an agent. Frames of a test call. */
export const LOCAL_CALL_PATH = '/local/call/:id'

const phone = z.string().check(z.regex(/^\+\d{8,15}$/, 'Write the number like +12025550123.'))

export const LocalCall = z.object({
  from: z.union([phone, z.literal('anonymous')]),
  /** Who vouches for the caller id: Twilio's words for it. */
  attestation: z.optional(
    z.enum([
      'TN-Validation-Passed-A',
      'TN-Validation-Passed-B',
      'TN-Validation-Passed-C',
      'TN-Validation-Failed',
    ]),
  ),
  forwarded_from: z.optional(phone),
})
export type LocalCall = z.infer<typeof LocalCall>

export const localCall = {
  forwardCheck: endpoint({
    method: 'POST',
    path: '/local/forward-check/:id',
    summary:
      'Plays the phone company: forwards the call of a running forwarding check to the agent.',
    params: idParams,
    response: Nothing,
  }),
}
