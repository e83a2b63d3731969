import type { DatabaseDriver } from '../../db/client.ts'
import type { Message } from '../conversations/message.ts'

/** Messages read of a long conversation: a model does not read more. */
const MAX_MESSAGES = 200

/** The part of a message that drafts and summaries need. */
export type Spoken = Pick<Message, 'id' | 'role' | 'senderName' | 'text' | 'status' | 'outcome'> & {
  /** Title of the source page; null when there is none. */
  source: string | null
  /** Id of the customer's message that it answers; null for people. */
  replyTo: string | null
}

export type TalkState = {
  agentId: string
  control: 'bot' | 'admin'
  revision: number
  timeZone: string | null
}

const STATE = `
select agent_id as "agentId", control, revision, time_zone as "timeZone" from conversations where id = $1 and user_id = $2`

const SPOKEN = `
select id, role, sender_name as "senderName", text, status, outcome, sources->0->>'title' as source, reply_to as "replyTo"
from messages where conversation_id = $1 and text <> '' and event is null order by seq desc limit ${MAX_MESSAGES}`

/** The state of a conversation of the account. */
export async function findTalk(
  database: DatabaseDriver,
  userId: string,
  id: string,
): Promise<TalkState | undefined> {
  const { rows } = await database.query(STATE, [id, userId])
  return rows[0] as TalkState | undefined
}

/** The newest messages, oldest first. */
export async function listSpoken(database: DatabaseDriver, id: string): Promise<Spoken[]> {
  const { rows } = await database.query(SPOKEN, [id])
  return (rows as Spoken[]).toReversed()
}
