import * as z from 'zod/mini'
import { AppointmentRequest } from './appointments.ts'
import { Count, Id, idParams, Nothing, Page, Timestamp } from './common.ts'
import { endpoint } from './endpoint.ts'
import { MESSAGE_MAX } from './limits.ts'
import { SearchText } from './search.ts'

export const SenderRole = z.enum(['agent', 'admin', 'customer'])
export type SenderRole = z.infer<typeof SenderRole>

/** Where an answer comes from. */
export const Source = z.object({
  title: z.string(),
  /** Null for a PDF. */
  url: z.nullable(z.string()),
  /** Page of a PDF, from 1; null for a web page. */
  page: z.nullable(z.number()),
  snippet: z.string(),
})
export type Source = z.infer<typeof Source>

/**
 * `pending` waits for its first token, `streaming` grows, `complete` is whole, `cut` was stopped by an admin and holds what was
 * shown, `failed` could not be made.
 */
export const MessageStatus = z.enum(['pending', 'streaming', 'complete', 'cut', 'failed'])
export type MessageStatus = z.infer<typeof MessageStatus>

export const Sender = z.object({
  role: SenderRole,
  name: z.string(),
  avatar: z.nullable(z.string()),
})
export type Sender = z.infer<typeof Sender>

export const ConversationMessage = z.object({
  id: Id,
  message: z.string(),
  date: Timestamp,
  agent_id: Id,
  sender: Sender,
  status: MessageStatus,
  sources: z.array(Source),
})
export type ConversationMessage = z.infer<typeof ConversationMessage>

/** Where the customer talks. */
export const Channel = z.enum(['widget', 'telegram', 'voice'])
export type Channel = z.infer<typeof Channel>

export const ConversationRow = z.object({
  id: Id,
  agent_id: Id,
  channel: Channel,
  /** Whose conversation it is, also when somebody else spoke last. */
  customer_name: z.optional(z.string()),
  admin_in_control: z.boolean(),
  /** The visitor asked for a person and none has taken over yet. */
  handover_requested: z.boolean(),
  lastMsg: z.object({
    date: Timestamp,
    message: z.string(),
    sender: z.object({
      role: SenderRole,
      name: z.string(),
      fullname: z.nullable(z.string()),
      avatar: z.nullable(z.string()),
    }),
  }),
  /** Where the newest message with the words of a search has them; absent when only the customer's name or address does. */
  match: z.optional(z.string()),
})
export type ConversationRow = z.infer<typeof ConversationRow>

export const ConversationList = z.object({
  conversations: z.array(ConversationRow),
  unread_messages: z.array(z.object({ conv_id: Id, unread: z.number() })),
  chatbot_config: z.array(
    z.object({ agent_id: Id, brand_color: z.string(), text_color: z.string() }),
  ),
  meta: z.object({ total: z.number() }),
})
export type ConversationList = z.infer<typeof ConversationList>

export const CustomerInfo = z.object({
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  /** ISO 3166 alpha-2. */
  country_code: z.nullable(z.string()),
})
export type CustomerInfo = z.infer<typeof CustomerInfo>

export const ConversationDetail = z.object({
  customer_info: CustomerInfo,
  channel: Channel,
  /** The Telegram group it is held in, and whether anything reaches it; null on other channels. */
  telegram: z.nullable(z.object({ group: z.string(), connected: z.boolean() })),
  admin_in_control: z.boolean(),
  handover_requested: z.boolean(),
  messages: z.array(ConversationMessage),
  /** What to ask for changes after. */
  revision: z.optional(z.number()),
  /** Ids of messages that are not shown any more; only in an answer to `after`. */
  gone: z.optional(z.array(Id)),
  /** Where the messages before these end: asked with it as `before`, the call gives them. Absent when there are none. */
  earlier: z.optional(z.number()),
  /** The times this customer asked for, oldest first. */
  appointments: z.optional(z.array(AppointmentRequest)),
})
export type ConversationDetail = z.infer<typeof ConversationDetail>

export const Reply = z.object({
  response: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Write a message first'),
      z.maxLength(MESSAGE_MAX, `Keep a message under ${MESSAGE_MAX} characters`),
    ),
  /** Made by the client, so that a retry never posts twice. */
  client_id: z.optional(Id),
})
export type Reply = z.infer<typeof Reply>

export const conversations = {
  list: endpoint({
    method: 'GET',
    path: '/conversations/admin',
    summary:
      'Conversations, newest message first; those with the words of `q` in a message or the customer.',
    query: z.extend(Page, { q: SearchText }),
    response: ConversationList,
  }),
  exported: endpoint({
    method: 'GET',
    path: '/conversations/export',
    summary: 'Conversations as CSV, a line a message; those the list finds for `q`.',
    query: z.object({ q: SearchText }),
    response: z.string(),
  }),
  messages: endpoint({
    method: 'GET',
    path: '/conversation/messages/admin/:id',
    summary:
      'One conversation with its messages, oldest first; those changed since, when it is asked again with `after`. With `last` no more than that many, the newest or those that end where `before` says.',
    params: idParams,
    query: z.object({
      /** The `revision` of an earlier answer. */
      after: z.optional(Count(0)),
      last: z.optional(Count(1, 1_000)),
      /** The `earlier` of an earlier answer. */
      before: z.optional(Count(1)),
    }),
    response: ConversationDetail,
  }),
  switchControl: endpoint({
    method: 'PATCH',
    path: '/conversation/switchControl/:id',
    summary: 'Takes control from the bot, or returns it.',
    params: idParams,
    response: z.object({ admin_in_control: z.boolean() }),
  }),
  reply: endpoint({
    method: 'POST',
    path: '/conversation/process/:id',
    summary: 'Sends a message as the admin in control.',
    params: idParams,
    body: Reply,
    response: ConversationMessage,
  }),
  typing: endpoint({
    method: 'POST',
    path: '/conversation/typing/:id',
    summary: 'Tells the visitor that the admin is typing.',
    params: idParams,
    response: Nothing,
  }),
  unread: endpoint({
    method: 'GET',
    path: '/conversations/unread',
    summary: 'How many conversations wait to be read; beyond a hundred they are not counted.',
    response: z.object({ conversations: z.number() }),
  }),
  markRead: endpoint({
    method: 'PATCH',
    path: '/conversation/mark-read/:id',
    summary: 'Marks a conversation read.',
    params: idParams,
    response: z.object({ read_messages: z.object({ conv_id: Id }) }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/conversation/:id',
    summary: 'Deletes a conversation.',
    params: idParams,
    response: Nothing,
  }),
}
