import * as z from 'zod/mini'
import { Id, idParams, Timestamp } from '../common.ts'
import { Reply } from '../conversations.ts'
import { MessageFile, MessageStatus, Source } from '../messages.ts'
import { apiEndpoint, apiFilters, apiPage, apiSearch, pageOf } from './endpoint.ts'

/** Who says something: the customer, the agent, or a person of the team. */
export const ApiSpeaker = z.enum(['customer', 'agent', 'person'])
export type ApiSpeaker = z.infer<typeof ApiSpeaker>

export const ApiConversationState = z.enum(['open', 'waiting', 'resolved'])
export type ApiConversationState = z.infer<typeof ApiConversationState>

/** Where the customer writes: on a website, in Telegram, in WhatsApp, or by text message to a number of the agent. */
export const ApiChannel = z.enum(['widget', 'telegram', 'text', 'whatsapp'])
export type ApiChannel = z.infer<typeof ApiChannel>

export const ApiConversation = z.object({
  id: Id,
  agent_id: Id,
  channel: ApiChannel,
  /** `name` is null where the customer gave none. */
  customer: z.object({ id: Id, name: z.nullable(z.string()) }),
  /** Who answers the customer now. */
  control: z.enum(['agent', 'person']),
  /** Since when the customer has been waiting for a person; null where nobody waits. */
  waiting_since: z.nullable(Timestamp),
  /** When it was marked as resolved, which lasts until the customer writes again; null while it is open. */
  resolved_at: z.nullable(Timestamp),
  /** The member of the team who is responsible; null for nobody. */
  assignee_id: z.nullable(Id),
  created_at: Timestamp,
  last_message_at: Timestamp,
})
export type ApiConversation = z.infer<typeof ApiConversation>

export const ApiMessage = z.object({
  id: Id,
  conversation_id: Id,
  from: z.object({ role: ApiSpeaker, name: z.string() }),
  text: z.string(),
  created_at: Timestamp,
  /** An agent's reply is `pending` and `streaming` before it is `complete`; `cut` where a person stopped it. */
  status: MessageStatus,
  /** What an agent's reply was taken from. */
  sources: z.array(Source),
  /** The agent found no sure answer in what it knows, and said so; `sources` is then what came closest, if anything did. */
  unanswered: z.boolean(),
  files: z.array(MessageFile),
})
export type ApiMessage = z.infer<typeof ApiMessage>

const tag = 'Conversations'

export const apiConversations = {
  list: apiEndpoint({
    method: 'GET',
    path: '/v1/conversations',
    operation: 'listConversations',
    tag,
    scope: 'conversations:read',
    summary: 'Conversations that have a message, the one with the newest message first.',
    query: z.object({
      ...apiPage,
      state: z.optional(ApiConversationState),
      channel: z.optional(ApiChannel),
      ...apiFilters,
    }),
    response: pageOf(ApiConversation),
  }),
  search: apiEndpoint({
    method: 'GET',
    path: '/v1/conversations/search',
    operation: 'searchConversations',
    tag,
    scope: 'conversations:read',
    summary:
      'Conversations in which words were said, or whose customer has them in the name; the one with the newest message first.',
    query: z.object({ ...apiSearch, state: z.optional(ApiConversationState) }),
    response: pageOf(ApiConversation),
  }),
  read: apiEndpoint({
    method: 'GET',
    path: '/v1/conversations/:id',
    operation: 'readConversation',
    tag,
    scope: 'conversations:read',
    summary: 'One conversation.',
    params: idParams,
    response: ApiConversation,
  }),
  change: apiEndpoint({
    method: 'PATCH',
    path: '/v1/conversations/:id',
    operation: 'changeConversation',
    tag,
    scope: 'conversations:write',
    summary:
      'Takes control from the agent or returns it, resolves a conversation or opens it again.',
    params: idParams,
    body: z.object({
      control: z.optional(z.enum(['agent', 'person'])),
      resolved: z.optional(z.boolean()),
    }),
    response: ApiConversation,
  }),
  messages: apiEndpoint({
    method: 'GET',
    path: '/v1/conversations/:id/messages',
    operation: 'listMessages',
    tag,
    scope: 'conversations:read',
    summary: 'The messages of a conversation, the newest first.',
    params: idParams,
    query: z.object(apiPage),
    response: pageOf(ApiMessage),
  }),
  reply: apiEndpoint({
    method: 'POST',
    path: '/v1/conversations/:id/messages',
    operation: 'sendMessage',
    tag,
    scope: 'conversations:write',
    summary:
      'Writes to the customer as the person who made the key. A person has to have control of the conversation.',
    params: idParams,
    body: z.object({ text: Reply.shape.response }),
    response: ApiMessage,
  }),
}
