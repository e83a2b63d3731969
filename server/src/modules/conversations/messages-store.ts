import type { DatabaseDriver } from '../../db/client.ts'
import type { Message } from './message.ts'

const COLUMNS = `m.id, m.conversation_id, m.seq, m.revision, m.role, m.sender_name, m.client_id, m.text, m.status, m.outcome, m.event,
  m.sources, m.files, m.created_at, case m.role when 'admin' then (
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
  event: Message['event'] | null
  sources: Message['sources']
  files: NonNullable<Message['files']> | null
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
  ...(row.event && { event: row.event }),
  ...(row.files && { files: row.files }),
})

export async function findMessage(database: DatabaseDriver, id: string): Promise<Message | null> {
  const { rows } = await database.query(`select ${COLUMNS} from messages m where m.id = $1`, [id])
  return rows[0] ? toMessage(rows[0] as MessageRow) : null
}

/**
 * Messages of a conversation that changed after `revision`, in their order.
 * @param most how many at most: those that changed first
 */
export async function messagesAfter(
  database: DatabaseDriver,
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

/** A part of a conversation's messages: of those with a `seq` below `before`, the newest `last`. Without either, all. */
export type MessagePart = { before?: number | undefined; last?: number | undefined }

/** Messages of a conversation, in their order. */
export async function messagesOf(
  database: DatabaseDriver,
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
