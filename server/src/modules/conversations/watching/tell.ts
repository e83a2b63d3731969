import type { Deps } from '../../../deps.ts'

type Where = { conversationId: string; userId: string; agentId: string }

/** Tells whoever looks at a conversation, visitors and owners, that there is something new in it. */
export function tellChange(
  deps: Deps,
  { conversationId, userId, agentId }: Where,
  kind: 'message' | 'control' | 'closed' = 'message',
): void {
  deps.bus.publish('conversation', { conversationId, kind })
  const event = { id: conversationId, agent_id: agentId }
  deps.bus.publish('dashboard', { userId, name: 'conversation', event })
}
