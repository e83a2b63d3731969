import { and, desc, eq, sql } from 'drizzle-orm'
import type { AgentSettings, AgentVersion } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { agentDrafts, agentVersions } from '../../db/schema/agent-versions.ts'

const VERSIONS_KEPT = 100

const ofAgent = (userId: string, agentId: string) =>
  and(eq(agentVersions.userId, userId), eq(agentVersions.agentId, agentId))

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
