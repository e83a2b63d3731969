import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { KnowledgeGap } from 'shared-types'
import type { Database, OpenDatabase } from '../../db/client.ts'
import { agents } from '../../db/schema/agents.ts'
import { conversations } from '../../db/schema/conversations.ts'
import { knowledgeGaps } from '../../db/schema/knowledge.ts'
import { asJsonb } from '../../lib/jsonb.ts'

export type Gap = { agentId: string; question: string; fingerprint: string; conversationId: string }

const GAPS_SHOWN = 200

/** Counts the question; asked at once by many it is still one row. @returns its id. */
export async function upsertGap(db: Database, gap: Gap, now: Date): Promise<string> {
  const conversationId = sql`(select ${conversations.id} from ${conversations} where ${conversations.id} = ${gap.conversationId})`
  const [row] = await db
    .insert(knowledgeGaps)
    .values({ ...gap, conversationId, lastAskedAt: now })
    .onConflictDoUpdate({
      target: [knowledgeGaps.agentId, knowledgeGaps.fingerprint],
      set: {
        question: gap.question,
        times: sql`${knowledgeGaps.times} + 1`,
        lastAskedAt: now,
        conversationId,
      },
    })
    .returning({ id: knowledgeGaps.id })
  return row!.id
}

export async function listGaps(
  db: Database,
  userId: string,
  agentId: string,
): Promise<KnowledgeGap[] | undefined> {
  const [owned] = await db.select({ id: agents.id }).from(agents).where(ownedBy(userId, agentId))
  if (!owned) return undefined
  const rows = await db
    .select()
    .from(knowledgeGaps)
    .where(and(eq(knowledgeGaps.userId, userId), eq(knowledgeGaps.agentId, agentId)))
    .orderBy(desc(knowledgeGaps.lastAskedAt), desc(knowledgeGaps.id))
    .limit(GAPS_SHOWN)
  return rows.map((row) => ({
    id: row.id,
    question: row.question,
    times: row.times,
    last_asked_at: row.lastAskedAt.toISOString(),
    conversation_id: row.conversationId,
  }))
}

/** @returns whether there was one to remove. */
export async function removeGap(
  db: Database,
  userId: string,
  agentId: string,
  gapId: string,
): Promise<boolean> {
  const owned = db.select({ id: agents.id }).from(agents).where(ownedBy(userId, agentId))
  const removed = await db
    .delete(knowledgeGaps)
    .where(and(eq(knowledgeGaps.id, gapId), sql`${knowledgeGaps.agentId} in ${owned}`))
    .returning({ id: knowledgeGaps.id })
  return removed.length > 0
}

export type Asked = { agentId: string; fingerprint: string }

/** Takes questions off the lists of their agents. @returns for each the id of the gap, nothing where it was not on the list. */
export async function removeGapsAsked(
  database: OpenDatabase,
  asked: Asked[],
): Promise<(string | null)[]> {
  const { rows } = await database.query(
    `delete from knowledge_gaps gap using jsonb_to_recordset($1::jsonb) as asked(agent_id uuid, fingerprint text)
     where gap.agent_id = asked.agent_id and gap.fingerprint = asked.fingerprint returning gap.id, gap.agent_id, gap.fingerprint`,
    [asJsonb(asked.map(({ agentId: agent_id, fingerprint }) => ({ agent_id, fingerprint })))],
  )
  const idOf = (one: Asked) =>
    rows.find((row) => row['agent_id'] === one.agentId && row['fingerprint'] === one.fingerprint)
  return asked.map((one) => (idOf(one)?.['id'] as string | undefined) ?? null)
}

const ownedBy = (userId: string, agentId: string) =>
  and(eq(agents.id, agentId), eq(agents.userId, userId))

export const forgetOldGaps = (db: Database, lastAskedBefore: Date) =>
  db.delete(knowledgeGaps).where(lt(knowledgeGaps.lastAskedAt, lastAskedBefore))
