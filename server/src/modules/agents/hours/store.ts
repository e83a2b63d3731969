import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { agents } from '../../../db/schema/agents.ts'
import type { Hours } from '../../hours/presence.ts'

const COLUMNS = { openingHours: agents.openingHours, awayUntil: agents.awayUntil }

export async function findHours(
  db: Database,
  userId: string,
  agentId: string,
): Promise<Hours | undefined> {
  const [row] = await db.select(COLUMNS).from(agents).where(own(userId, agentId))
  return row
}

/** @returns undefined when the account has no such agent */
export async function saveHours(
  db: Database,
  userId: string,
  agentId: string,
  change: Partial<Hours>,
): Promise<Hours | undefined> {
  const [row] = await db
    .update(agents)
    // The database refuses an update without columns; setting the id to itself changes nothing.
    .set({ id: agentId, ...change })
    .where(own(userId, agentId))
    .returning(COLUMNS)
  return row
}

const own = (userId: string, agentId: string) =>
  and(eq(agents.id, agentId), eq(agents.userId, userId))
