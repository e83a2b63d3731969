import type { Deps } from '../../deps.ts'

/** Makes every node drop its cache of an agent, and open dashboards of the account reload it. */
export function notifyAgentChange(deps: Deps, userId: string, agentId: string): void {
  deps.bus.publish('agent', { agentId })
  const event = { id: agentId, agent_id: agentId }
  deps.bus.publish('dashboard', { userId, name: 'agent', event })
}
