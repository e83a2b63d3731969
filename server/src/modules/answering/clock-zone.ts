import type { AgentProfile } from '../agents/agent-profile.ts'
import type { Question } from './types.ts'

/** The zone that the owner of a business set; null when they set none. */
export const ownZone = ({ timeZone, openingHours }: AgentProfile): string | null =>
  timeZone ?? openingHours?.time_zone ?? null

/** The zone on whose clock "today" is asked: of the business where it is known, else of the customer, else UTC. */
export const clockZone = ({ agent, customerZone }: Question): string =>
  ownZone(agent) ?? customerZone ?? 'UTC'
