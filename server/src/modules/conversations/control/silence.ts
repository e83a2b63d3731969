import type { Deps } from '../../../deps.ts'
import { cutReplies } from '../turns/reply.ts'
import { silenceReplies } from './store.ts'
import { untilSilent } from './pass-control.ts'

/**
 * Ends all replies of an agent that was switched off. Once it returns, no node shows another word of a reply that began before;
 * the same holds when an owner takes control.
 */
export async function silenceAgent(deps: Deps, agentId: string): Promise<void> {
  const silenced = await silenceReplies(deps.db, agentId)
  for (const { id: conversationId, epoch } of silenced) {
    cutReplies(deps, conversationId, epoch)
    deps.bus.publish('conversation', { conversationId, kind: 'control' })
  }
  await Promise.all(silenced.map(({ id, epoch }) => untilSilent(deps, id, epoch)))
}
