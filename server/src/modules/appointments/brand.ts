import type { Deps } from '../../deps.ts'
import { agentProfile } from '../agents/profile.ts'
import type { ScheduleRow } from './schedule-store.ts'

/** The name in which visitors are written to. */
export async function brandOf(deps: Deps, schedule: ScheduleRow): Promise<string> {
  if (!schedule.agentId) return schedule.title
  const { brandName, name } = await agentProfile(deps, schedule.agentId)
  return brandName || name
}
