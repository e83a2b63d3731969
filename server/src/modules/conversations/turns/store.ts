import type { Source } from 'shared-types'
import type { OpenDatabase } from '../../../db/client.ts'
import { asJsonb } from '../../../lib/jsonb.ts'
import { speakersWhere } from '../control/control.ts'
import { LEASE_MS } from './live-reply.ts'
import type { Message, ReplyJob } from '../message.ts'
import { findMessage } from '../messages-store.ts'

// The hot path: one hand-written statement for each step of a turn.

/** Messages before the question that an answer is given. */
const HISTORY = 12
/** Replies of one conversation under way at a time; more is not a person typing. */
export const MOST_UNDER_WAY = 5

const LEASE = `now() + interval '${LEASE_MS} milliseconds'`
const BOT_REPLIES = speakersWhere('customer_message', 'bot_replies')
  .map((speaker) => `'${speaker}'`)
  .join()
const HISTORY_OF = (conversation: string, before: string) => `(
  select coalesce(json_agg(json_build_object('role', role, 'text', text) order by seq), '[]')
  from (
    select role, text, seq from messages
    where conversation_id = ${conversation} and text <> '' ${before}
    order by seq desc limit ${HISTORY}
  ) said
)`

/** Weight of the newest message in how a conversation sounds. */
const NEWEST = 0.4
/** Nearer to 0 a conversation is neutral. */
const TONE = 0.15
const SCORE = `coalesce(sentiment_score * ${1 - NEWEST} + $6::real * ${NEWEST}, $6::real)`

/**
 * The row lock on the conversation orders its messages; everything else hangs on the one update. When it finds nothing to update,
 * the message is known already, the conversation is too busy, its agent is switched off, or it is gone: `findTurn` tells which.
 */
const ACCEPT = `
with conversation as (
  update conversations set
    last_seq = last_seq + case when control in (${BOT_REPLIES}) then 2 else 1 end,
    revision = revision + case when control in (${BOT_REPLIES}) then 2 else 1 end,
    unread = unread + 1,
    last_message_at = now(),
    sentiment_score = ${SCORE},
    sentiment = case when ${SCORE} >= ${TONE} then 'positive' when ${SCORE} <= ${-TONE} then 'negative' else 'neutral' end::sentiment_type
  where id = $1
    and (control not in (${BOT_REPLIES}) or (select activated from agents where id = agent_id))
    and not exists (select from messages where conversation_id = $1 and client_id = $2)
    and (select count(*) from messages where conversation_id = $1 and lease_until is not null) < ${MOST_UNDER_WAY}
  returning id, user_id, agent_id, control, epoch, last_seq, revision, handover_requested_at is not null as person_asked
), message as (
  insert into messages (id, conversation_id, seq, revision, role, client_id, text, status)
  select $4, id, last_seq - 1 + (control not in (${BOT_REPLIES}))::int, revision - 1 + (control not in (${BOT_REPLIES}))::int,
    'customer', $2, $3, 'complete'
  from conversation
  returning seq, revision, created_at
), reply as (
  insert into messages (id, conversation_id, seq, revision, role, status, reply_to, epoch, lease_until)
  select $5, id, last_seq, revision, 'agent', 'pending', $4, epoch, ${LEASE} from conversation where control in (${BOT_REPLIES})
  returning seq, revision
)
select c.user_id, c.agent_id, c.control, c.epoch, c.person_asked, m.seq, m.revision, m.created_at,
  reply.seq as reply_seq, reply.revision as reply_revision,
  -- Whoever waited for the row lock sees the world before the wait: a sequence that moved meanwhile tells.
  exists (select from messages where conversation_id = $1 and lease_until is not null)
    or (select last_seq from conversations where id = $1) <> m.seq - 1 as waits,
  ${HISTORY_OF('$1', '')} as history
from conversation c cross join message m left join reply on true`

export type Said = { role: Message['role']; text: string }

/** What a reply has to know of the conversation before its question. */
export type Before = { history: Said[]; personAsked: boolean }

export type Accepted = {
  userId: string
  agentId: string
  control: 'bot' | 'admin'
  message: Message
  job: ReplyJob | null
  /** Another reply of the conversation comes first. */
  waits: boolean
  /** What was said before, oldest first. */
  history: Said[]
}

/** @returns nothing when no message was added. */
export async function insertTurn(
  database: OpenDatabase,
  turn: {
    conversationId: string
    clientId: string
    text: string
    messageId: string
    replyId: string
    sentiment: number
  },
): Promise<Accepted | undefined> {
  const { conversationId, clientId, text, messageId, replyId, sentiment } = turn
  const values = [conversationId, clientId, text, messageId, replyId, sentiment]
  const { rows } = await database.query(ACCEPT, values)
  const row = rows[0] as AcceptedRow | undefined
  if (!row) return undefined
  const message: Message = {
    id: messageId,
    conversationId,
    seq: row.seq,
    revision: row.revision,
    role: 'customer',
    senderName: null,
    senderAvatar: null,
    clientId,
    text,
    status: 'complete',
    outcome: null,
    sources: [],
    createdAt: row.created_at,
  }
  const job = row.reply_seq === null ? null : toJob(row, message, replyId)
  const { user_id: userId, agent_id: agentId, control, waits, history } = row
  return { userId, agentId, control, message, job, waits, history }
}

