import type { Message } from '../../modules/conversations/message.ts'
import type { SpeakerState } from '../../modules/conversations/control/control.ts'

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
