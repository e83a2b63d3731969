import type { DatabaseDriver } from '../../../db/client.ts'
import { speakersWhere } from './control.ts'
import type { Message } from '../message.ts'
import { findMessage } from '../messages-store.ts'

const CALLED_UNDER = speakersWhere('request_person', 'person_is_called')

/**
 * Records that a person was asked for and adds the message `text` of the agent.
 * @returns null where a person had been asked for already, or is in control.
 */
export async function callPerson(
  database: DatabaseDriver,
  conversationId: string,
  messageId: string,
  text: string,
): Promise<Message | null> {
  await database.query(
    `with conversation as (
       update conversations set handover_requested_at = now(), nobody_told_at = null, resolved_at = null, last_seq = last_seq + 1, revision = revision + 1, last_message_at = now()
       where id = $1 and handover_requested_at is null and control::text = any($4::text[])
       returning id, last_seq, revision
     )
     insert into messages (id, conversation_id, seq, revision, role, text, status)
     select $2, id, last_seq, revision, 'agent', $3, 'complete' from conversation`,
    [conversationId, messageId, text, CALLED_UNDER],
  )
  return findMessage(database, messageId)
}

/**
 * Records that a person was asked for without adding a message, because the bot's reply says it. Does nothing while an admin is
 * in control.
 * @returns the conversation's epoch at that moment; undefined where nothing was recorded
 */
export async function markCall(
  database: DatabaseDriver,
  conversationId: string,
): Promise<number | undefined> {
  const { rows } = await database.query(
    `update conversations set handover_requested_at = now(), nobody_told_at = null, resolved_at = null
     where id = $1 and handover_requested_at is null and control::text = any($2::text[]) returning epoch`,
    [conversationId, CALLED_UNDER],
  )
  return rows[0]?.['epoch'] as number | undefined
}

/** The message that told the customer a person was called; where they asked in words, the newest reply. */
export async function findCall(
  database: DatabaseDriver,
  conversationId: string,
): Promise<Message | null> {
  const { rows } = await database.query(
    `select m.id from messages m join conversations c on c.id = m.conversation_id
     where c.id = $1 and c.handover_requested_at is not null and m.role = 'agent' and m.lease_until is null
     order by m.reply_to is null desc, m.seq desc limit 1`,
    [conversationId],
  )
  return rows[0] ? findMessage(database, rows[0]['id'] as string) : null
}

type Writing = {
  texts: string[]
  channel: 'widget' | 'telegram'
  locale: string | null
  time_zone: string | null
}

/** The newest messages of the customer, newest first, with their channel and the locale and time zone of their browser. */
export async function findWriting(
  database: DatabaseDriver,
  conversationId: string,
): Promise<Writing> {
  const { rows } = await database.query(
    `select c.channel, c.locale, c.time_zone, array(
       select m.text from messages m where m.conversation_id = c.id and m.role = 'customer' order by m.seq desc limit 4
     ) as texts from conversations c where c.id = $1`,
    [conversationId],
  )
  return rows[0] as Writing
}
