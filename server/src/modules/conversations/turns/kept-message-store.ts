import { speakersWhere } from '../control/control.ts'

/** The fifth parameter of `KEPT_MESSAGE`: who is in control where nobody has been asked for yet. */
export const CALLED_UNDER = speakersWhere('request_person', 'person_is_called')

/**
 * Adds a customer's message that the bot does not answer, and asks for a person where none is in control; adds nothing where it was added
 * before. Its parameters are the conversation, the message's id, its client id, its text and `CALLED_UNDER`; what follows reads `conversation`,
 * which has `id`, `user_id`, `agent_id` and `asks`.
 */
export const KEPT_MESSAGE = `
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
)`
