import type { Deps } from '../../deps.ts'

/** Every node forgets what it cached of an agent; every open dashboard of the account refetches. */
export function tellAgentChange(deps: Deps, userId: string, agentId: string): void {
  deps.bus.publish('agent', { agentId })
  const event = { id: agentId, agent_id: agentId }
  deps.bus.publish('dashboard', { userId, name: 'agent', event })
}
