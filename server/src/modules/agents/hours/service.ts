import type { AgentHours, UpdateAgentHours } from 'shared-types'
import type { Deps } from '../../../deps.ts'
import { notFound } from '../../../errors.ts'
import { notifyAgentChange } from '../notify.ts'
import { type Hours, presenceAt } from '../../hours/presence.ts'
import { findHours, saveHours } from './store.ts'

/** The opening hours of an agent. @throws 404 */
export async function readHours(deps: Deps, userId: string, agentId: string): Promise<AgentHours> {
  const row = await findHours(deps.db, userId, agentId)
  if (!row) throw notFound('Agent')
  return toAgentHours(agentId, row, deps.now())
}

/** Changes the hours; absent fields stay as they are. @throws 404 */
export async function changeHours(
  deps: Deps,
  userId: string,
  agentId: string,
  { hours, away_until: until }: UpdateAgentHours,
): Promise<AgentHours> {
  const saved = await saveHours(deps.db, userId, agentId, {
    ...(hours !== undefined && { openingHours: hours }),
    ...(until !== undefined && { awayUntil: until === null ? null : new Date(until) }),
  })
  if (!saved) throw notFound('Agent')
  notifyAgentChange(deps, userId, agentId)
  return toAgentHours(agentId, saved, deps.now())
}

function toAgentHours(agentId: string, hours: Hours, now: Date): AgentHours {
  const { awayUntil } = hours
  const { here, until } = presenceAt(hours, now)
  return {
    agent_id: agentId,
    hours: hours.openingHours,
    away_until: awayUntil && awayUntil > now ? awayUntil.toISOString() : null,
    now: { here, until: until?.toISOString() ?? null },
  }
}
