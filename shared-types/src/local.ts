import * as z from 'zod/mini'
import { Id, Timestamp } from './common.ts'
import { endpoint } from './endpoint.ts'

/** A code or an SMS of the local carrier, which delivers to the screen. */
export const LocalMessage = z.object({
  id: Id,
  /** A number of an agent, or the name of this product where it is a code. */
  from: z.string(),
  to: z.string(),
  text: z.string(),
  created_at: Timestamp,
})
export type LocalMessage = z.infer<typeof LocalMessage>

export const local = {
  messages: endpoint({
    method: 'GET',
    path: '/local/messages',
    summary:
      'What the local carrier delivered to phones this account entered or sent from its numbers, newest first; 404 with a real carrier.',
    response: z.array(LocalMessage),
  }),
}
