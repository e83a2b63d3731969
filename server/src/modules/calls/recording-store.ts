import { eq, isNull } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { callRecordings } from '../../db/schema/calls.ts'

/** @param callId null where its log is gone already. */
export const claimRecording = (db: Database, sid: string, callId: string | null) =>
  db.insert(callRecordings).values({ sid, callId }).onConflictDoNothing()

/** Those no log holds any more. */
export async function listLeftRecordings(db: Database): Promise<string[]> {
  const rows = await db
    .select({ sid: callRecordings.sid })
    .from(callRecordings)
    .where(isNull(callRecordings.callId))
  return rows.map(({ sid }) => sid)
}

export const forgetRecording = (db: Database, sid: string) =>
  db.delete(callRecordings).where(eq(callRecordings.sid, sid))
