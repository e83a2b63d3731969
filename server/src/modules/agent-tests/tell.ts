import type { Deps } from '../../deps.ts'

/** Open dashboards read again what a run has found, or which tests there are. */
export const tellTests = (
  { bus }: Pick<Deps, 'bus'>,
  { id, userId, agentId }: { id: string; userId: string; agentId: string },
): void =>
  bus.publish('dashboard', { userId, name: 'agent_test', event: { id, agent_id: agentId } })
