import * as z from 'zod/mini'
import { AppointmentRequest } from './appointments.ts'
import { Count, Id, idParams, Nothing, Page, Timestamp } from './common.ts'
import { endpoint } from './endpoint.ts'
import { LeadDetail } from './lead-form.ts'
import { MESSAGE_MAX } from './limits.ts'
import { ConversationMessage, SenderRole } from './messages.ts'
import { searchQuery } from './search.ts'

/** Where the customer writes or speaks. A conversation of the channel `voice` is held by text message with a number of an agent. */
export const Channel = z.enum(['widget', 'telegram', 'voice', 'whatsapp'])
export type Channel = z.infer<typeof Channel>

/** The member of the team who is responsible for a conversation. */
export const Assignee = z.object({ id: Id, name: z.string(), avatar: z.nullable(z.string()) })
export type Assignee = z.infer<typeof Assignee>

/** Filters of the inbox. `mine` and `unassigned` list open conversations only. */
export const INBOX_STATES = ['open', 'waiting', 'mine', 'unassigned', 'resolved'] as const
export const InboxState = z.enum(INBOX_STATES)
export type InboxState = z.infer<typeof InboxState>

export const ConversationRow = z.object({
  id: Id,
  agent_id: Id,
  channel: Channel,
  /** Name of the customer, also where somebody else wrote the last message. */
  customer_name: z.optional(z.string()),
  /** True where the website has signed the visitor's identity. */
  verified: z.optional(z.boolean()),
  admin_in_control: z.boolean(),
  /** The visitor asked for a person, and no person has taken over yet. */
  handover_requested: z.boolean(),
  /** Since when the customer has been waiting for a person; absent where nobody waits. */
  waiting_since: z.optional(Timestamp),
  /** Absent where the conversation is assigned to nobody. */
  assignee: z.optional(Assignee),
  /** Marked as resolved, which lasts until the visitor writes again. */
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
  /** Excerpt of the newest message that matches the search; absent where only the customer's name or address matches. */
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
  /** On the first page only: every conversation that waits for a person, longest wait first, whatever its place in the list. */
  waiting: z.optional(z.array(ConversationRow)),
})
export type ConversationList = z.infer<typeof ConversationList>

export const CustomerInfo = z.object({
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  /** Country as ISO 3166 alpha-2. */
  country_code: z.nullable(z.string()),
  /** Answers to the lead form; absent where the customer did not fill it in. */
  lead: z.optional(z.array(LeadDetail)),
  /**
   * The identity that the website signed, and when it last did; absent where it signed none. Everything else is the customer's
   * own claim.
   */
  verified: z.optional(
    z.object({
      /** The website's own id of the visitor. */
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
  /** The Telegram group of the conversation, and whether messages still reach it; null on other channels. */
  telegram: z.nullable(
    z.object({
      group: z.string(),
      connected: z.boolean(),
      /** True for a private chat with the bot: `group` is then the name of the person who writes. */
      is_private: z.optional(z.boolean()),
    }),
  ),
  /** The number of the customer and that of the agent, where they text or write in WhatsApp; absent on other channels. `stopped`: they asked for no more texts. */
  texting: z.optional(
    z.object({
      from: z.string(),
      to: z.string(),
      stopped: z.boolean(),
      /** In WhatsApp only: until when it takes an answer. */
      until: z.optional(Timestamp),
    }),
  ),
  /** The web page the visitor is on, and since when; where that is not known, the page they began on. Null on other channels. */
  page: z.optional(
    z.nullable(
      z.object({
        url: z.string(),
        at: z.nullable(Timestamp),
        /** The visitor has left: the time of the first reply that reached no browser of theirs and was made into a mail. */
        left_at: z.optional(Timestamp),
      }),
    ),
  ),
  admin_in_control: z.boolean(),
  handover_requested: z.boolean(),
  waiting_since: z.optional(Timestamp),
  assignee: z.optional(Assignee),
  resolved_at: z.optional(Timestamp),
  /** Who took control; absent while the bot is in control. */
  controlled_by: z.optional(z.string()),
  messages: z.array(ConversationMessage),
  /** Revision of this answer: pass it as `after` to receive only later changes. */
  revision: z.optional(z.number()),
  /** Ids of messages that were removed; only in an answer to `after`. */
  gone: z.optional(z.array(Id)),
  /** Pass this as `before` to receive the messages before these; absent where there are no earlier ones. */
  earlier: z.optional(z.number()),
  /** Times this customer asked for, oldest first. */
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
  /** Id made by the client, so that a retry does not send the reply twice. */
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
      /** The `revision` of a previous answer: only later changes are returned. */
      after: z.optional(Count(0)),
      last: z.optional(Count(1, 1_000)),
      /** The `earlier` of a previous answer: only messages before it are returned. */
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
      /** Id of the browser window, the same as in `presence`. */
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
