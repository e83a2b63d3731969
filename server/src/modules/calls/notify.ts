import type { Deps } from '../../deps.ts'
import type { Call } from './call.ts'

/** Tells every open dashboard of the account that a call has changed. */
export function notifyOwner(deps: Deps, call: Pick<Call, 'id' | 'userId' | 'agentId'>): void {
  const event = { id: call.id, agent_id: call.agentId }
  deps.bus.publish('dashboard', { userId: call.userId, name: 'call', event })
}
