import type { Deps } from '../../../deps.ts'
import type {
  ConversationContent,
  ConversationEvent,
} from '../../../ports/bus/conversation-event.ts'

type Where = { conversationId: string; userId: string; agentId: string }

/**
 * Tells whoever looks at a conversation, visitors and owners, that there is something new in it.
 * @param content what is new; without it they read
 */
export function tellChange(
  deps: Deps,
  { conversationId, userId, agentId }: Where,
  content?: ConversationContent,
  kind: Exclude<ConversationEvent['kind'], 'typing'> = 'message',
): void {
  const owner = { userId, agentId }
  deps.bus.publish('conversation', { conversationId, kind, owner, ...(content && { content }) })
}

/** Tells open dashboards alone: what changed is nothing a visitor sees. */
export function tellInbox(deps: Deps, { conversationId, userId, agentId }: Where): void {
  const event = { id: conversationId, agent_id: agentId }
  deps.bus.publish('dashboard', { userId, name: 'conversation', event })
}
