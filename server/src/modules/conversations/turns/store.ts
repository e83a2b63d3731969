import type { Source } from 'shared-types'
import type { DatabaseDriver } from '../../../db/client.ts'
import { asJsonb } from '../../../lib/jsonb.ts'
import { LEASE_MS } from './live-reply.ts'
import type { Message, ReplyJob } from '../message.ts'
import { findMessage } from '../messages-store.ts'

/** The most messages before a question that are passed on as its history. */
const HISTORY = 12
/**
 * How far back they are looked for, as some messages are empty or only announce an event. Without this bound the database reads the whole
 * conversation for each message: from its averages it expects so few rows that it sorts them all.
 */
const REACH = 4 * HISTORY
/** The most replies of one conversation that may be under way: somebody who types by hand never reaches it. */
export const MAX_UNDER_WAY = 5

/** SQL for the end of a lease that begins now. */
export const LEASE = `now() + interval '${LEASE_MS} milliseconds'`
/** SQL for the newest messages of a conversation before the one at `seq` as JSON, oldest first. */
export const HISTORY_OF = (conversation: string, seq: string) => `(
  select coalesce(json_agg(json_build_object('role', role, 'text', text) order by seq), '[]')
  from (
    select role, text, seq from messages
    where conversation_id = ${conversation} and seq < ${seq} and seq >= ${seq} - ${REACH} and text <> '' and event is null
    order by seq desc limit ${HISTORY}
  ) said
)`

export type PastMessage = { role: Message['role']; text: string }

/** What a reply needs to know about the conversation before its question. */
export type Before = { history: PastMessage[]; personAsked: boolean }

const SAVE = `
with conversation as (
  update conversations set revision = revision + 1 where id = $1 and epoch = $2 returning revision
)
update messages set status = 'streaming', text = $5, sources = $6, lease_until = ${LEASE}, revision = conversation.revision
from conversation where id = $3 and attempt = $4 and lease_until is not null returning messages.revision`

/**
 * Stores the text so far and renews the lease.
 * @returns the revision; nothing when this attempt may not go on.
 */
export async function saveProgress(
  database: DatabaseDriver,
  { conversationId, epoch, id, attempt }: ReplyJob,
  text: string,
  sources: Source[],
): Promise<number | undefined> {
  const values = [conversationId, epoch, id, attempt, text, asJsonb(sources)]
  const { rows } = await database.query(SAVE, values)
  return rows[0]?.['revision'] as number | undefined
}

/** Whether a reply before `seq` is still under way. */
export async function hasEarlierReply(
  database: DatabaseDriver,
  conversationId: string,
  seq: number,
): Promise<boolean> {
  const { rows } = await database.query(
    'select id from messages where conversation_id = $1 and seq < $2 and lease_until is not null limit 1',
    [conversationId, seq],
  )
  return rows.length > 0
}

/** Messages before the question of the reply `seq`, oldest first, and whether a person had been asked for. */
export async function historyBefore(
  database: DatabaseDriver,
  conversationId: string,
  seq: number,
): Promise<Before> {
  const { rows } = await database.query(
    `select ${HISTORY_OF('$1', '$2::int')} as history,
       exists (select from conversations where id = $1 and handover_requested_at is not null) as person_asked`,
    [conversationId, seq - 1],
  )
  const row = rows[0] as { history: PastMessage[]; person_asked: boolean }
  return { history: row.history, personAsked: row.person_asked }
}

/** A customer's message by its client id, the reply to it and their conversation, as far as they exist. */
export async function findTurn(
  database: DatabaseDriver,
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
