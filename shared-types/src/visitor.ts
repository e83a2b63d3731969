import * as z from 'zod/mini'
import { Count, Id, idParams, Nothing, Timestamp } from './common.ts'
import { MessageEvent, MessageFile, MessageStatus, Sender, Source } from './conversations.ts'
import { endpoint } from './endpoint.ts'
import { IdentityToken } from './identity.ts'
import { LeadAnswers, LeadForm } from './lead-form.ts'
import { MESSAGE_MAX } from './limits.ts'
import { WidgetPanel } from './panel-languages.ts'
import { RateConversation } from './ratings.ts'
import { WidgetOptions } from './widget-options.ts'

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
  /** Of a widget that said which language it wishes; none from the release before. */
  panel: z.optional(WidgetPanel),
  /**
   * Nobody is there: what is said of it, with `{back}` in place of `until`, when people are back, as `locale` writes it (BCP 47).
   * Null while they are there; none from the release before.
   */
  away: z.optional(
    z.nullable(z.object({ text: z.string(), until: z.nullable(Timestamp), locale: z.string() })),
  ),
  /** How it fits the site; absent where the owner chose nothing, a form neither. */
  options: z.optional(WidgetOptions),
  /** What a visitor is asked of themselves; absent where nothing is. */
  lead_form: z.optional(LeadForm),
})
export type WidgetConfig = z.infer<typeof WidgetConfig>

/** A conversation with the token that proves the right to it. */
const Held = z.object({ id: Id, token: z.string().check(z.maxLength(256)) })

export const OpenConversation = z.object({
  /** The page the visitor is on. */
  page_url: z.optional(z.string().check(z.maxLength(2_048))),
  /** IANA time zone of the browser; tells the country. */
  time_zone: z.optional(z.string().check(z.maxLength(64))),
  /** BCP 47. */
  locale: z.optional(z.string().check(z.maxLength(35))),
  /** What this visitor held before, with its token as the proof: whoever answers sees both as of one person. */
  previous: z.optional(Held),
  /** Who the website says they are: their open conversation goes on, whatever device it was begun on. */
  identity: z.optional(IdentityToken),
})
export type OpenConversation = z.infer<typeof OpenConversation>

export const OpenedConversation = z.object({ conversation_id: Id, visitor_token: z.string() })
export type OpenedConversation = z.infer<typeof OpenedConversation>

export const IdentifyVisitor = z.object({
  identity: IdentityToken,
  /** What this browser holds: one that is nobody's yet becomes theirs, and every other token of it ends. */
  current: z.optional(Held),
})
export type IdentifyVisitor = z.infer<typeof IdentifyVisitor>

export const IdentifiedVisitor = z.object({
  /** Where they go on; null where they have not said anything yet. */
  conversation: z.nullable(OpenedConversation),
})
export type IdentifiedVisitor = z.infer<typeof IdentifiedVisitor>

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
  /** Absent of what somebody says. */
  event: z.optional(MessageEvent),
  /** Without words of its own, its text is the name of its file. Absent where there is none. */
  files: z.optional(z.array(MessageFile)),
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
  control: {
    admin_in_control: boolean
    handover_requested: boolean
    admin_name: string | null
    /** Somebody has marked the conversation as done with; absent while it is open. */
    resolved?: boolean
  }
  typing: { role: 'agent' | 'admin'; name: string }
  /** The owner deleted the conversation or the agent; the stream ends. */
  closed: Record<string, never>
}

/** Of the last change of a conversation that is known already; 0 for none. */
const Revision = z._default(Count(0), 0)

/** Of the events: where to begin without a `Last-Event-ID`, and the page the visitor is on. */
export const VisitorEventsQuery = z.object({
  after: Revision,
  page: z.optional(z.string().check(z.maxLength(4_096))),
})

/** Languages as BCP 47 writes them; what is no such thing is passed over, as pages say what they like. */
export const WidgetConfigQuery = z.object({
  /** What whoever embeds the widget chose. */
  language: z.optional(z.string()),
  /** What the page says it is written in; may be empty. */
  page_language: z.optional(z.string()),
})
export type WidgetConfigQuery = z.infer<typeof WidgetConfigQuery>

export const visitor = {
  config: endpoint({
    method: 'GET',
    path: '/widget/agents/:id/config',
    summary:
      'How the widget of an agent looks, in the language chosen, of the page, or else of the browser.',
    params: idParams,
    query: WidgetConfigQuery,
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
  identify: endpoint({
    method: 'POST',
    path: '/widget/agents/:id/identity',
    summary: 'Says who a visitor is, as the website signed it; answers with their conversation.',
    params: idParams,
    body: IdentifyVisitor,
    response: IdentifiedVisitor,
  }),
  leave: endpoint({
    method: 'POST',
    path: '/widget/conversations/:id/leave',
    summary: 'Signs an identified visitor out on this device: the token is good no more.',
    params: idParams,
    response: Nothing,
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
  rate: endpoint({
    method: 'POST',
    path: '/widget/conversations/:id/rating',
    summary: 'Says how the conversation was; said again, it changes what was said before.',
    params: idParams,
    body: RateConversation,
    response: Nothing,
  }),
  lead: endpoint({
    method: 'POST',
    path: '/widget/conversations/:id/lead',
    summary:
      'Fills in the lead form of the agent; filled in again, it takes the place of what was said before.',
    params: idParams,
    body: LeadAnswers,
    response: Nothing,
  }),
}
