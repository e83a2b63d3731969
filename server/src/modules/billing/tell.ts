import type { Deps } from '../../deps.ts'

/** Open dashboards of the account read again what it pays for. */
export function tellOwner(
  deps: Deps,
  { userId, agentId }: { userId: string; agentId: string | null },
): void {
  if (!agentId) return
  const event = { id: agentId, agent_id: agentId }
  deps.bus.publish('dashboard', { userId, name: 'agent', event })
}
