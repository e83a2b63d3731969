import { and, desc, eq } from 'drizzle-orm'
import type { AgentVersion } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { agentVersions } from '../../db/schema/agent-versions.ts'
import { ofAgent, VERSIONS_KEPT } from '../agents/version-store.ts'

/** Newest first. */
export async function listVersions(
  db: Database,
  userId: string,
  agentId: string,
): Promise<AgentVersion[]> {
  const rows = await db
    .select()
    .from(agentVersions)
    .where(ofAgent(userId, agentId))
    .orderBy(desc(agentVersions.number))
    .limit(VERSIONS_KEPT)
  return rows.map(({ id, number, settings, savedBy, note, createdAt }) => ({
    id,
    number,
    settings,
    saved_by: savedBy,
    note,
    created_at: createdAt.toISOString(),
  }))
}

export async function findVersion(db: Database, userId: string, agentId: string, id: string) {
  const [row] = await db
    .select({ number: agentVersions.number, settings: agentVersions.settings })
    .from(agentVersions)
    .where(and(ofAgent(userId, agentId), eq(agentVersions.id, id)))
  return row
}
