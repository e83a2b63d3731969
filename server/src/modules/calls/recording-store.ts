import { eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { claim } from '../../db/lease.ts'
import { callRecordings } from '../../db/schema/calls.ts'

/**
 * Remembers a recording at the carrier.
 * @param callId null when its call was deleted.
 */
export const claimRecording = (db: Database, sid: string, callId: string | null) =>
  db.insert(callRecordings).values({ sid, callId }).onConflictDoNothing()

/** Claims a recording whose call was deleted. It is due again after a minute, and later after ever longer pauses up to a day. */
export async function claimLeftRecording(
  db: Database,
): Promise<{ sid: string; attempts: number } | undefined> {
  const { attempts, callId, dueAt, sid } = callRecordings
  const [row] = await claim(
    db,
    {
      table: callRecordings,
      key: ['sid'],
      until: 'dueAt',
      lease: sql`now() + least(interval '1 day', interval '1 minute' * (2 ^ least(${attempts}, 20)))`,
      where: isNull(callId),
      orderBy: [dueAt],
      set: { attempts: sql`${attempts} + 1` },
    },
    { sid, attempts },
  )
  return row
}

export const forgetRecording = (db: Database, sid: string) =>
  db.delete(callRecordings).where(eq(callRecordings.sid, sid))
