import * as z from 'zod/mini'
import { Count, Id, idParams, Nothing, pastedIdParams, Timestamp } from './common.ts'
import { MessageEvent, MessageFile, MessageStatus, Sender, Source } from './messages.ts'
import { endpoint } from './endpoint.ts'
import { IdentityToken } from './identity.ts'
import { LeadAnswers, ShownLeadForm } from './lead-form.ts'
import { MESSAGE_MAX } from './limits.ts'
import { WidgetPanel } from './panel-languages.ts'
import { RateConversation } from './ratings.ts'
import { WidgetOptions } from './widget-options.ts'

/** Everything the widget needs to draw itself. The response may be cached. */
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
  /** Only for widgets that ask for a language, which those of the previous release do not. */
  panel: z.optional(WidgetPanel),
  /**
   * Set while nobody is there to answer: the text to show, in which `{back}` stands for `until`, the time when people are back,
   * written in the way of `locale` (BCP 47). Null while somebody is there; absent for widgets of the previous release.
   */
  away: z.optional(
    z.nullable(z.object({ text: z.string(), until: z.nullable(Timestamp), locale: z.string() })),
  ),
  /** The owner's choices for how the widget fits the site; absent where there are none and no lead form. */
  options: z.optional(WidgetOptions),
  /** Details to ask the visitor for; absent where none are asked. */
  lead_form: z.optional(ShownLeadForm),
})
export type WidgetConfig = z.infer<typeof WidgetConfig>

/** A conversation with the token that gives access to it. */
const Held = z.object({ id: Id, token: z.string().check(z.maxLength(256)) })

export const OpenConversation = z.object({
  /** Address of the page the visitor is on. */
  page_url: z.optional(z.string().check(z.maxLength(2_048))),
  /** IANA time zone of the browser, from which the country is told. */
  time_zone: z.optional(z.string().check(z.maxLength(64))),
  /** Locale of the browser as BCP 47. */
  locale: z.optional(z.string().check(z.maxLength(35))),
  /** The visitor's previous conversation, proved by its token: the team sees both as conversations of one person. */
  previous: z.optional(Held),
  /** Identity signed by the website: the visitor's open conversation continues, on whichever device it began. */
  identity: z.optional(IdentityToken),
})
export type OpenConversation = z.infer<typeof OpenConversation>

export const OpenedConversation = z.object({ conversation_id: Id, visitor_token: z.string() })
export type OpenedConversation = z.infer<typeof OpenedConversation>

export const IdentifyVisitor = z.object({
  identity: IdentityToken,
  /**
   * The conversation this browser holds. Where it belongs to nobody yet, it becomes this visitor's, and its other tokens become
   * invalid.
   */
  current: z.optional(Held),
})
export type IdentifyVisitor = z.infer<typeof IdentifyVisitor>

export const IdentifiedVisitor = z.object({
  /** The conversation to continue; null where this visitor has not written yet. */
  conversation: z.nullable(OpenedConversation),
})
export type IdentifiedVisitor = z.infer<typeof IdentifiedVisitor>

export const VisitorMessage = z.object({
  id: Id,
  /** The id that the client gave to its own message; null for messages of others. */
  client_id: z.nullable(Id),
  /** Order within the conversation, from 1. */
  seq: z.number(),
  /** Grows with every change of any message of the conversation; `after` and `Last-Event-ID` refer to it. */
  revision: z.number(),
  text: z.string(),
  date: Timestamp,
  sender: Sender,
  status: MessageStatus,
  sources: z.array(Source),
  /** Present only for a line that tells of an event, not for what somebody said. */
  event: z.optional(MessageEvent),
  /** Files of the message; absent where there are none. A message that has only a file has the name of the file as its text. */
  files: z.optional(z.array(MessageFile)),
})
export type VisitorMessage = z.infer<typeof VisitorMessage>

export const VisitorHistory = z.object({
  /** Changed messages, those that changed first, given in the order of the conversation. */
  messages: z.array(VisitorMessage),
  /** Whether more messages changed: ask again after the highest revision of these. */
  more: z.boolean(),
  admin_in_control: z.boolean(),
  handover_requested: z.boolean(),
})
export type VisitorHistory = z.infer<typeof VisitorHistory>

export const SendMessage = z.object({
  /** Id made by the client, so that a retry does not send the message twice. */
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

/** Contact details a visitor may leave when asking for a person. */
export const RequestPerson = z.object({
  name: z.optional(z.string().check(z.trim(), z.maxLength(120))),
  email: z.optional(
    z.string().check(z.trim(), z.maxLength(254), z.email('Enter a valid email address')),
  ),
})
export type RequestPerson = z.infer<typeof RequestPerson>

/** How the turn of the bot ended. `waiting`: an admin is in control, so that the bot does not reply. */
export const Outcome = z.enum(['answered', 'not_known', 'cut', 'failed', 'waiting'])
export type Outcome = z.infer<typeof Outcome>

/** Revision of the last change that the client knows; 0 where it knows none. */
const Revision = z._default(Count(0), 0)

/** Query of the event stream: the revision to begin after where there is no `Last-Event-ID`, and the page the visitor is on. */
export const VisitorEventsQuery = z.object({
  after: Revision,
  page: z.optional(z.string().check(z.maxLength(4_096))),
})

/** Languages as BCP 47 tags. Pages may name anything as their language: what is no valid tag is ignored. */
export const WidgetConfigQuery = z.object({
  /** Language chosen by whoever embeds the widget. */
  language: z.optional(z.string()),
  /** Language the page declares for itself; may be empty. */
  page_language: z.optional(z.string()),
})
export type WidgetConfigQuery = z.infer<typeof WidgetConfigQuery>

export const visitor = {
  config: endpoint({
    method: 'GET',
    path: '/widget/agents/:id/config',
    summary:
      'How the widget of an agent looks, in the language chosen, of the page, or else of the browser.',
    params: pastedIdParams,
    query: WidgetConfigQuery,
    response: WidgetConfig,
  }),
  open: endpoint({
    method: 'POST',
    path: '/widget/agents/:id/conversations',
    summary: 'Opens a conversation.',
    params: pastedIdParams,
    body: OpenConversation,
    response: OpenedConversation,
  }),
  identify: endpoint({
    method: 'POST',
    path: '/widget/agents/:id/identity',
    summary: 'Says who a visitor is, as the website signed it; answers with their conversation.',
    params: pastedIdParams,
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
  /** The response is a `text/event-stream`, see `AnswerEvents`. */
  send: endpoint({
    method: 'POST',
    path: '/widget/conversations/:id/messages',
    summary: 'Sends a message; the reply streams as server-sent events.',
    params: idParams,
    body: SendMessage,
    response: VisitorMessage,
  }),
  /** The response is a `text/event-stream`, see `ConversationEvents`. */
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
