import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { agentVersions } from '../../db/schema/agent-versions.ts'

export const VERSIONS_KEPT = 100

export const ofAgent = (userId: string, agentId: string) =>
  and(eq(agentVersions.userId, userId), eq(agentVersions.agentId, agentId))

type NewVersion = Pick<
  typeof agentVersions.$inferInsert,
  'userId' | 'agentId' | 'settings' | 'savedBy' | 'note'
>

/** Must be called while the agent's row is locked. @returns the version's number. */
export async function insertVersion(tx: Database, version: NewVersion): Promise<number> {
  const { userId, agentId } = version
  const [last] = await tx
    .select({ number: sql<number>`coalesce(max(${agentVersions.number}), 0)` })
    .from(agentVersions)
    .where(ofAgent(userId, agentId))
  const number = Number(last!.number) + 1
  await tx.insert(agentVersions).values({ ...version, number })
  await tx
    .delete(agentVersions)
    .where(and(ofAgent(userId, agentId), sql`${agentVersions.number} <= ${number - VERSIONS_KEPT}`))
  return number
}

export async function hasVersions(db: Database, userId: string, agentId: string) {
  const [row] = await db
    .select({ id: agentVersions.id })
    .from(agentVersions)
    .where(ofAgent(userId, agentId))
    .limit(1)
  return row !== undefined
}
