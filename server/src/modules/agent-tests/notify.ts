import type { Deps } from '../../deps.ts'

/** Makes open dashboards reload the results of a run, or the list of tests. */
export const notifyTests = (
  { bus }: Pick<Deps, 'bus'>,
  { id, userId, agentId }: { id: string; userId: string; agentId: string },
): void =>
  bus.publish('dashboard', { userId, name: 'agent_test', event: { id, agent_id: agentId } })
