import type { Message } from '../../modules/conversations/message.ts'
import type { SpeakerState } from '../../modules/conversations/control/control.ts'

/** What happened in a conversation. */
export type ConversationEvent = {
  conversationId: string
  /** `access`: who may enter changed, so that every visitor there has to prove anew that they may. */
  kind: 'message' | 'control' | 'typing' | 'closed' | 'access'
  /** Who is typing. */
  name?: string
  /** Absent where no dashboard has to hear of it. */
  owner?: { userId: string; agentId: string }
  /** What changed, so that nobody has to read it. Absent where it did not fit, or is not known: it is to be read. */
  content?: ConversationContent
}

export type ConversationContent = {
  /** As they are now, each with its own revision, in the order of those. */
  messages: Message[]
  /** Who may speak from now on; absent where that stayed. */
  speaker?: SpeakerState
}
