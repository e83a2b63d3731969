import { integrations } from '../db/schema/integrations.ts'
import type { Deps } from '../deps.ts'

export const BOOKING_PAGE = 'https://calendly.com/harbour-cycles/service'

/** Gives the agent a booking page; its owner lives in New York. */
export async function aBookingPage(
  { db, bus }: Deps,
  agent: { id: string; userId: string },
  url = BOOKING_PAGE,
) {
  const owner = { userId: agent.userId, agentId: agent.id }
  const [row] = await db
    .insert(integrations)
    .values({ ...owner, type: 'google_calendar', url, timeZone: 'America/New_York' })
    .returning()
  bus.publish('agent', { agentId: agent.id })
  return row!
}