type AcceptedRow = {
  user_id: string
  agent_id: string
  control: 'bot' | 'admin'
  epoch: number
  person_asked: boolean
  seq: number
  revision: number
  created_at: Date
  reply_seq: number | null
  reply_revision: number
  waits: boolean
  history: Said[]
}

const toJob = (row: AcceptedRow, message: Message, replyId: string): ReplyJob => ({
  id: replyId,
  conversationId: message.conversationId,
  userId: row.user_id,
  agentId: row.agent_id,
  seq: row.reply_seq!,
  revision: row.reply_revision,
  epoch: row.epoch,
  attempt: 1,
  question: message.text,
  personAsked: row.person_asked,
  createdAt: row.created_at,
  shownBefore: '',
})

const SAVE = `
with conversation as (
  update conversations set revision = revision + 1 where id = $1 and epoch = $2 returning revision
)
update messages set status = 'streaming', text = $5, sources = $6, lease_until = ${LEASE}, revision = conversation.revision
from conversation where id = $3 and attempt = $4 and lease_until is not null returning messages.revision`

/** Keeps what was said so far and renews the lease. @returns the revision, or nothing when this attempt may not go on. */
export async function saveProgress(
  database: OpenDatabase,
  { conversationId, epoch, id, attempt }: ReplyJob,
  text: string,
  sources: Source[],
): Promise<number | undefined> {
  const values = [conversationId, epoch, id, attempt, text, asJsonb(sources)]
  const { rows } = await database.query(SAVE, values)
  return rows[0]?.['revision'] as number | undefined
}

const SETTLE = `
with conversation as (
  update conversations set revision = revision + 1 where id = $1 returning revision
)
update messages set status = $4, text = $5, outcome = $6, sources = $7, lease_until = null, revision = conversation.revision
from conversation where id = $2 and attempt = $3 and lease_until is not null returning messages.revision`

/** @returns the revision, or nothing when another attempt settled the reply or it is gone. */
export async function settleReply(
  database: OpenDatabase,
  job: ReplyJob,
  end: Pick<Message, 'status' | 'text' | 'outcome' | 'sources'>,
): Promise<number | undefined> {
  const { rows } = await database.query(SETTLE, [
    job.conversationId,
    job.id,
    job.attempt,
    end.status,
    end.text,
    end.outcome,
    asJsonb(end.sources),
  ])
  return rows[0]?.['revision'] as number | undefined
}

/** Whether a reply that comes before `seq` is still under way. */
export async function hasEarlierReply(
  database: OpenDatabase,
  conversationId: string,
  seq: number,
): Promise<boolean> {
  const { rows } = await database.query(
    'select id from messages where conversation_id = $1 and seq < $2 and lease_until is not null limit 1',
    [conversationId, seq],
  )
  return rows.length > 0
}

/** What was said before `seq`'s question, oldest first, and whether a person was asked for. */
export async function historyBefore(
  database: OpenDatabase,
  conversationId: string,
  seq: number,
): Promise<Before> {
  const { rows } = await database.query(
    `select ${HISTORY_OF('$1', 'and seq < $2')} as history,
       exists (select from conversations where id = $1 and handover_requested_at is not null) as person_asked`,
    [conversationId, seq - 1],
  )
  const row = rows[0] as { history: Said[]; person_asked: boolean }
  return { history: row.history, personAsked: row.person_asked }
}

/** A message of a customer and the reply to it, as far as there are any, and the conversation they belong to. */
export async function findTurn(
  database: OpenDatabase,
  conversationId: string,
  clientId: string,
): Promise<
  | { control: 'bot' | 'admin'; agentId: string; message: Message | null; reply: Message | null }
  | undefined
> {
  const { rows } = await database.query(
    `select c.control, c.agent_id, m.id, m.role from conversations c
     left join messages q on q.conversation_id = c.id and q.client_id = $2
     left join messages m on m.id = q.id or m.reply_to = q.id
     where c.id = $1`,
    [conversationId, clientId],
  )
  if (!rows[0]) return undefined
  const idOf = (role: string) =>
    rows.find((row) => row['role'] === role)?.['id'] as string | undefined
  const find = async (id: string | undefined) => (id ? findMessage(database, id) : null)
  return {
    control: rows[0]['control'] as 'bot' | 'admin',
    agentId: rows[0]['agent_id'] as string,
    message: await find(idOf('customer')),
    reply: await find(idOf('agent')),
  }
}
