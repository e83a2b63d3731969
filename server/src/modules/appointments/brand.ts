import type { Deps } from '../../deps.ts'
import type { Letterhead } from '../../lib/page.ts'
import { agentProfile } from '../agents/profile.ts'
import { letterheadOf, visitorName } from '../letters/letterhead.ts'
import type { ScheduleRow } from './schedule-store.ts'

/** The name in which visitors are written to. */
export const brandOf = async (deps: Deps, { agentId, title }: ScheduleRow): Promise<string> =>
  agentId ? visitorName(deps, await agentProfile(deps, agentId)) : title

/** Whose pages they are; null once its agent is deleted. */
export const letterheadFor = async (
  deps: Deps,
  { agentId }: ScheduleRow,
): Promise<Letterhead | null> => (agentId ? letterheadOf(deps, agentId) : null)
