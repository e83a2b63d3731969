import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { acceptedContradictions } from '../../db/schema/knowledge-content.ts'

/** Ids of the contradictions that the agent's owner has accepted: both sides are right. */
export async function listAccepted(
  db: Database,
  userId: string,
  agentId: string,
): Promise<Set<string>> {
  const { userId: account, agentId: agent, contradictionId: id } = acceptedContradictions
  const rows = await db
    .select({ id })
    .from(acceptedContradictions)
    .where(and(eq(account, userId), eq(agent, agentId)))
  return new Set(rows.map((row) => row.id))
}

/** Accepting one twice has the effect of accepting it once. */
export const insertAccepted = (
  db: Database,
  accepted: { userId: string; agentId: string; contradictionId: string },
) => db.insert(acceptedContradictions).values(accepted).onConflictDoNothing()
