import { and, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { ago } from '../../db/clock.ts'
import { calls } from '../../db/schema/calls.ts'
import type { Call } from './call.ts'

/** Calls of the account that have been ringing its owner's phone since this time or later. */
export const listDialling = (db: Database, userId: string, since: Date): Promise<Call[]> =>
  db
    .select()
    .from(calls)
    .where(
      and(
        eq(calls.userId, userId),
        eq(calls.stage, 'dialling'),
        isNull(calls.endedAt),
        gt(calls.dialledAt, since),
      ),
    )

/** Calls in which an agent is talking now. */
export const listTalking = (db: Database, agentId: string): Promise<Call[]> =>
  db
    .select()
    .from(calls)
    .where(
      and(
        eq(calls.agentId, agentId),
        eq(calls.stage, 'talking'),
        eq(calls.control, 'bot'),
        isNull(calls.endedAt),
      ),
    )

/** Records that a node is holding these calls. */
export const keepAlive = (db: Database, ids: string[]) =>
  db
    .update(calls)
    .set({ seenAt: sql`now()` })
    .where(inArray(calls.id, ids))

/** Calls that no node has reported for longer than their stage allows. */
export const listAbandoned = (
  db: Database,
  silent: { talkingMs: number; waitingMs: number; connectedMs: number },
): Promise<Call[]> =>
  db
    .select()
    .from(calls)
    .where(
      and(
        isNull(calls.endedAt),
        or(
          and(inArray(calls.stage, ['talking', 'ending']), lt(calls.seenAt, ago(silent.talkingMs))),
          and(
            inArray(calls.stage, ['dialling', 'voicemail']),
            lt(calls.seenAt, ago(silent.waitingMs)),
          ),
          and(eq(calls.stage, 'connected'), lt(calls.seenAt, ago(silent.connectedMs))),
        ),
      ),
    )
