import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { SummaryText } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { fromNow } from '../../db/clock.ts'
import { isFree } from '../../db/lease.ts'
import { summaries } from '../../db/schema/summaries.ts'

export type KeptSummary = { revision: number; summary: SummaryText; madeAt: Date }

/** The newest summary of a conversation, even if it has continued since. */
export async function findSummary(
  db: Database,
  conversationId: string,
): Promise<KeptSummary | undefined> {
  const [row] = await db
    .select({
      revision: summaries.revision,
      summary: summaries.summary,
      madeAt: summaries.madeAt,
    })
    .from(summaries)
    .where(eq(summaries.conversationId, conversationId))
  // The cast is safe: all three columns are written together.
  return row?.summary ? (row as KeptSummary) : undefined
}

/**
 * @returns whether the caller may make the summary of `revision`; otherwise another request is making it or has just made it, and the
 * caller must read it again.
 */
export async function claimSummary(
  db: Database,
  conversationId: string,
  revision: number,
  forMs: number,
): Promise<boolean> {
  const { leasedUntil: until, revision: made } = summaries
  const leasedUntil = fromNow(forMs)
  const rows = await db
    .insert(summaries)
    .values({ conversationId, leasedUntil })
    .onConflictDoUpdate({
      target: summaries.conversationId,
      set: { leasedUntil },
      setWhere: and(isFree(until), or(isNull(made), lt(made, revision))),
    })
    .returning({ id: summaries.conversationId })
  return rows.length > 0
}

/** Stores a summary and ends the lease. @returns when it was made; undefined when the conversation is gone. */
export async function keepSummary(
  db: Database,
  conversationId: string,
  revision: number,
  summary: SummaryText,
): Promise<Date | undefined> {
  const [row] = await db
    .update(summaries)
    .set({ revision, summary, madeAt: sql`now()`, leasedUntil: null })
    .where(eq(summaries.conversationId, conversationId))
    .returning({ madeAt: summaries.madeAt })
  return row?.madeAt ?? undefined
}
