import * as z from 'zod/mini'
import { Id, idParams, Timestamp } from './common.ts'
import { endpoint } from './endpoint.ts'

/** Another conversation of the same visitor. */
export const OtherConversation = z.object({
  id: Id,
  agent_name: z.string(),
  /** Date of its newest message. */
  date: Timestamp,
  resolved: z.boolean(),
  /** The beginning of the visitor's first message; empty where they only pressed a button. */
  first_words: z.string(),
})
export type OtherConversation = z.infer<typeof OtherConversation>

// A file of its own, so that the inbox does not have to load it at the start as it does the other calls.
export const otherConversations = {
  list: endpoint({
    method: 'GET',
    path: '/conversation/others/:id',
    summary: 'The other conversations of whoever writes in this one, up to 50, newest first.',
    params: idParams,
    response: z.array(OtherConversation),
  }),
}
