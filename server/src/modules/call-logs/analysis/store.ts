import { and, asc, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { CallAnalysis } from 'shared-types'
import type { Database } from '../../../db/client.ts'
import { ago } from '../../../db/clock.ts'
import { agents } from '../../../db/schema/agents.ts'
import { callMessages, calls } from '../../../db/schema/calls.ts'
import { knowledgeGaps } from '../../../db/schema/gaps.ts'
import { fingerprintOf } from '../../answering/gaps.ts'
import { type Booked, listBookedInCalls } from '../../appointments/booked-store.ts'
import { listTexted } from '../../booking/store.ts'
import type { SalesState } from '../../calls/scripts/lead.ts'
import { clausesOf } from '../../listening/clauses.ts'
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
  const isScreened = agentType === 'ANTI_THEFT'
  const booked = await listBookedInCalls(db, [id])
  return {
    transcript: messages.map(({ by, text }) => ({
      speaker: by === 'user' ? 'caller' : 'agent',
      text,
    })),
    agentId: call.agentId,
    agentType,
    decision: call.decision,
    signals: call.signals,
    // The casts are safe: the scripts of screening and of sales agents store nothing else.
    screening: isScreened ? (call.script as ScreeningState | null) : null,
    isOpen: !isScreened && (call.script as SalesState | null)?.wantsCallback === true,
    booked: booked.filter(({ state }) => state === 'confirmed').map(toBookedTime)[0] ?? null,
    hasLink: (await listTexted(db, [id])).some(({ state }) => state !== null),
    unanswered: await listUnanswered(
      db,
      call.agentId,
      messages.filter(({ by }) => by === 'user').map(({ text }) => text),
    ),
    lead: call.lead,
    from: call.fromNumber,
    wasDialled: call.dialledAt !== null,
    wasTaken: call.acceptedAt !== null,
    hasRecording: call.recordingUrl !== null,
    analysis: call.analysis,
    isLive: call.endedAt === null,
  }
}

const toBookedTime = ({ startsAt, schedule, person }: Booked) => ({
  startsAt,
  timeZone: schedule.hours.time_zone,
  person: person.name,
})

/** The questions among these lines that are stored as gaps in the agent's knowledge; an answer removes them there. */
async function listUnanswered(db: Database, agentId: string, lines: string[]): Promise<string[]> {
  const asked = lines.flatMap((line) => [line, ...clausesOf(line).questions])
  const fingerprints = [...new Set(asked.map(fingerprintOf))]
  const rows = await db
    .select({ question: knowledgeGaps.question })
    .from(knowledgeGaps)
    .where(
      and(eq(knowledgeGaps.agentId, agentId), inArray(knowledgeGaps.fingerprint, fingerprints)),
    )
    .orderBy(asc(knowledgeGaps.lastAskedAt), asc(knowledgeGaps.id))
  return rows.map(({ question }) => question)
}

/** The analysis of a call that another request is making; `isGivenUp` when it had longer than `forMs` for it. */
export async function findAnalysis(
  db: Database,
  id: string,
  forMs: number,
): Promise<{ analysis: CallAnalysis | null; isGivenUp: boolean } | undefined> {
  const isGivenUp = sql<boolean>`${isUnclaimed(forMs)}`
  const [row] = await db
    .select({ analysis: calls.analysis, isGivenUp })
    .from(calls)
    .where(eq(calls.id, id))
  return row
}

const isUnclaimed = (forMs: number) =>
  or(isNull(calls.analysingSince), lt(calls.analysingSince, ago(forMs)))

/** @returns whether this request may make the analysis; others wait for its result. */
export async function claimAnalysis(db: Database, id: string, forMs: number): Promise<boolean> {
  const rows = await db
    .update(calls)
    .set({ analysingSince: sql`now()` })
    .where(and(eq(calls.id, id), isNull(calls.analysis), isUnclaimed(forMs)))
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
