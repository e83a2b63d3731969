import type { DatabaseDriver } from '../../../db/client.ts'
import { isUniqueViolation } from '../../../db/errors.ts'
import { speakersWhere } from '../control/control.ts'

const CALLED_UNDER = speakersWhere('request_person', 'person_is_called')

const INSERT = `
with before as (
  select id, handover_requested_at is null and control::text = any($5::text[]) as asks from conversations where id = $1 for update
), conversation as (
  update conversations c set last_seq = last_seq + 1, revision = revision + 1, unread = unread + 1, last_message_at = now(), resolved_at = null,
    handover_requested_at = case when before.asks then now() else handover_requested_at end,
    nobody_told_at = case when before.asks then null else nobody_told_at end
  from before
  where c.id = before.id and not exists (select from messages where conversation_id = $1 and client_id = $3)
  returning c.id, user_id, agent_id, last_seq, revision, before.asks
), said as (
  insert into messages (id, user_id, conversation_id, seq, revision, role, client_id, text, status)
  select $2, user_id, id, last_seq, revision, 'customer', $3, $4, 'complete' from conversation
)
select user_id, agent_id, asks from conversation`

/**
 * Adds a customer's message that the bot does not answer, and asks for a person where none is in control.
 * @returns nothing where it was added before
 */
export async function insertKept(
  database: DatabaseDriver,
  said: { conversationId: string; messageId: string; clientId: string; text: string },
): Promise<{ userId: string; agentId: string; asks: boolean } | undefined> {
  const { conversationId, messageId, clientId, text } = said
  try {
    const values = [conversationId, messageId, clientId, text, CALLED_UNDER]
    const [row] = (await database.query(INSERT, values)).rows
    return (
      row && {
        userId: row['user_id'] as string,
        agentId: row['agent_id'] as string,
        asks: row['asks'] as boolean,
      }
    )
  } catch (error) {
    // The same message arrived twice at the same moment, and the other one was added.
    if (isUniqueViolation(error)) return undefined
    throw error
  }
}
