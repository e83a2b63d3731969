import { and, asc, count, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { CallLatency, CallLog, CallMessage } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { agents } from '../../db/schema/agents.ts'
import { callMessages, callRecordings, calls } from '../../db/schema/calls.ts'
import { contacts } from '../../db/schema/contacts.ts'
import { forgetAgreedIn } from '../appointments/person-store.ts'
import { messageIdOf, recordingSidOf } from '../calls/recordings.ts'

const REPLIES_MEASURED = 1000

type Row = {
  call: typeof calls.$inferSelect
  agent: { id: string; name: string; type: typeof agents.$inferSelect.type }
  contact: string | null
}

export async function findLog(
  db: Database,
  userId: string,
  id: string,
): Promise<CallLog | undefined> {
  const rows = await selectLogs(db).where(own(userId, id))
  return (await withMessages(db, rows))[0]
}

/** The calls among `ids` that belong to the account, newest first. */
export async function readLogs(db: Database, userId: string, ids: string[]): Promise<CallLog[]> {
  if (ids.length === 0) return []
  const rows = await selectLogs(db)
    .where(and(eq(calls.userId, userId), inArray(calls.id, ids)))
    .orderBy(desc(calls.startedAt), desc(calls.id))
  return withMessages(db, rows)
}

/** The newest unread calls. */
export const listUnread = (db: Database, userId: string, most: number): Promise<{ id: string }[]> =>
  db
    .select({ id: calls.id })
    .from(calls)
    .where(and(eq(calls.userId, userId), isNull(calls.readAt)))
    .orderBy(desc(calls.startedAt))
    .limit(most)

/**
 * Marks a call as read.
 * @returns whether the account has such a call.
 */
export async function setRead(
  db: Database,
  userId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const readAt = sql`coalesce(${calls.readAt}, ${now.toISOString()}::timestamptz)`
  const rows = await db
    .update(calls)
    .set({ readAt })
    .where(own(userId, id))
    .returning({ id: calls.id })
  return rows.length > 0
}

/** Deletes a call with its transcript, its unanswered questions and its past appointments. */
export const removeLog = (db: Database, userId: string, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    await forgetAgreedIn(tx, userId, { callIds: [id] })
    await tx.delete(calls).where(own(userId, id))
  })

/**
 * The recording of a call.
 * @returns undefined when there is no such call; `sid` is null when nothing was recorded.
 */
export async function findRecording(
  db: Database,
  userId: string,
  id: string,
): Promise<{ sid: string | null } | undefined> {
  const [row] = await db
    .select({ sid: callRecordings.sid })
    .from(calls)
    .leftJoin(callRecordings, eq(callRecordings.callId, calls.id))
    .where(own(userId, id))
    .orderBy(desc(callRecordings.createdAt))
    .limit(1)
  return row
}

/** Measures the last replies of an agent; each measure only counts replies that have it. */
export async function measureLatency(
  db: Database,
  userId: string,
  agentId: string,
): Promise<CallLatency> {
  const replies = db
    .select({ trace: callMessages.trace })
    .from(callMessages)
    .where(
      and(
        eq(callMessages.userId, userId),
        eq(callMessages.agentId, agentId),
        sql`${callMessages.trace} is not null`,
      ),
    )
    .orderBy(desc(callMessages.createdAt))
    .limit(REPLIES_MEASURED)
    .as('replies')
  const percentile = (share: number, name: string) =>
    sql<
      number | null
    >`percentile_cont(${sql.raw(String(share))}) within group (order by (${replies.trace}->>${sql.raw(`'${name}'`)})::float)`
  const [row] = await db
    .select({
      replies: count(),
      retrieved50: percentile(0.5, 'retrieved'),
      retrieved95: percentile(0.95, 'retrieved'),
      first50: percentile(0.5, 'first_token'),
      first95: percentile(0.95, 'first_token'),
      spoken50: percentile(0.5, 'spoken'),
      spoken95: percentile(0.95, 'spoken'),
    })
    .from(replies)
  const { replies: measured, ...at } = row!
  return {
    replies: measured,
    retrieved: pair(at.retrieved50, at.retrieved95),
    first_token: pair(at.first50, at.first95),
    spoken: pair(at.spoken50, at.spoken95),
  }
}

const pair = (p50: number | null, p95: number | null) =>
  p50 === null || p95 === null ? null : { p50: Number(p50), p95: Number(p95) }

const selectLogs = (db: Database) =>
  db
    .select({
      call: calls,
      agent: { id: agents.id, name: agents.name, type: agents.type },
      contact: contacts.name,
    })
    .from(calls)
    .innerJoin(agents, eq(agents.id, calls.agentId))
    .leftJoin(
      contacts,
      and(eq(contacts.userId, calls.userId), eq(contacts.phone, calls.fromNumber)),
    )

async function withMessages(db: Database, rows: Row[]): Promise<CallLog[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ call }) => call.id)
  const messages = await db
    .select()
    .from(callMessages)
    .where(and(inArray(callMessages.callId, ids), ne(callMessages.content, '')))
    .orderBy(asc(callMessages.callId), asc(callMessages.seq))
  const messagesOf = new Map<string, CallMessage[]>(ids.map((id) => [id, []]))
  for (const row of messages) messagesOf.get(row.callId)!.push(toMessage(row))
  return rows.map((row) => toLog(row, messagesOf.get(row.call.id)!))
}

const toLog = ({ call, agent, contact }: Row, messages: CallMessage[]): CallLog => ({
  id: call.id,
  created_at: call.startedAt.toISOString(),
  from_number: call.fromNumber,
  contact,
  caller_country: call.callerCountry,
  caller_state: call.callerState,
  zip_code: call.callerZip,
  read: call.readAt !== null,
  agent,
  logEntry: {
    callerName: call.callerName,
    callReason: call.callReason,
    referral: call.referral,
  },
  analysis: call.analysis,
  messages,
  live: call.endedAt === null,
  stage: call.stage,
  control: call.control,
  channel: call.channel,
  decision: call.decision,
  rang: rangOf(call),
  signals: call.signals,
  lead: call.lead,
  duration: call.durationSeconds,
  voice_message: voiceMessageOf(call, messages),
})

function rangOf(call: Row['call']): CallLog['rang'] {
  if (!call.dialledAt) return null
  if (call.acceptedAt) return 'answered'
  return call.stage === 'dialling' && !call.endedAt ? 'ringing' : 'unanswered'
}

function voiceMessageOf(call: Row['call'], messages: CallMessage[]): CallLog['voice_message'] {
  const sid = call.recordingUrl && recordingSidOf(call.recordingUrl)
  if (!sid) return null
  const words = messages.find(({ id }) => id === messageIdOf(sid))
  return {
    has_sound: call.channel === 'phone',
    seconds: call.recordingSeconds,
    text: words?.content ?? null,
  }
}

const toMessage = (row: typeof callMessages.$inferSelect): CallMessage => ({
  id: row.id,
  entity_type: row.entityType,
  content: row.content,
  created_at: row.createdAt.toISOString(),
  cut: row.cut,
  trace: row.trace,
  sources: row.sources,
})

const own = (userId: string, id: string) => and(eq(calls.id, id), eq(calls.userId, userId))
