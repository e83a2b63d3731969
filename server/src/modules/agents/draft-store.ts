import { and, eq, sql } from 'drizzle-orm'
import type { AgentSettings } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { agentDrafts } from '../../db/schema/agent-versions.ts'

const ofDraft = (userId: string, agentId: string) =>
  and(eq(agentDrafts.userId, userId), eq(agentDrafts.agentId, agentId))

export async function findDraft(db: Database, userId: string, agentId: string) {
  const [row] = await db.select().from(agentDrafts).where(ofDraft(userId, agentId))
  return row
}

export async function upsertDraft(
  db: Database,
  draft: { userId: string; agentId: string; settings: AgentSettings; savedBy: string },
): Promise<void> {
  const { settings, savedBy } = draft
  await db
    .insert(agentDrafts)
    .values(draft)
    .onConflictDoUpdate({
      target: agentDrafts.agentId,
      set: { settings, savedBy, updatedAt: sql`now()` },
    })
}

export const removeDraft = (db: Database, userId: string, agentId: string) =>
  db.delete(agentDrafts).where(ofDraft(userId, agentId))
