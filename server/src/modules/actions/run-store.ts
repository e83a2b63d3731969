import { and, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import type { ActionRunState } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { actionRuns } from '../../db/schema/actions.ts'

export type RunRow = typeof actionRuns.$inferSelect
export type NewRun = Omit<typeof actionRuns.$inferInsert, 'createdAt'>
export type RunChange = Partial<Omit<NewRun, 'id' | 'userId'>>
/** Of which conversation or call a run is. */
export type Talk = { conversationId: string } | { callId: string }

/** What nobody heard the end of. A test is sent as soon as it is written down. */
const stateNow = sql<ActionRunState>`case
  when ${actionRuns.state} = 'running'
    and coalesce(${actionRuns.begunAt}, ${actionRuns.createdAt}) < now() - interval '1 minute' then 'unknown'
  else ${actionRuns.state} end`

/** Tests of an agent that are kept. */
const TESTS_MOST = 100

/** The newest first. */
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
 * Changes a run only as long as it is in one of the states expected, so that of two who try one alone succeeds.
 * @returns nothing where it is in none of them.
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

/** The last run of a conversation or a call. */
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

/** Of tests, which go with no conversation, the last ones stay. */
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
        order by created_at desc, id desc limit ${TESTS_MOST})`,
    ),
  )
