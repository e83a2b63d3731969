import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { forwardingChecks } from '../../../db/schema/numbers.ts'

export type Check = typeof forwardingChecks.$inferSelect

/**
 * Begins a check.
 * @returns undefined while another check of the agent is in progress.
 */
export async function beginCheck(
  db: Database,
  check: Pick<Check, 'agentId' | 'phone' | 'caller' | 'number'>,
  runningSince: Date,
): Promise<Check | undefined> {
  const attempt = sql`gen_random_uuid()`
  const fresh = { ...check, attempt, callSid: null, startedAt: sql`now()`, outcome: null }
  const [row] = await db
    .insert(forwardingChecks)
    .values(check)
    .onConflictDoUpdate({
      target: forwardingChecks.agentId,
      set: fresh,
      setWhere: or(
        sql`${forwardingChecks.outcome} is not null`,
        lt(forwardingChecks.startedAt, runningSince),
      ),
    })
    .returning()
  return row
}

export async function findCheck(db: Database, agentId: string): Promise<Check | undefined> {
  const [row] = await db
    .select()
    .from(forwardingChecks)
    .where(eq(forwardingChecks.agentId, agentId))
  return row
}

export const setCallSid = (db: Database, { attempt }: Check, callSid: string) =>
  db.update(forwardingChecks).set({ callSid }).where(eq(forwardingChecks.attempt, attempt))

/**
 * Stores the outcome of a check in progress; only the first counts.
 * @param of the agent, or one attempt.
 * @returns the check if it was in progress.
 */
export async function settleCheck(
  db: Database,
  { agentId, attempt }: { agentId: string; attempt?: string },
  outcome: NonNullable<Check['outcome']>,
  runningSince: Date,
): Promise<Check | undefined> {
  const [row] = await db
    .update(forwardingChecks)
    .set({ outcome })
    .where(
      and(
        eq(forwardingChecks.agentId, agentId),
        attempt ? eq(forwardingChecks.attempt, attempt) : undefined,
        isNull(forwardingChecks.outcome),
        gt(forwardingChecks.startedAt, runningSince),
      ),
    )
    .returning()
  return row
}
