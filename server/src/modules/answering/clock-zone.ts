import type { Question } from './types.ts'

/** The zone on whose clock "today" is asked: of the business where it is known, else of the customer, else UTC. */
export const clockZone = ({ agent, customerZone }: Question): string =>
  agent.timeZone ?? customerZone ?? 'UTC'
