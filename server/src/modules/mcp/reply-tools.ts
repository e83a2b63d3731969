import { createHash } from 'node:crypto'
import { apiConversations, Id, MESSAGE_MAX, SuggestedReply } from 'shared-types'
import * as z from 'zod/mini'
import { suggestReply } from '../assist/suggest.ts'
import { addNote } from '../notes/service.ts'
import { idOf } from './paging.ts'
import { tool } from './tool.ts'

/** Characters reserved in a note for the name of the assistant. */
const HEADING_MAX = 120

/** An assistant drafts what a person sends: no tool writes to a customer. */
export const REPLY_TOOLS = [
  tool({
    name: 'suggest_reply',
    title: 'Suggest a reply',
    description:
      'What the agent would answer to the last question of a conversation, with its sources. Nothing is sent or kept. A person has to have control of the conversation.',
    needs: apiConversations.reply,
    isReading: true,
    isRepeatable: true,
    input: z.object({ conversation_id: idOf('the conversation') }),
    output: SuggestedReply,
    run: (deps, { key }, { conversation_id: id }) => suggestReply(deps, key.accountId, id),
  }),
  tool({
    name: 'draft_reply',
    title: 'Leave a draft of a reply',
    description:
      'Leaves a reply of yours in the conversation as a private note, which the team reads and the customer does not. It is not sent: a person decides whether to send it.',
    needs: apiConversations.reply,
    isReading: false,
    isRepeatable: true,
    input: z.object({
      conversation_id: idOf('the conversation'),
      text: z.string().check(z.trim(), z.minLength(1), z.maxLength(MESSAGE_MAX - HEADING_MAX)),
    }),
    output: z.object({ note_id: Id, text: z.string() }),
    run: async (deps, { key }, { conversation_id: conversationId, text }) => {
      const author = {
        userId: key.accountId,
        personId: key.user.id,
        name: key.user.full_name,
        role: key.role,
      }
      const written = `Draft of a reply (${key.name}):\n\n${text}`
      // The same draft is added once, however often an assistant repeats it.
      const clientId = createHash('sha256').update(`${key.id} ${text}`).digest('hex')
      const note = { text: written, mentions: [], client_id: clientId }
      const added = await addNote(deps, author, conversationId, note)
      return { note_id: added.id, text: added.text }
    },
  }),
]
