import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { TaughtAnswer } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { agents } from '../../db/schema/agents.ts'
import { knowledgeGaps, taughtAnswerLinks, taughtAnswers } from '../../db/schema/gaps.ts'
import { isId } from '../../lib/ids.ts'

/** The table is named explicitly, because Drizzle leaves table names out when there is no join. */
const linked = sql<{ id: string; name: string }[]>`(
  select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name) order by a.name), '[]')
  from taught_answer_links l join agents a on a.id = l.agent_id where l.answer_id = taught_answers.id)`

const usedBy = (agentId: string): SQL =>
  or(
    eq(taughtAnswers.agentId, agentId),
    sql`exists (select from taught_answer_links l where l.answer_id = taught_answers.id and l.agent_id = ${agentId})`,
  )!

async function select(db: Database, where: SQL | undefined): Promise<TaughtAnswer[]> {
  const rows = await db
    .select({
      id: taughtAnswers.id,
      agent_id: taughtAnswers.agentId,
      question: taughtAnswers.question,
      phrasings: taughtAnswers.phrasings,
      answer: taughtAnswers.answer,
      written_by: taughtAnswers.writtenBy,
      updatedAt: taughtAnswers.updatedAt,
      linked,
    })
    .from(taughtAnswers)
    .where(where)
    .orderBy(desc(taughtAnswers.updatedAt), desc(taughtAnswers.id))
  return rows.map(({ updatedAt, ...row }) => ({ ...row, updated_at: updatedAt.toISOString() }))
}

/** The answers that the agent owns or links to. */
export const listTaught = (db: Database, userId: string, agentId: string) =>
  select(db, and(eq(taughtAnswers.userId, userId), usedBy(agentId)))

/** An answer that the agent owns or links to. @returns undefined when it has none with that id. */
export async function findTaughtAnswer(
  db: Database,
  userId: string,
  agentId: string,
  id: string,
): Promise<TaughtAnswer | undefined> {
  const own = and(eq(taughtAnswers.userId, userId), eq(taughtAnswers.id, id), usedBy(agentId))
  return (await select(db, own))[0]
}

/** Locks an agent, so that nobody else teaches it at the same time. */
export const lockAgent = (tx: Database, agentId: string) =>
  tx.select({ id: agents.id }).from(agents).where(eq(agents.id, agentId)).for('no key update')

export async function countTaught(db: Database, agentId: string) {
  const { phrasings } = taughtAnswers
  const [row] = await db
    .select({
      answers: sql<number>`count(*)::int`,
      ways: sql<number>`coalesce(sum(1 + jsonb_array_length(${phrasings})), 0)::int`,
    })
    .from(taughtAnswers)
    .where(eq(taughtAnswers.agentId, agentId))
  return row!
}

export type TaughtRow = Omit<typeof taughtAnswers.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>

export async function insertTaught(db: Database, row: TaughtRow): Promise<string> {
  const [added] = await db.insert(taughtAnswers).values(row).returning({ id: taughtAnswers.id })
  return added!.id
}

export async function updateTaught(
  db: Database,
  userId: string,
  id: string,
  change: Pick<TaughtRow, 'question' | 'fingerprint' | 'phrasings' | 'answer' | 'writtenBy'>,
): Promise<void> {
  await db
    .update(taughtAnswers)
    .set({ ...change, updatedAt: sql`now()` })
    .where(and(eq(taughtAnswers.id, id), eq(taughtAnswers.userId, userId)))
}

/** Saves answers; a question that exists already takes the new answer. @returns how many questions are new. */
export async function saveTaught(db: Database, rows: TaughtRow[]): Promise<number> {
  const saved = await db
    .insert(taughtAnswers)
    .values(rows)
    .onConflictDoUpdate({
      target: [taughtAnswers.agentId, taughtAnswers.fingerprint],
      set: {
        question: sql`excluded.question`,
        phrasings: sql`excluded.phrasings`,
        answer: sql`excluded.answer`,
        writtenBy: sql`excluded.written_by`,
        updatedAt: sql`now()`,
      },
    })
    .returning({ isNew: sql<boolean>`xmax = 0` })
  return saved.filter(({ isNew }) => isNew).length
}

export const removeTaught = (db: Database, userId: string, id: string) =>
  db.delete(taughtAnswers).where(and(eq(taughtAnswers.id, id), eq(taughtAnswers.userId, userId)))

/** Sets which agents use an answer besides its owner; all others are removed. */
export async function replaceLinks(
  db: Database,
  userId: string,
  answerId: string,
  agentIds: string[],
): Promise<void> {
  await db.delete(taughtAnswerLinks).where(eq(taughtAnswerLinks.answerId, answerId))
  if (agentIds.length === 0) return
  await db
    .insert(taughtAnswerLinks)
    .values(agentIds.map((agentId) => ({ userId, answerId, agentId })))
    .onConflictDoNothing()
}

/** Which of these agents belong to the account. */
export async function ownAgentIds(
  db: Database,
  userId: string,
  agentIds: string[],
): Promise<string[]> {
  const ids = agentIds.filter(isId)
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: agents.id })
    .from(agents)
    .where(and(eq(agents.userId, userId), inArray(agents.id, ids)))
  return rows.map(({ id }) => id)
}

/** Marks open questions of an agent as answered; ids that are no open question are skipped. @returns the texts of the questions. */
export async function coverGaps(
  db: Database,
  userId: string,
  agentId: string,
  gapIds: string[],
): Promise<string[]> {
  const ids = gapIds.filter(isId)
  if (ids.length === 0) return []
  const rows = await db
    .update(knowledgeGaps)
    .set({ coveredAt: sql`now()`, coveredBy: null })
    .where(
      and(
        eq(knowledgeGaps.userId, userId),
        eq(knowledgeGaps.agentId, agentId),
        inArray(knowledgeGaps.id, ids),
        isNull(knowledgeGaps.coveredAt),
      ),
    )
    .returning({ question: knowledgeGaps.question })
  return rows.map(({ question }) => question)
}
