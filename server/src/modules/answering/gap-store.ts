import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { type KnowledgeGap, GAPS_MAX } from 'shared-types'
import type { Database, DatabaseDriver } from '../../db/client.ts'
import { agents } from '../../db/schema/agents.ts'
import { knowledgeGaps, taughtAnswers } from '../../db/schema/gaps.ts'
import { newId } from '../../lib/ids.ts'
import { asJsonb } from '../../lib/jsonb.ts'

export type Gap = {
  agentId: string
  question: string
  fingerprint: string
  /** Id of the conversation, or of the call. */
  conversationId: string
}

const WEEKS_SHOWN = 8

/**
 * Counts the question in total and for its day and channel, safely when several people ask it at once. A question that was covered is
 * opened again.
 */
const COUNT = `
with place as (
  select channel, (thread.theirs not like 'whatsapp:%')::int as texts, (thread.theirs like 'whatsapp:%')::int as whatsapp
  from conversations left join text_threads thread on thread.conversation_id = conversations.id where conversations.id = $5::uuid
), gap as (
  insert into knowledge_gaps (id, agent_id, question, fingerprint, conversation_id, call_id, last_asked_at)
  values ($1, $2, $3, $4, (select $5::uuid from place), (select id from calls where id = $5::uuid), $6::timestamptz)
  on conflict (agent_id, fingerprint) do update set question = excluded.question, times = knowledge_gaps.times + 1,
    last_asked_at = excluded.last_asked_at, conversation_id = excluded.conversation_id, call_id = excluded.call_id,
    covered_at = null, covered_by = null,
    first_asked_at = case when knowledge_gaps.covered_at is null then knowledge_gaps.first_asked_at else now() end
  returning id, user_id
), counted as (
  insert into knowledge_gap_days (user_id, gap_id, day, channel, texts, whatsapp)
  select gap.user_id, gap.id, ($6::timestamptz at time zone 'UTC')::date, coalesce(channel, 'voice'), coalesce(texts, 0), coalesce(whatsapp, 0)
  from gap left join place on true
  on conflict (gap_id, day, channel) do update set times = knowledge_gap_days.times + 1,
    texts = knowledge_gap_days.texts + excluded.texts, whatsapp = knowledge_gap_days.whatsapp + excluded.whatsapp
)
select id from gap`

/** @returns the id of the open question. */
export async function upsertGap(database: DatabaseDriver, gap: Gap, now: Date): Promise<string> {
  const { agentId, question, fingerprint, conversationId } = gap
  const values = [newId(), agentId, question, fingerprint, conversationId, now.toISOString()]
  const { rows } = await database.query(COUNT, values)
  return rows[0]!['id'] as string
}

const days = (weeks: number) =>
  sql`(now() at time zone 'UTC')::date - ${sql.raw(String(7 * weeks))}`
const channels = sql<NonNullable<KnowledgeGap['channels']>>`(
  select json_build_object(
    'widget', coalesce(sum(d.times) filter (where d.channel = 'widget'), 0),
    'telegram', coalesce(sum(d.times) filter (where d.channel = 'telegram'), 0),
    'text', coalesce(sum(d.texts), 0),
    'whatsapp', coalesce(sum(d.whatsapp), 0),
    'voice', coalesce(sum(d.times - d.texts - d.whatsapp) filter (where d.channel = 'voice'), 0))
  from knowledge_gap_days d where d.gap_id = knowledge_gaps.id)`
const weeks = sql<number[]>`(
  select json_agg(coalesce(w.times, 0) order by n desc) from generate_series(0, ${sql.raw(String(WEEKS_SHOWN - 1))}) n left join (
    select ((now() at time zone 'UTC')::date - d.day) / 7 as ago, sum(d.times)::int as times
    from knowledge_gap_days d where d.gap_id = knowledge_gaps.id and d.day > ${days(WEEKS_SHOWN)} group by ago
  ) w on w.ago = n)`

