import type { DatabaseDriver } from '../../db/client.ts'
import type { Message } from '../conversations/message.ts'

/** Of a long conversation the newest tell what it is about; a model reads no more. */
const MOST_MESSAGES = 200

/** What was said, as far as drafts and summaries have to know it. */
export type Spoken = Pick<Message, 'id' | 'role' | 'senderName' | 'text' | 'status' | 'outcome'> & {
  /** Of the page it comes from; null where there is none. */
  source: string | null
  /** The customer's message it answers; null for people. */
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
from messages where conversation_id = $1 and text <> '' and event is null order by seq desc limit ${MOST_MESSAGES}`

/** Where a conversation of the account stands. */
export async function findTalk(
  database: DatabaseDriver,
  userId: string,
  id: string,
): Promise<TalkState | undefined> {
  const { rows } = await database.query(STATE, [id, userId])
  return rows[0] as TalkState | undefined
}

/** The newest of what was said, oldest first. */
export async function listSpoken(database: DatabaseDriver, id: string): Promise<Spoken[]> {
  const { rows } = await database.query(SPOKEN, [id])
  return (rows as Spoken[]).toReversed()
}
