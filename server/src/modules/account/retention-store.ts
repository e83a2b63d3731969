import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Retention } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { actionRuns } from '../../db/schema/actions.ts'
import { accountSettings } from '../../db/schema/account-settings.ts'
import { agents } from '../../db/schema/agents.ts'
import { callRecordings, calls } from '../../db/schema/calls.ts'
import { conversations } from '../../db/schema/conversations.ts'
import { knowledgeGaps } from '../../db/schema/gaps.ts'

const columns = {
  conversations: accountSettings.keepConversationsDays,
  calls: accountSettings.keepCallsDays,
  recordings: accountSettings.keepRecordingsDays,
  questions: accountSettings.keepQuestionsDays,
}
const KEEPS_ALL: Retention = { conversations: null, calls: null, recordings: null, questions: null }

export async function findRetention(db: Database, userId: string): Promise<Retention> {
  const [row] = await db
    .select(columns)
    .from(accountSettings)
    .where(eq(accountSettings.userId, userId))
  return row ?? KEEPS_ALL
}

export async function setRetention(
  db: Database,
  userId: string,
  { conversations: keepConversationsDays, calls: keepCallsDays, ...rest }: Retention,
): Promise<void> {
  const kept = {
    keepConversationsDays,
    keepCallsDays,
    keepRecordingsDays: rest.recordings,
    keepQuestionsDays: rest.questions,
    updatedAt: sql`now()`,
  }
  await db
    .insert(accountSettings)
    .values({ userId, ...kept })
    .onConflictDoUpdate({ target: accountSettings.userId, set: kept })
}

/** The accounts that delete old data. */
export const listRetentions = (db: Database): Promise<(Retention & { userId: string })[]> =>
  db
    .select({ userId: accountSettings.userId, ...columns })
    .from(accountSettings)
    .where(or(...Object.values(columns).map((days) => isNotNull(days))))
    .orderBy(asc(accountSettings.userId))

/** Conversations whose last message is older than `before`, at most `most`. */
export async function oldConversations(db: Database, userId: string, before: Date, most: number) {
  const lastWord = sql`coalesce(${conversations.lastMessageAt}, ${conversations.createdAt})`
  const rows = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.userId, userId), lt(lastWord, before.toISOString())))
    .limit(most)
  return rows.map(({ id }) => id)
}

/** Calls that ended before `before`, at most `most`. */
export async function oldCalls(db: Database, userId: string, before: Date, most: number) {
  const rows = await db
    .select({ id: calls.id })
    .from(calls)
    .where(and(eq(calls.userId, userId), lt(calls.endedAt, before)))
    .limit(most)
  return rows.map(({ id }) => id)
}

/** Detaches old recordings from their calls; a job deletes recordings without a call at the carrier. */
export const leaveOldRecordings = (db: Database, userId: string, before: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const old = await tx
      .update(calls)
      .set({ recordingUrl: null, recordingSeconds: null })
      .where(
        and(eq(calls.userId, userId), lt(calls.endedAt, before), isNotNull(calls.recordingUrl)),
      )
      .returning({ id: calls.id })
    const ids = old.map(({ id }) => id)
    if (ids.length === 0) return
    await tx
      .update(callRecordings)
      .set({ callId: null, dueAt: sql`now()` })
      .where(inArray(callRecordings.callId, ids))
  })

export const removeOldQuestions = (db: Database, userId: string, before: Date) => {
  const own = db.select({ id: agents.id }).from(agents).where(eq(agents.userId, userId))
  return db
    .delete(knowledgeGaps)
    .where(and(inArray(knowledgeGaps.agentId, own), lt(knowledgeGaps.lastAskedAt, before)))
}

/** Deletes old test runs of actions: their inputs may be about a customer, and they belong to no conversation. */
export const removeOldTries = (db: Database, userId: string, before: Date) =>
  db
    .delete(actionRuns)
    .where(
      and(
        eq(actionRuns.userId, userId),
        isNull(actionRuns.conversationId),
        isNull(actionRuns.callId),
        lt(actionRuns.createdAt, before),
      ),
    )
