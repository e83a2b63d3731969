import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { callRecordings } from '../../db/schema/calls.ts'

/** @param callId null where its log is gone already. */
export const claimRecording = (db: Database, sid: string, callId: string | null) =>
  db.insert(callRecordings).values({ sid, callId }).onConflictDoNothing()

/** Takes one no log holds any more, until it is due again: in a minute, and in a day at the latest. */
export async function claimLeftRecording(
  db: Database,
): Promise<{ sid: string; attempts: number } | undefined> {
  const waiting = db
    .select({ sid: callRecordings.sid })
    .from(callRecordings)
    .where(and(isNull(callRecordings.callId), lte(callRecordings.dueAt, sql`now()`)))
    .orderBy(asc(callRecordings.dueAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(callRecordings)
    .set({
      attempts: sql`${callRecordings.attempts} + 1`,
      dueAt: sql`now() + least(interval '1 day', interval '1 minute' * (2 ^ least(${callRecordings.attempts}, 20)))`,
    })
    .where(eq(callRecordings.sid, waiting))
    .returning({ sid: callRecordings.sid, attempts: callRecordings.attempts })
  return row
}

export const forgetRecording = (db: Database, sid: string) =>
  db.delete(callRecordings).where(eq(callRecordings.sid, sid))
