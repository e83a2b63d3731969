import type { MessageEvent, MessageFile, MessageStatus, SenderRole, Source } from 'shared-types'

/** What happened in a conversation. */
export type ConversationEvent = {
  conversationId: string
  /** `access`: it has changed who may read the conversation, so every visitor must prove their right again. */
  kind: 'message' | 'control' | 'typing' | 'closed' | 'access'
  /** Name of the person who is typing. */
  name?: string
  /** Absent when no dashboard needs to know. */
  owner?: { userId: string; agentId: string }
  /** What changed, so that nobody has to read it from the database. Absent when it was too large or unknown: then it must be read. */
  content?: ConversationContent
}

export type ConversationContent = {
  /** The messages in their current state, each with its own revision, ordered by revision. */
  messages: Message[]
  /** Who may speak from now on; absent when unchanged. */
  speaker?: SpeakerState
}

/** A message of a conversation, on any channel. */
export type Message = {
  id: string
  conversationId: string
  seq: number
  revision: number
  role: SenderRole
  /** Name of the admin who wrote it; null for others. */
  senderName: string | null
  senderAvatar: string | null
  clientId: string | null
  text: string
  status: MessageStatus
  outcome: 'answered' | 'not_known' | null
  sources: Source[]
  createdAt: Date
  /** The event that the message tells of; absent where somebody said it. */
  event?: MessageEvent
  /** Absent where the message has no files. */
  files?: MessageFile[]
}

/** Who may speak to the customer. */
export type Speaker = 'bot' | 'admin'

/** Who may speak in a conversation, as its watchers are told. */
export type SpeakerState = {
  control: Speaker
  epoch: number
  handoverRequested: boolean
  /** Name of the person who took control; before anybody did, of the account's founder. */
  adminName: string
  /**
   * Whether it is marked as resolved, until the customer writes again. Absent in events from nodes of the previous release, which then
   * means false.
   */
  isResolved?: boolean
}
