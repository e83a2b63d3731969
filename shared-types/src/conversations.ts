import * as z from 'zod/mini'
import { AppointmentRequest } from './appointments.ts'
import { Count, Id, idParams, Nothing, Page, Timestamp } from './common.ts'
import { endpoint } from './endpoint.ts'
import { LeadDetail } from './lead-form.ts'
import { MESSAGE_MAX } from './limits.ts'
import { searchQuery } from './search.ts'

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

/** What happened, told to both sides by a line of its own: a person left it lying, or nobody came whom the customer asked for. */
export const MessageEvent = z.enum(['returned', 'nobody_came'])
export type MessageEvent = z.infer<typeof MessageEvent>

export const Sender = z.object({
  role: SenderRole,
  name: z.string(),
  avatar: z.nullable(z.string()),
})
export type Sender = z.infer<typeof Sender>

/** A picture or a PDF that came with a message. */
export const MessageFile = z.object({
  id: Id,
  name: z.string(),
  /** MIME type, by what is in it. */
  type: z.string(),
  /** Bytes. */
  size: z.number(),
  /** Pixels; absent of what is no picture. */
  width: z.optional(z.number()),
  height: z.optional(z.number()),
})
export type MessageFile = z.infer<typeof MessageFile>

export const ConversationMessage = z.object({
  id: Id,
  message: z.string(),
  date: Timestamp,
  agent_id: Id,
  sender: Sender,
  status: MessageStatus,
  sources: z.array(Source),
  /** What the agent knows held no answer, and it said so. */
  unanswered: z.optional(z.boolean()),
  /** Absent of what somebody says. */
  event: z.optional(MessageEvent),
  /** Without words of its own, its text is the name of its file. Absent where there is none. */
  files: z.optional(z.array(MessageFile)),
  /** It came by email. Who it says to be from proves nothing; `is_from_visitor`: it is the address that is known. */
  mail: z.optional(
    z.object({
      sender: z.string(),
      is_from_visitor: z.boolean(),
      attachments: z.array(z.string()),
    }),
  ),
  /** It was sent by email too, as the visitor had left; `failure` says why it did not arrive. */
  emailed: z.optional(
    z.object({
      state: z.enum(['waiting', 'sent', 'failed']),
      failure: z.nullable(z.string()),
    }),
  ),
})
export type ConversationMessage = z.infer<typeof ConversationMessage>

/** Where the customer talks. */
export const Channel = z.enum(['widget', 'telegram', 'voice'])
export type Channel = z.infer<typeof Channel>

/** Somebody of the team who looks after a conversation. */
export const Assignee = z.object({ id: Id, name: z.string(), avatar: z.nullable(z.string()) })
export type Assignee = z.infer<typeof Assignee>

/** Where conversations are looked for beside the whole list. `mine` and `unassigned` are open ones. */
export const INBOX_STATES = ['open', 'waiting', 'mine', 'unassigned', 'resolved'] as const
export const InboxState = z.enum(INBOX_STATES)
export type InboxState = z.infer<typeof InboxState>

export const ConversationRow = z.object({
  id: Id,
  agent_id: Id,
  channel: Channel,
  /** Whose conversation it is, also when somebody else spoke last. */
  customer_name: z.optional(z.string()),
  /** The website signed who they are. */
  verified: z.optional(z.boolean()),
  admin_in_control: z.boolean(),
  /** The visitor asked for a person and none has taken over yet. */
  handover_requested: z.boolean(),
  /** Since when; absent where nobody waits. */
  waiting_since: z.optional(Timestamp),
  /** Absent where nobody looks after it. */
  assignee: z.optional(Assignee),
  /** Done with, until the visitor writes again. */
  resolved: z.optional(z.boolean()),
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
  /** Of the first page of all: those who wait for a person, the longest first, wherever else they are in the list. */
  waiting: z.optional(z.array(ConversationRow)),
})
export type ConversationList = z.infer<typeof ConversationList>

export const CustomerInfo = z.object({
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  /** ISO 3166 alpha-2. */
  country_code: z.nullable(z.string()),
  /** What they wrote into the lead form; absent where they did not. */
  lead: z.optional(z.array(LeadDetail)),
  /** What the website signed of them, and when last; absent where it says nothing. Whatever else is known they said themselves. */
  verified: z.optional(
    z.object({
      /** By what the website knows them. */
      external_id: z.string(),
      name: z.nullable(z.string()),
      email: z.nullable(z.string()),
      at: Timestamp,
    }),
  ),
})
export type CustomerInfo = z.infer<typeof CustomerInfo>

export const ConversationDetail = z.object({
  customer_info: CustomerInfo,
  channel: Channel,
  /** The Telegram group it is held in, and whether anything reaches it; null on other channels. */
  telegram: z.nullable(
    z.object({
      group: z.string(),
      connected: z.boolean(),
      /** With the bot alone: what stands for the group is the name of whoever writes. */
      is_private: z.optional(z.boolean()),
    }),
  ),
  /** The page the visitor is on and since when, or where they began, where nothing newer is known; null off the web. */
  page: z.optional(z.nullable(z.object({ url: z.string(), at: z.nullable(Timestamp) }))),
  admin_in_control: z.boolean(),
  handover_requested: z.boolean(),
  waiting_since: z.optional(Timestamp),
  assignee: z.optional(Assignee),
  resolved_at: z.optional(Timestamp),
  /** Who took control; absent while the bot has it. */
  controlled_by: z.optional(z.string()),
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
      'Conversations, newest message first; those with the words of `q` in a message or the customer, or in the time it names.',
    query: z.extend(Page, { ...searchQuery, state: z.optional(InboxState) }),
    response: ConversationList,
  }),
  counts: endpoint({
    method: 'GET',
    path: '/conversations/counts',
    summary: 'How many conversations are in each state.',
    response: z.object({
      open: z.number(),
      waiting: z.number(),
      mine: z.number(),
      unassigned: z.number(),
      resolved: z.number(),
    }),
  }),
  exported: endpoint({
    method: 'GET',
    path: '/conversations/export',
    summary: 'Conversations as CSV, a line a message; those the list finds for `q`.',
    query: z.object(searchQuery),
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
    summary: 'Takes control from the bot, or returns it; with `to` only that.',
    params: idParams,
    query: z.object({ to: z.optional(z.enum(['admin', 'bot'])) }),
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
    summary: 'Tells the visitor and the team that the admin is typing.',
    params: idParams,
    query: z.object({
      /** As with `presence`. */
      tab: z.optional(Id),
    }),
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
