import type { DashboardEventName } from 'shared-types'
import type { Bus } from './index.ts'

/** Makes every open dashboard of the account reload what has changed. */
export function notifyDashboards(
  { bus }: { bus: Bus },
  name: DashboardEventName,
  { id, userId, agentId }: { id: string; userId: string; agentId: string },
): void {
  bus.publish('dashboard', { userId, name, event: { id, agent_id: agentId } })
}

/** The same for what they show of an agent, such as its number; nothing where the agent was deleted. */
export function notifyOfAgent(
  deps: { bus: Bus },
  { userId, agentId }: { userId: string; agentId: string | null },
): void {
  if (agentId) notifyDashboards(deps, 'agent', { id: agentId, userId, agentId })
}
