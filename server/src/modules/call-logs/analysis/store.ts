import { and, asc, eq, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { CallAnalysis } from 'shared-types'
import type { Database } from '../../../db/client.ts'
import { ago } from '../../../db/clock.ts'
import { agents } from '../../../db/schema/agents.ts'
import { callMessages, calls } from '../../../db/schema/calls.ts'
import type { ScreeningState } from '../../screening/index.ts'
import type { EndedCall } from './types.ts'

type Found = EndedCall & { agentId: string; analysis: CallAnalysis | null; isLive: boolean }

export async function findEndedCall(
  db: Database,
  userId: string,
  id: string,
): Promise<Found | undefined> {
  const [row] = await db
    .select({ call: calls, agentType: agents.type })
    .from(calls)
    .innerJoin(agents, eq(agents.id, calls.agentId))
    .where(and(eq(calls.id, id), eq(calls.userId, userId)))
  if (!row) return undefined
  const messages = await db
    .select({ by: callMessages.entityType, text: callMessages.content })
    .from(callMessages)
    .where(and(eq(callMessages.callId, id), ne(callMessages.content, '')))
    .orderBy(asc(callMessages.seq))
  const { call, agentType } = row
  return {
    transcript: messages.map(({ by, text }) => ({
      speaker: by === 'user' ? 'caller' : 'agent',
      text,
    })),
    agentId: call.agentId,
    agentType,
    decision: call.decision,
    signals: call.signals,
    // The cast is safe: the script of a screening agent stores nothing else.
    screening: agentType === 'ANTI_THEFT' ? (call.script as ScreeningState | null) : null,
    lead: call.lead,
    from: call.fromNumber,
    wasDialled: call.dialledAt !== null,
    wasTaken: call.acceptedAt !== null,
    hasRecording: call.recordingUrl !== null,
    analysis: call.analysis,
    isLive: call.endedAt === null,
  }
}

/** @returns whether this request may make the analysis; others wait for its result. */
export async function claimAnalysis(db: Database, id: string, forMs: number): Promise<boolean> {
  const isFree = or(isNull(calls.analysingSince), lt(calls.analysingSince, ago(forMs)))
  const rows = await db
    .update(calls)
    .set({ analysingSince: sql`now()` })
    .where(and(eq(calls.id, id), isNull(calls.analysis), isFree))
    .returning({ id: calls.id })
  return rows.length > 0
}

/**
 * Stores an analysis.
 * @returns the one that counts: the first ever stored.
 */
export async function keepAnalysis(
  db: Database,
  id: string,
  analysis: CallAnalysis,
): Promise<CallAnalysis> {
  const kept = sql`coalesce(${calls.analysis}, ${JSON.stringify(analysis)}::jsonb)`
  const [row] = await db
    .update(calls)
    .set({ analysis: kept })
    .where(eq(calls.id, id))
    .returning({ analysis: calls.analysis })
  return row?.analysis ?? analysis
}
