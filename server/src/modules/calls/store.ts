import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { CallSignal } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { calls } from '../../db/schema/calls.ts'
import type { Call, CallChange } from './call.ts'

/**
 * Stores a new call.
 * @returns undefined when the call is known already.
 */
export async function insertCall(
  db: Database,
  values: typeof calls.$inferInsert,
): Promise<Call | undefined> {
  const [row] = await db.insert(calls).values(values).onConflictDoNothing().returning()
  return row
}

export async function findBySid(db: Database, callSid: string): Promise<Call | undefined> {
  const [row] = await db.select().from(calls).where(eq(calls.callSid, callSid))
  return row
}

export async function findCall(db: Database, id: string): Promise<Call | undefined> {
  const [row] = await db.select().from(calls).where(eq(calls.id, id))
  return row
}

export async function findOwnCall(
  db: Database,
  userId: string,
  id: string,
): Promise<Call | undefined> {
  const [row] = await db
    .select()
    .from(calls)
    .where(and(eq(calls.id, id), eq(calls.userId, userId)))
  return row
}

/** Changes a call; one that is over is left as it is. */
export async function updateCall(db: Database, id: string, change: CallChange): Promise<void> {
  await db
    .update(calls)
    .set({ ...change, seenAt: sql`now()` })
    .where(and(eq(calls.id, id), isNull(calls.endedAt)))
}

/** Sets back the stage of a call that the carrier did not redirect, unless the call has left the stage stored for that. */
export async function returnToStage(
  db: Database,
  { id, stage }: Pick<Call, 'id' | 'stage'>,
  stored: Pick<Call, 'stage'> & { dialledAt?: Date },
): Promise<void> {
  const { dialledAt } = stored
  await db
    .update(calls)
    .set({ stage })
    .where(
      and(
        eq(calls.id, id),
        eq(calls.stage, stored.stage),
        dialledAt && eq(calls.dialledAt, dialledAt),
        isNull(calls.endedAt),
      ),
    )
}

/** Stores a recording, its length or what is said in it, also for a call that is over. */
export async function updateRecording(
  db: Database,
  id: string,
  recording: Pick<CallChange, 'recordingUrl' | 'recordingSeconds' | 'callReason' | 'lead'>,
): Promise<void> {
  await db.update(calls).set(recording).where(eq(calls.id, id))
}

/**
 * Accepts a relay socket by its ticket, which is valid once.
 * @returns undefined when it is not valid.
 */
export async function admitRelay(
  db: Database,
  callSid: string,
  ticket: string,
  session: string,
): Promise<Call | undefined> {
  const [row] = await db
    .update(calls)
    .set({
      relayTicket: null,
      relaySession: session,
      relays: sql`${calls.relays} + 1`,
      status: 'in-progress',
      seenAt: sql`now()`,
    })
    .where(and(eq(calls.callSid, callSid), eq(calls.relayTicket, ticket), isNull(calls.endedAt)))
    .returning()
  return row
}

/**
 * Gives control of a call to the other side.
 * @returns undefined when somebody else did so first, or the call is over.
 */
export async function switchCallControl(
  db: Database,
  id: string,
  from: Call['control'],
): Promise<Call | undefined> {
  const [row] = await db
    .update(calls)
    .set({ control: from === 'bot' ? 'admin' : 'bot', epoch: sql`${calls.epoch} + 1` })
    .where(and(eq(calls.id, id), eq(calls.control, from), isNull(calls.endedAt)))
    .returning()
  return row
}

/**
 * Ends a call.
 * @returns undefined when it was over already.
 */
export async function endCall(
  db: Database,
  id: string,
  end: { status: string; durationSeconds?: number | undefined; endedAt?: Date | undefined },
): Promise<Call | undefined> {
  const at = end.endedAt?.toISOString()
  const endedAt = at ? sql`${at}::timestamptz` : sql`now()`
  const [row] = await db
    .update(calls)
    .set({
      status: end.status,
      stage: 'ended',
      relayTicket: null,
      endedAt,
      durationSeconds:
        end.durationSeconds ??
        sql`greatest(0, round(extract(epoch from ${endedAt} - ${calls.startedAt})))::int`,
    })
    .where(and(eq(calls.id, id), isNull(calls.endedAt)))
    .returning()
  return row
}

/** Marks the phone that was rung as put down. @returns when it was picked up; undefined where it was not, or is put down already */
export async function putDown(tx: Database, id: string): Promise<Date | undefined> {
  const call = await lockCall(tx, id)
  if (!call?.pickedUpAt || call.endedAt) return undefined
  await tx.update(calls).set({ pickedUpAt: null }).where(eq(calls.id, id))
  return call.pickedUpAt
}

/** Locks a call until the transaction ends. */
export async function lockCall(tx: Database, id: string): Promise<Call | undefined> {
  const [row] = await tx.select().from(calls).where(eq(calls.id, id)).for('update')
  return row
}

export async function correctDuration(db: Database, id: string, seconds: number): Promise<void> {
  await db.update(calls).set({ durationSeconds: seconds }).where(eq(calls.id, id))
}

/** Earlier calls of a number to this account, newest first. */
export const listFormerCalls = (
  db: Database,
  userId: string,
  from: string,
  except: string,
): Promise<{ decision: Call['decision'] }[]> =>
  db
    .select({ decision: calls.decision })
    .from(calls)
    .where(
      and(
        eq(calls.userId, userId),
        eq(calls.fromNumber, from),
        eq(calls.channel, 'phone'),
        isNotNull(calls.endedAt),
        sql`${calls.callSid} <> ${except}`,
      ),
    )
    .orderBy(desc(calls.startedAt))
    .limit(50)

export const removeSignal = (db: Database, id: string, name: string) =>
  db
    .update(calls)
    .set({
      signals: sql`(select coalesce(jsonb_agg(signal), '[]') from jsonb_array_elements(${calls.signals}) signal where signal->>'name' <> ${name})`,
    })
    .where(eq(calls.id, id))

export const addSignal = (db: Database, id: string, signal: CallSignal) =>
  db
    .update(calls)
    .set({ signals: sql`${calls.signals} || ${JSON.stringify([signal])}::jsonb` })
    .where(eq(calls.id, id))
