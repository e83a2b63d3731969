import type { Deps } from '../../../deps.ts'
import type {
  ConversationContent,
  ConversationEvent,
} from '../../../ports/bus/conversation-event.ts'
import { notifyDashboards } from '../../../ports/bus/notify-dashboards.ts'

type Where = { conversationId: string; userId: string; agentId: string }

/**
 * Tells visitors and owners who have the conversation open that something in it changed.
 * @param content what changed; without it they read it from the database
 */
export function notifyChange(
  deps: Deps,
  { conversationId, userId, agentId }: Where,
  content?: ConversationContent,
  kind: Exclude<ConversationEvent['kind'], 'typing'> = 'message',
): void {
  const owner = { userId, agentId }
  deps.bus.publish('conversation', { conversationId, kind, owner, ...(content && { content }) })
}

/** Tells only open dashboards, because visitors do not see what changed. */
export function notifyInbox(deps: Deps, { conversationId, userId, agentId }: Where): void {
  notifyDashboards(deps, 'conversation', { id: conversationId, userId, agentId })
}
