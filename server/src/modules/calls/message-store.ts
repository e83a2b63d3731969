import type { CallTrace, Source } from 'shared-types'
import type { DatabaseDriver } from '../../db/client.ts'

// Each step of a call is one handwritten statement, so that it is fast.

export type Speaker = 'user' | 'agent' | 'admin'
export type CallLine = { id: string; speaker: Speaker; text: string }

/** How a reply was made and sent; of a caller's words, only `cut` is used. */
type Reply = { cut: boolean; trace: CallTrace | null; sources: Source[]; why: string | null }

/** Weight of the newest words in a caller's tone, as in conversations. */
const NEWEST = 0.4
const SCORE = `case when $5::real is null then sentiment_score
  else coalesce(sentiment_score * ${1 - NEWEST} + $5::real * ${NEWEST}, $5::real) end`

/** The row lock on the call puts its messages in order. */
const ADD = `
with call as (
  update calls set last_seq = last_seq + 1, seen_at = now(), sentiment_score = ${SCORE},
    sentiment = case when (${SCORE}) >= 0.05 then 'positive' when (${SCORE}) <= -0.05 then 'negative'
      when (${SCORE}) is not null then 'neutral' end::sentiment_type
  where id = $1 returning last_seq
)
insert into call_messages (id, call_id, seq, entity_type, content, cut, trace, sources, why)
select $2, $1, last_seq, $3::call_speaker, $4, $6::boolean, $7::jsonb, $8::jsonb, $9 from call
on conflict (id) do nothing
returning seq, created_at`

/**
 * Adds a message to a call.
 * @param sentiment tone of the caller's words from -1 to 1; null for others.
 * @returns undefined when the call is gone.
 */
export async function addMessage(
  database: DatabaseDriver,
  callId: string,
  { id, speaker, text }: CallLine,
  sentiment: number | null,
  { cut, trace, sources, why }: Reply = { cut: false, trace: null, sources: [], why: null },
): Promise<{ seq: number; createdAt: Date } | undefined> {
  const how = [cut, trace && JSON.stringify(trace), JSON.stringify(sources), why]
  const values = [callId, id, speaker, text, sentiment, ...how]
  const { rows } = await database.query(ADD, values)
  const row = rows[0] as { seq: number; created_at: Date } | undefined
  return row && { seq: row.seq, createdAt: row.created_at }
}

const REVISE = `
update call_messages set content = $2, said = $3, cut = $4::boolean, trace = $5::jsonb, sources = $6::jsonb, why = $7
where id = $1`

/** Updates a message: what the caller really heard, what they would have heard without interrupting, and how fast it came. */
export async function reviseMessage(
  database: DatabaseDriver,
  id: string,
  { content, said, cut, trace, sources, why }: Reply & { content: string; said: string | null },
): Promise<void> {
  const how = [cut, trace && JSON.stringify(trace), JSON.stringify(sources), why]
  await database.query(REVISE, [id, content, said, ...how])
}

const LAST = `
select id, entity_type as speaker, content as text from call_messages where call_id = $1 order by seq desc limit $2`

/** The last messages of a call, oldest first. */
export async function lastMessages(
  database: DatabaseDriver,
  callId: string,
  most: number,
): Promise<CallLine[]> {
  const { rows } = await database.query(LAST, [callId, most])
  return (rows as CallLine[]).toReversed()
}

const TAKE_UNSPOKEN = `
update call_messages set spoken_at = now() where call_id = $1 and entity_type = 'admin' and spoken_at is null
returning id, seq, content as text`

/** Words of an admin that have not been spoken yet; each is returned only once. */
export async function takeUnspoken(database: DatabaseDriver, callId: string): Promise<CallLine[]> {
  const { rows } = await database.query(TAKE_UNSPOKEN, [callId])
  return (rows as { id: string; seq: number; text: string }[])
    .toSorted((one, other) => one.seq - other.seq)
    .map(({ id, text }) => ({ id, speaker: 'admin', text }))
}

/** The first words the caller heard; empty where nothing was said yet. */
export async function findGreeting(database: DatabaseDriver, callId: string): Promise<string> {
  const { rows } = await database.query(
    'select content from call_messages where call_id = $1 and seq = 1',
    [callId],
  )
  return String(rows[0]?.['content'] ?? '')
}
