import type { Deps } from '../../deps.ts'

/** Makes open dashboards of the account read its purchases again. */
export function notifyOwner(
  deps: Deps,
  { userId, agentId }: { userId: string; agentId: string | null },
): void {
  if (!agentId) return
  const event = { id: agentId, agent_id: agentId }
  deps.bus.publish('dashboard', { userId, name: 'agent', event })
}
