import type { DashboardEvent, DashboardEventName } from 'shared-types'
import type { ConversationEvent } from './conversation-event.ts'

export type PresenceEvent = {
  /** The account. */
  userId: string
  person: { id: string; name: string; avatar: string | null }
  /** One of their windows. */
  tab: string
  /** Null: the window is gone, or shows none. */
  conversationId: string | null
  isTyping: boolean
}

/** What happened, told to every node. Nothing depends on an event arriving: whoever listens can read the database instead. */
export type BusEvents = {
  /** For the open dashboards of one account. */
  dashboard: { userId: string; name: DashboardEventName; event: DashboardEvent }
  /** Somebody was signed out: whatever is open in that browser ends. */
  session: { sessionId: string }
  /** A conversation changed: for whoever watches it, and the open dashboards of its account. */
  conversation: ConversationEvent
  /** Settings of an agent changed: forget what was cached of it. */
  agent: { agentId: string }
  /** Somebody of the team looks at a conversation in one of their windows, types there, or left it. */
  presence: PresenceEvent
  /** Visitors whom the website of an agent vouched for are known no more. */
  visitors_out: { agentId: string }
  /** A key of the API was revoked: forget what was cached of it. */
  api_key: { tokenHash: string }
  /** An agent was deleted: what it leaves at the carrier, which costs money, is given back. */
  agent_gone: { agentId: string }
  /** Somebody spoke into a call from outside, or changed who speaks: whichever node holds it looks again. */
  call: { callId: string }
  /** There is something to train. */
  training: { itemId: string }
  /** A run of an agent's tests begins. */
  test_run: { runId: string }
  /** Events of other nodes may have been missed: whoever relies on them reads the database again. */
  gap: Record<string, never>
  /** Telegram told something, or there is something to say there. */
  telegram: Record<string, never>
  /** A text message came, or there is one to send. */
  texts: Record<string, never>
  /** Somebody is to be told of something at once. */
  notice: Record<string, never>
  /** Something is to be sent to an endpoint at once. */
  webhook: Record<string, never>
}

/** An event with what it is about. */
export type Told = { [K in keyof BusEvents]: { topic: K; event: BusEvents[K] } }[keyof BusEvents]

export type Bus = {
  publish<K extends keyof BusEvents>(topic: K, event: BusEvents[K]): void
  /** @returns ends the subscription. */
  subscribe<K extends keyof BusEvents>(
    topic: K,
    listener: (event: BusEvents[K]) => void,
  ): () => void
  close(): Promise<void>
}
