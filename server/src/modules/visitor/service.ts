import { getCountryForTimezone } from 'countries-and-timezones'
import {
  type ConversationEvents,
  type IdentifiedVisitor,
  type IdentifyVisitor,
  type OpenConversation,
  type OpenedConversation,
  type RequestPerson,
  TimeZone,
  type VisitorHistory,
  type VisitorMessage,
  type WidgetConfig,
} from 'shared-types'
import type { Deps } from '../../deps.ts'
import type { EventStream } from '../../http/event-stream.ts'
import { notFound } from '../../errors.ts'
import type { LanguageWish } from '../agents/panel-language.ts'
import { agentProfile, isActive, widgetConfig } from '../agents/profile.ts'
import { requestPerson as askForPerson } from '../conversations/control/handover.ts'
import type { Message } from '../conversations/message.ts'
import { openConversation as beginConversation } from '../conversations/service.ts'
import {
  type ConversationObserver,
  observe,
  readChanges,
  readState,
} from '../conversations/watching/observe.ts'
import { agentInactive } from '../conversations/turns/accept.ts'
import { type Held, identifyVisitor, openForPerson } from '../identity/service.ts'
import { confirmSeen, noteSeen } from '../letters/seen.ts'
import { readVisitorToken, signVisitorToken } from './token.ts'

/** Messages on a page; later ones arrive as events even for widgets that do not request further pages. */
const HISTORY_PAGE = 50

/** The configuration of a widget. @throws 404 when there is no such chatbot. */
export async function readConfig(
  deps: Deps,
  agentId: string,
  wish: LanguageWish | null,
): Promise<WidgetConfig> {
  await chatbot(deps, agentId)
  return widgetConfig(deps, agentId, wish)
}

/**
 * Opens a conversation.
 * @param countryCode according to a proxy; otherwise it is guessed from the browser's time zone.
 * @throws 404 when there is no such chatbot, 409 `agent_inactive`.
 */
export async function openConversation(
  deps: Deps,
  agentId: string,
  visitor: OpenConversation,
  countryCode: string | null,
): Promise<OpenedConversation> {
  const { userId } = await chatbot(deps, agentId)
  if (!(await isActive(deps, agentId))) throw agentInactive()
  const opening = {
    countryCode: countryCode ?? countryOf(visitor.time_zone),
    pageUrl: visitor.page_url ?? null,
    locale: visitor.locale ?? null,
    timeZone: TimeZone.safeParse(visitor.time_zone).data ?? null,
  }
  const previous = proved(deps, visitor.previous)
  if (visitor.identity !== undefined)
    return opened(deps, await openForPerson(deps, agentId, visitor.identity, previous, opening))
  const conversationId = await beginConversation(deps, {
    ...opening,
    userId,
    agentId,
    channel: 'widget',
    ...(previous && { previousId: previous.id }),
  })
  return opened(deps, { conversationId, sessionId: null })
}

/**
 * Identifies a visitor by what the website signed.
 * @throws 403 with what is wrong with the identity, 404
 */
export async function identify(
  deps: Deps,
  agentId: string,
  { identity, current }: IdentifyVisitor,
): Promise<IdentifiedVisitor> {
  await chatbot(deps, agentId)
  const entered = await identifyVisitor(deps, agentId, identity, proved(deps, current))
  return { conversation: entered && opened(deps, entered) }
}

const opened = (
  { config, now }: Deps,
  { conversationId, sessionId }: { conversationId: string; sessionId: string | null },
): OpenedConversation => ({
  conversation_id: conversationId,
  visitor_token: signVisitorToken(config.secret, conversationId, now(), sessionId),
})

/** The conversation that a token proves; null when the token has expired or is not ours, so that the visitor counts as new. */
function proved({ config, now }: Deps, held: OpenConversation['previous']): Held | null {
  const token = held && readVisitorToken(config.secrets, held.id, held.token, now())
  return token ? { id: held.id, ...token } : null
}

async function chatbot(deps: Deps, agentId: string) {
  const agent = await agentProfile(deps, agentId)
  if (agent.type !== 'CHATBOT') throw notFound('Agent')
  return agent
}

/** The main country of a time zone; null for one without a country, such as UTC. */
const countryOf = (timeZone: string | undefined): string | null =>
  (timeZone && getCountryForTimezone(timeZone)?.id) || null

export async function readHistory(
  deps: Deps,
  conversationId: string,
  after: number,
): Promise<VisitorHistory> {
  const state = await readState(deps, conversationId)
  const { brandName } = await agentProfile(deps, state.agentId)
  const messages = await readChanges(deps, conversationId, after, HISTORY_PAGE)
  noteSeen(deps, conversationId, Math.max(after, ...messages.map(({ revision }) => revision)))
  return {
    messages: messages.map((message) => toVisitorMessage(message, brandName)),
    more: messages.length === HISTORY_PAGE,
    admin_in_control: state.control === 'admin',
    handover_requested: state.handoverRequested,
  }
}

export async function requestPerson(
  deps: Deps,
  conversationId: string,
  { name, email }: RequestPerson,
): Promise<VisitorMessage> {
  const contact = { name: name || null, email: email || null }
  const message = await askForPerson(deps, conversationId, contact)
  const { agentId } = await readState(deps, conversationId)
  const { brandName } = await agentProfile(deps, agentId)
  return toVisitorMessage(message, brandName)
}

type Send = <Name extends keyof ConversationEvents>(
  name: Name,
  event: ConversationEvents[Name],
  id?: number,
) => void

/**
 * @param after the last revision that the client has received
 * @returns a function that sends everything in the conversation after that, until the stream closes or the conversation is deleted.
 * @throws 404
 */
export async function sendEvents(deps: Deps, conversationId: string, after: number) {
  const { agentId } = await readState(deps, conversationId)
  const { brandName } = await agentProfile(deps, agentId)
  noteSeen(deps, conversationId, after)
  return ({ end, endForNow, closed, ...stream }: EventStream): void => {
    const send: Send = stream.send
    const confirm = confirmSeen(deps, conversationId, endForNow, closed)
    const observer: ConversationObserver = {
      control: ({ control, handoverRequested, adminName, isResolved }) =>
        send('control', {
          admin_in_control: control === 'admin',
          handover_requested: handoverRequested,
          admin_name: control === 'admin' ? adminName : null,
          ...(isResolved && { resolved: true }),
        }),
      message(message) {
        send('message', toVisitorMessage(message, brandName), message.revision)
        confirm(message)
      },
      typing: (name) => send('typing', { role: 'admin', name }),
      closed() {
        send('closed', {})
        end()
      },
      accessChanged: end,
    }
    observe(deps, conversationId, after, observer, closed)
  }
}

/** A message as a visitor sees it: the agent is called by the brand's name. */
export const toVisitorMessage = (message: Message, brandName: string): VisitorMessage => ({
  id: message.id,
  client_id: message.clientId,
  seq: message.seq,
  revision: message.revision,
  text: message.text,
  date: message.createdAt.toISOString(),
  sender: {
    role: message.role,
    name: { agent: brandName, admin: message.senderName ?? '', customer: 'You' }[message.role],
    avatar: message.senderAvatar,
  },
  status: message.status,
  sources: message.sources,
  ...(message.event && { event: message.event }),
  ...(message.files && { files: message.files }),
})
