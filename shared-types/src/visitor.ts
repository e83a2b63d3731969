import * as z from 'zod/mini'
import { Count, Id, idParams, Timestamp } from './common.ts'
import { MessageStatus, Sender, Source } from './conversations.ts'
import { endpoint } from './endpoint.ts'
import { MESSAGE_MAX } from './limits.ts'

/** What the widget needs to draw itself; cacheable. */
export const WidgetConfig = z.object({
  agent_id: Id,
  active: z.boolean(),
  brand_name: z.string(),
  brand_color: z.string(),
  text_color: z.string(),
  welcome_message: z.string(),
  suggested_questions: z.array(z.string()),
  allow_handover: z.boolean(),
  /** `auto` or a language code. */
  language: z.string(),
})
export type WidgetConfig = z.infer<typeof WidgetConfig>

export const OpenConversation = z.object({
  /** The page the visitor is on. */
  page_url: z.optional(z.string().check(z.maxLength(2_048))),
  /** IANA time zone of the browser; tells the country. */
  time_zone: z.optional(z.string().check(z.maxLength(64))),
  /** BCP 47. */
  locale: z.optional(z.string().check(z.maxLength(35))),
})
export type OpenConversation = z.infer<typeof OpenConversation>

export const OpenedConversation = z.object({ conversation_id: Id, visitor_token: z.string() })
export type OpenedConversation = z.infer<typeof OpenedConversation>

export const VisitorMessage = z.object({
  id: Id,
  /** The id the client gave a message it sent; null for messages of others. */
  client_id: z.nullable(Id),
  /** Order within the conversation, from 1. */
  seq: z.number(),
  /** Grows with every change of any message of the conversation; what `after` and `Last-Event-ID` speak of. */
  revision: z.number(),
  text: z.string(),
  date: Timestamp,
  sender: Sender,
  status: MessageStatus,
  sources: z.array(Source),
})
export type VisitorMessage = z.infer<typeof VisitorMessage>

export const VisitorHistory = z.object({
  /** Those that changed first, in their order within the conversation. */
  messages: z.array(VisitorMessage),
  /** Whether there are others: those after the highest revision of these. */
  more: z.boolean(),
  admin_in_control: z.boolean(),
  handover_requested: z.boolean(),
})
export type VisitorHistory = z.infer<typeof VisitorHistory>

export const SendMessage = z.object({
  /** Made by the client, so that a retry never posts twice. */
  id: Id,
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Write a message first'),
      z.maxLength(MESSAGE_MAX, `Keep a message under ${MESSAGE_MAX} characters`),
    ),
})
export type SendMessage = z.infer<typeof SendMessage>

/** What a visitor leaves when asking for a person. */
export const RequestPerson = z.object({
  name: z.optional(z.string().check(z.trim(), z.maxLength(120))),
  email: z.optional(
    z.string().check(z.trim(), z.maxLength(254), z.email('Enter a valid email address')),
  ),
})
export type RequestPerson = z.infer<typeof RequestPerson>

/** How a turn ended. `waiting`: an admin is in control, the bot stays silent. */
export const Outcome = z.enum(['answered', 'not_known', 'cut', 'failed', 'waiting'])
export type Outcome = z.infer<typeof Outcome>

/**
 * The `text/event-stream` answer of posting a message: `event:` is the key, `data:` the value as JSON.
 * Always `accepted` first and `done` (or `error`) last; `token` carries text to append to message `id`.
 */
export type AnswerEvents = {
  accepted: { message: VisitorMessage }
  token: { id: string; text: string }
  sources: { id: string; sources: Source[] }
  /** `message` is the reply as stored, null when the bot stays silent. */
  done: { outcome: Outcome; message: VisitorMessage | null; offer_person: boolean }
  error: { message: string; code: string }
}

/**
 * The `text/event-stream` of a conversation. `message` carries its `revision` as the event id, so that `Last-Event-ID` resumes
 * after it; `control` is sent at once on every connect. The others are not repeated.
 */
export type ConversationEvents = {
  message: VisitorMessage
  control: { admin_in_control: boolean; handover_requested: boolean; admin_name: string | null }
  typing: { role: 'agent' | 'admin'; name: string }
  /** The owner deleted the conversation or the agent; the stream ends. */
  closed: Record<string, never>
}

/** Of the last change of a conversation that is known already; 0 for none. */
const Revision = z._default(Count(0), 0)

export const visitor = {
  config: endpoint({
    method: 'GET',
    path: '/widget/agents/:id/config',
    summary: 'How the widget of an agent looks.',
    params: idParams,
    response: WidgetConfig,
  }),
  open: endpoint({
    method: 'POST',
    path: '/widget/agents/:id/conversations',
    summary: 'Opens a conversation.',
    params: idParams,
    body: OpenConversation,
    response: OpenedConversation,
  }),
  history: endpoint({
    method: 'GET',
    path: '/widget/conversations/:id/messages',
    summary: 'Messages of the conversation whose revision is above `after`, up to 100 of them.',
    params: idParams,
    query: z.object({ after: Revision }),
    response: VisitorHistory,
  }),
  /** Answers as `text/event-stream`, see `AnswerEvents`. */
  send: endpoint({
    method: 'POST',
    path: '/widget/conversations/:id/messages',
    summary: 'Sends a message; the reply streams as server-sent events.',
    params: idParams,
    body: SendMessage,
    response: VisitorMessage,
  }),
  /** Answers as `text/event-stream`, see `ConversationEvents`. */
  events: endpoint({
    method: 'GET',
    path: '/widget/conversations/:id/events',
    summary: 'What happens in the conversation, as server-sent events.',
    params: idParams,
    response: VisitorMessage,
  }),
  requestPerson: endpoint({
    method: 'POST',
    path: '/widget/conversations/:id/handover',
    summary: 'Asks for a person.',
    params: idParams,
    body: RequestPerson,
    response: VisitorMessage,
  }),
}
