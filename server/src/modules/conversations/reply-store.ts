import { isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Database, OpenDatabase } from '../../db/client.ts'
import { claim } from '../../db/lease.ts'
import { messages } from '../../db/schema/conversations.ts'
import { LEASE_MS } from './live-reply.ts'
import type { Message, ReplyJob } from './message.ts'

// Replies looked at from outside the node that makes them.

const COLUMNS = `m.id, m.conversation_id, m.seq, m.revision, m.role, m.sender_name, m.client_id, m.text, m.status, m.outcome,
  m.sources, m.created_at, case m.role when 'admin' then (
    select u.avatar from conversations c join users u on u.id = c.user_id where c.id = m.conversation_id
  ) end as sender_avatar`

export type MessageRow = {
  id: string
  conversation_id: string
  seq: number
  revision: number
  role: Message['role']
  sender_name: string | null
  sender_avatar: string | null
  client_id: string | null
  text: string
  status: Message['status']
  outcome: Message['outcome']
  sources: Message['sources']
  created_at: Date
}

export const toMessage = (row: MessageRow): Message => ({
  id: row.id,
  conversationId: row.conversation_id,
  seq: row.seq,
  revision: row.revision,
  role: row.role,
  senderName: row.sender_name,
  senderAvatar: row.sender_avatar || null,
  clientId: row.client_id,
  text: row.text,
  status: row.status,
  outcome: row.outcome,
  sources: row.sources,
  createdAt: row.created_at,
})

export async function findMessage(database: OpenDatabase, id: string): Promise<Message | null> {
  const { rows } = await database.query(`select ${COLUMNS} from messages m where m.id = $1`, [id])
  return rows[0] ? toMessage(rows[0] as MessageRow) : null
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

/** Messages of a conversation changed after `revision`, in their order. @param most of them, those that changed first */
export async function messagesAfter(
  database: OpenDatabase,
  conversationId: string,
  revision: number,
  most?: number,
): Promise<Message[]> {
  const { rows } = await database.query(
    `select ${COLUMNS} from messages m where m.conversation_id = $1 and m.revision > $2 order by m.revision limit $3`,
    [conversationId, revision, most ?? null],
  )
  return (rows as MessageRow[]).map(toMessage).toSorted((one, other) => one.seq - other.seq)
}

/** Which messages of a conversation: all, or those with a `seq` below `before`, of them the newest `last`. */
export type MessagePart = { before?: number | undefined; last?: number | undefined }

/** Messages of a conversation, in their order. */
export async function messagesOf(
  database: OpenDatabase,
  conversationId: string,
  { before, last }: MessagePart,
): Promise<Message[]> {
  const { rows } = await database.query(
    `select ${COLUMNS} from messages m where m.conversation_id = $1 and ($2::int is null or m.seq < $2)
     order by m.seq desc limit $3`,
    [conversationId, before ?? null, last ?? null],
  )
  return (rows as MessageRow[]).map(toMessage).toReversed()
}

export type AbandonedReply = ReplyJob & { currentEpoch: number }

const MOST_TAKEN_OVER = 100

/** Takes over replies whose node is gone, each by one node only. */
export function claimAbandoned(db: Database): Promise<AbandonedReply[]> {
  const {
    attempt,
    conversationId,
    createdAt,
    epoch,
    id,
    leasedUntil,
    replyTo,
    revision,
    seq,
    text,
  } = messages
  const ofConversation = <T>(column: SQL) =>
    sql<T>`(select ${column} from conversations c where c.id = ${conversationId})`
  return claim(
    db,
    {
      table: messages,
      key: ['id'],
      until: 'leasedUntil',
      lease: LEASE_MS,
      // Without a lease it is settled.
      where: isNotNull(leasedUntil),
      orderBy: [conversationId, seq],
      most: MOST_TAKEN_OVER,
      set: { attempt: sql`${attempt} + 1` },
    },
    {
      id,
      conversationId,
      userId: ofConversation<string>(sql`c.user_id`),
      agentId: ofConversation<string>(sql`c.agent_id`),
      seq,
      revision,
      // A reply has one.
      epoch: sql<number>`${epoch}`,
      attempt,
      question: sql<string>`(select q.text from messages q where q.id = ${replyTo})`,
      personAsked: ofConversation<boolean>(sql`c.handover_requested_at is not null`),
      createdAt,
      shownBefore: text,
      currentEpoch: ofConversation<number>(sql`c.epoch`),
    },
  )
}

/** Gives replies back before their lease ends, for the next node to take over at once. */
export const releaseLeases = (database: OpenDatabase, jobs: Pick<ReplyJob, 'id' | 'attempt'>[]) =>
  database.query(
    `update messages m set lease_until = now() from unnest($1::uuid[], $2::int[]) as mine (id, attempt)
     where m.id = mine.id and m.attempt = mine.attempt and m.lease_until is not null`,
    [jobs.map(({ id }) => id), jobs.map(({ attempt }) => attempt)],
  )

/** Cuts the replies of older epochs whose node is gone. @returns whether others are still under way. */
export async function cutAbandoned(
  database: OpenDatabase,
  conversationId: string,
  epoch: number,
): Promise<boolean> {
  await database.query(
    `with stale as (
       select id, row_number() over (order by seq) as n from messages
       where conversation_id = $1 and epoch < $2 and lease_until < now()
     ), conversation as (
       update conversations set revision = revision + (select count(*) from stale)
       where id = $1 and exists (select from stale)
       returning revision - (select count(*) from stale) as before
     )
     -- Each its own revision: a stream cut off between two of them resumes after the first.
     update messages m set status = 'cut', lease_until = null, attempt = attempt + 1, revision = conversation.before + stale.n
     from conversation, stale where m.id = stale.id and m.lease_until < now()`,
    [conversationId, epoch],
  )
  const { rows } = await database.query(
    'select id from messages where conversation_id = $1 and epoch < $2 and lease_until is not null limit 1',
    [conversationId, epoch],
  )
  return rows.length > 0
}
