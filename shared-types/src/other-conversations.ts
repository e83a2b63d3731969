import * as z from 'zod/mini'
import { Id, idParams, Timestamp } from './common.ts'
import { endpoint } from './endpoint.ts'

/** Another conversation of the same visitor. */
export const OtherConversation = z.object({
  id: Id,
  agent_name: z.string(),
  /** Of its newest message. */
  date: Timestamp,
  resolved: z.boolean(),
  /** The beginning of what the visitor wrote; empty where they only pressed a button. */
  first_words: z.string(),
})
export type OtherConversation = z.infer<typeof OtherConversation>

// Apart from the other calls of a conversation, which the inbox needs before it is there.
export const otherConversations = {
  list: endpoint({
    method: 'GET',
    path: '/conversation/others/:id',
    summary: 'The other conversations of whoever writes in this one, up to 50, newest first.',
    params: idParams,
    response: z.array(OtherConversation),
  }),
}
