import * as z from 'zod/mini'
import { idParams, Nothing } from './common.ts'
import { endpoint } from './endpoint.ts'

/**
 * Path of a WebSocket on which somebody calls the number of an agent through the local carrier. It needs the session cookie and
 * `LocalCall` as query, and speaks the frames of a test call.
 */
export const LOCAL_CALL_PATH = '/local/call/:id'

const phone = z.string().check(z.regex(/^\+\d{8,15}$/, 'Write the number like +12025550123.'))

export const LocalCall = z.object({
  from: z.union([phone, z.literal('anonymous')]),
  /** How far the caller id can be trusted, in Twilio's words. */
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
