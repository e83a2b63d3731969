import type { Deps } from '../../deps.ts'
import type { Call } from './call.ts'

/** Every open dashboard of the account looks at the call again. */
export function tellOwner(deps: Deps, call: Pick<Call, 'id' | 'userId' | 'agentId'>): void {
  const event = { id: call.id, agent_id: call.agentId }
  deps.bus.publish('dashboard', { userId: call.userId, name: 'call', event })
}
