import type { DashboardEvent, DashboardEventName } from 'shared-types'
import type { ConversationEvent } from './conversation-event.ts'

export type PresenceEvent = {
  /** The person's account. */
  userId: string
  person: { id: string; name: string; avatar: string | null }
  /** Identifies one of their windows. */
  tab: string
  /** What the window shows, which may also be a call in progress; null when it was closed, or shows neither. */
  conversationId: string | null
  isTyping: boolean
}

/** Events that are sent to every node. Nothing depends on an event arriving: a listener can always read the database instead. */
export type BusEvents = {
  /** For the open dashboards of one account. */
  dashboard: { userId: string; name: DashboardEventName; event: DashboardEvent }
  /**
   * A session ended or moved to another account: everything open in that browser must end. `isRemoved`: somebody else took the
   * person out of an account, of which their windows know nothing yet.
   */
  session: { sessionId: string; isRemoved?: boolean }
  /** A conversation changed: for its watchers, and for the open dashboards of its account. */
  conversation: ConversationEvent
  /** Settings of an agent changed: cached ones must be dropped. */
  agent: { agentId: string }
  /** A member looks at a conversation or a call in one of their windows, types in it, or left it. */
  presence: PresenceEvent
  /** Sessions of identified visitors of this agent were ended. */
  visitors_out: { agentId: string }
  /** An API key was revoked: what is cached about it must be dropped. */
  api_key: { tokenHash: string }
  /** An agent was deleted: what it still has at the carrier, which costs money, must be released. */
  agent_gone: { agentId: string }
  /** Words for a call were sent from outside, or its speaker changed: the node with the call reads the database. */
  call: { callId: string }
  /** An item is waiting to be trained. */
  training: { itemId: string }
  /** A run of an agent's tests begins. */
  test_run: { runId: string }
  /** Events of other nodes may have been missed: listeners must read the database again. */
  gap: Record<string, never>
  /** Telegram sent an update, or there is something to send there. */
  telegram: Record<string, never>
  /** A text message was received, or there is one to send. */
  texts: Record<string, never>
  /** A notification should be sent at once. */
  notice: Record<string, never>
  /** A webhook should be sent at once. */
  webhook: Record<string, never>
}

/** An event with its topic. */
export type BusEvent = {
  [K in keyof BusEvents]: { topic: K; event: BusEvents[K] }
}[keyof BusEvents]

export type Bus = {
  publish<K extends keyof BusEvents>(topic: K, event: BusEvents[K]): void
  /** @returns a function that ends the subscription. */
  subscribe<K extends keyof BusEvents>(
    topic: K,
    listener: (event: BusEvents[K]) => void,
  ): () => void
  close(): Promise<void>
}
