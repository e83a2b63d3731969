import type { Deps } from '../../deps.ts'
import { notifyOfAgent } from '../../ports/bus/notify-dashboards.ts'

/** Makes every node drop its cache of an agent, and open dashboards of the account reload it. */
export function notifyAgentChange(deps: Deps, userId: string, agentId: string): void {
  deps.bus.publish('agent', { agentId })
  notifyOfAgent(deps, { userId, agentId })
}
