import type { Deps } from '../../../deps.ts'
import { cutReplies } from '../turns/reply.ts'
import { silenceReplies } from './store.ts'
import { untilSilent } from './switch-control.ts'

/**
 * An agent was switched off. When it returns, no reply begun before can say anything any more, on any node, as when an owner takes
 * control.
 */
export async function silenceAgent(deps: Deps, agentId: string): Promise<void> {
  const silenced = await silenceReplies(deps.db, agentId)
  for (const { id: conversationId, epoch } of silenced) {
    cutReplies(deps, conversationId, epoch)
    deps.bus.publish('conversation', { conversationId, kind: 'control' })
  }
  await Promise.all(silenced.map(({ id, epoch }) => untilSilent(deps, id, epoch)))
}