export async function listGaps(
  db: Database,
  userId: string,
  agentId: string,
): Promise<KnowledgeGap[] | undefined> {
  const [owned] = await db.select({ id: agents.id }).from(agents).where(ownedBy(userId, agentId))
  if (!owned) return undefined
  const rows = await db
    .select({ gap: knowledgeGaps, channels, weeks })
    .from(knowledgeGaps)
    .where(and(eq(knowledgeGaps.userId, userId), eq(knowledgeGaps.agentId, agentId)))
    .orderBy(desc(knowledgeGaps.lastAskedAt), desc(knowledgeGaps.id))
    .limit(GAPS_MAX)
  return rows.map(({ gap, ...counts }) => ({
    id: gap.id,
    question: gap.question,
    times: gap.times,
    last_asked_at: gap.lastAskedAt.toISOString(),
    conversation_id: gap.conversationId,
    ...counts,
    ...(gap.coveredAt && { covered: { at: gap.coveredAt.toISOString(), by: gap.coveredBy } }),
  }))
}

/** What grouping needs of the open questions among those that `listGaps` returns, in the same order. */
export async function listOpenQuestions(db: Database, userId: string, agentId: string) {
  const { id, question, times, lastAskedAt, coveredAt } = knowledgeGaps
  const rows = await db
    .select({ id, question, times, lastAskedAt, coveredAt })
    .from(knowledgeGaps)
    .where(and(eq(knowledgeGaps.userId, userId), eq(knowledgeGaps.agentId, agentId)))
    .orderBy(desc(lastAskedAt), desc(id))
    .limit(GAPS_MAX)
  return rows.filter((row) => !row.coveredAt)
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

/** Opens a question again, and removes it from the phrasings of the owner's answers. @returns whether the question exists. */
export async function reopenGap(
  db: Database,
  userId: string,
  agentId: string,
  gapId: string,
): Promise<boolean> {
  const owned = db.select({ id: agents.id }).from(agents).where(ownedBy(userId, agentId))
  return db.transaction(async (tx) => {
    const reopened = await tx
      .update(knowledgeGaps)
      .set({ coveredAt: null, coveredBy: null, keptOpenAt: sql`now()` })
      .where(and(eq(knowledgeGaps.id, gapId), sql`${knowledgeGaps.agentId} in ${owned}`))
      .returning({ question: knowledgeGaps.question })
    if (!reopened[0]) return false
    const { question } = reopened[0]
    await tx
      .update(taughtAnswers)
      .set({ phrasings: sql`${taughtAnswers.phrasings} - ${question}::text` })
      .where(
        and(
          eq(taughtAnswers.userId, userId),
          eq(taughtAnswers.agentId, agentId),
          sql`${taughtAnswers.phrasings} ? ${question}::text`,
        ),
      )
    await tx
      .update(agents)
      .set({ knowledgeRevision: sql`${agents.knowledgeRevision} + 1` })
      .where(ownedBy(userId, agentId))
    return true
  })
}

export type Asked = { agentId: string; fingerprint: string }

/**
 * Removes questions from the lists of their agents.
 * @returns for each the id of the removed gap, or nothing when it was not on the list.
 */
export async function removeGapsAsked(
  database: DatabaseDriver,
  asked: Asked[],
): Promise<(string | null)[]> {
  const { rows } = await database.query(
    `delete from knowledge_gaps gap using jsonb_to_recordset($1::jsonb) as asked(agent_id uuid, fingerprint text)
     where gap.agent_id = asked.agent_id and gap.fingerprint = asked.fingerprint returning gap.id, gap.agent_id, gap.fingerprint`,
    [asJsonb(asked.map(({ agentId: agent_id, fingerprint }) => ({ agent_id, fingerprint })))],
  )
  const idOf = (gap: Asked) =>
    rows.find((row) => row['agent_id'] === gap.agentId && row['fingerprint'] === gap.fingerprint)
  return asked.map((gap) => (idOf(gap)?.['id'] as string | undefined) ?? null)
}

const ownedBy = (userId: string, agentId: string) =>
  and(eq(agents.id, agentId), eq(agents.userId, userId))

export const forgetOldGaps = (db: Database, lastAskedBefore: Date) =>
  db.delete(knowledgeGaps).where(lt(knowledgeGaps.lastAskedAt, lastAskedBefore))
