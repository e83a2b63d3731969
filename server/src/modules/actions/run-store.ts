import { and, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import type { ActionRunState } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { actionRuns } from '../../db/schema/actions.ts'

export type RunRow = typeof actionRuns.$inferSelect
export type NewRun = Omit<typeof actionRuns.$inferInsert, 'createdAt'>
export type RunChange = Partial<Omit<NewRun, 'id' | 'userId'>>
/** The conversation or call that a run belongs to. */
export type Talk = { conversationId: string } | { callId: string }

/**
 * The state now: a run that was sent long ago without an answer counts as unknown. A test counts from when it was written, because it is
 * sent at once.
 */
const stateNow = sql<ActionRunState>`case
  when ${actionRuns.state} = 'running'
    and coalesce(${actionRuns.begunAt}, ${actionRuns.createdAt}) < now() - interval '1 minute' then 'unknown'
  else ${actionRuns.state} end`

/** Test runs kept for each agent. */
const TESTS_MAX = 100

/** Newest first. */
export const listRuns = (db: Database, userId: string, agentId: string, most: number) =>
  db
    .select({ ...getTableColumns(actionRuns), state: stateNow })
    .from(actionRuns)
    .where(and(eq(actionRuns.userId, userId), eq(actionRuns.agentId, agentId)))
    .orderBy(desc(actionRuns.createdAt), desc(actionRuns.id))
    .limit(most)

export async function insertRun(db: Database, run: NewRun): Promise<RunRow> {
  const [row] = await db.insert(actionRuns).values(run).returning()
  return row!
}

/**
 * Changes a run only while it is in one of the expected states, so that only one of two attempts succeeds.
 * @returns undefined when it is in another state.
 */
export async function changeRun(
  db: Database,
  userId: string,
  id: string,
  from: readonly ActionRunState[],
  change: RunChange,
): Promise<RunRow | undefined> {
  const [row] = await db
    .update(actionRuns)
    .set({ ...change, ...(change.state === 'running' && { begunAt: sql`now()` }) })
    .where(
      and(
        eq(actionRuns.userId, userId),
        eq(actionRuns.id, id),
        inArray(actionRuns.state, [...from]),
      ),
    )
    .returning()
  return row
}

/** The last run in a conversation or a call. */
export async function findLastRun(
  db: Database,
  userId: string,
  talk: Talk,
): Promise<RunRow | undefined> {
  const [row] = await db
    .select()
    .from(actionRuns)
    .where(and(eq(actionRuns.userId, userId), ofTalk(talk)))
    .orderBy(desc(actionRuns.createdAt), desc(actionRuns.id))
    .limit(1)
  return row
}

const ofTalk = (talk: Talk) =>
  'callId' in talk
    ? eq(actionRuns.callId, talk.callId)
    : eq(actionRuns.conversationId, talk.conversationId)

/** Deletes all but the newest test runs, because these are not deleted with a conversation. */
export const forgetOldTests = (db: Database, userId: string, agentId: string) =>
  db.delete(actionRuns).where(
    and(
      eq(actionRuns.userId, userId),
      eq(actionRuns.agentId, agentId),
      isNull(actionRuns.conversationId),
      isNull(actionRuns.callId),
      sql`${actionRuns.id} not in (
        select id from action_runs where user_id = ${userId} and agent_id = ${agentId}
          and conversation_id is null and call_id is null
        order by created_at desc, id desc limit ${TESTS_MAX})`,
    ),
  )
