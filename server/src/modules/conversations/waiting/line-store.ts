import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import type { Due } from './due-store.ts'

/** A message of the agent that announces an event. */
export type Line = { id: string; text: string }

/** The customer's newest message, if nobody has answered it; `isMail` when it came by email. */
export async function findUnanswered(
  db: Database,
  conversationId: string,
): Promise<{ id: string; isMail: boolean } | undefined> {
  const rows = await rowsOf<{ id: string; isMail: boolean }>(
    db,
    sql`
    select last.id, exists (select from received_mails where message_id = last.id) as "isMail" from (
      select id, role from messages where conversation_id = ${conversationId} and event is null order by seq desc limit 1
    ) last
    where last.role = 'customer' and not exists (select from messages m where m.reply_to = last.id)`,
  )
  return rows[0]
}

/**
 * Gives control back to the bot and adds the message that says so, in one statement. An unanswered question becomes a reply
 * without a node, which recovery then makes.
 * @param isPersonWanted no reply is made, and a person is asked for again
 * @returns the new epoch; nothing where something happened in the conversation meanwhile
 */
export async function returnToBot(
  tx: Database,
  { id, epoch, lastSeq }: Due,
  line: Line,
  reply: { id: string; to: string } | null,
  isPersonWanted: boolean,
): Promise<number | undefined> {
  const replies = sql.raw(reply ? '1' : '0')
  const rows = await rowsOf<{ epoch: number }>(
    tx,
    sql`
    with conversation as (
      update conversations set control = 'bot', epoch = epoch + 1, person_acted_at = null, lease_until = null,
        handover_requested_at = case when ${isPersonWanted} then now() else handover_requested_at end,
        nobody_told_at = case when ${isPersonWanted} then null else nobody_told_at end,
        last_seq = last_seq + 1 + ${replies}, revision = revision + 1 + ${replies}, last_message_at = now()
      where id = ${id} and control = 'admin' and epoch = ${epoch} and last_seq = ${lastSeq} and lease_until > now()
      returning *
    ), told as (
      insert into messages (id, user_id, conversation_id, seq, revision, role, text, status, event)
      select ${line.id}::uuid, user_id, id, last_seq - ${replies}, revision - ${replies}, 'agent', ${line.text}, 'complete', 'returned'
      from conversation
    ), asked as (
      insert into messages (id, user_id, conversation_id, seq, revision, role, text, status, reply_to, epoch, lease_until)
      select ${reply?.id ?? null}::uuid, user_id, id, last_seq, revision, 'agent', '', 'pending', ${reply?.to ?? null}::uuid, epoch, now()
      from conversation where ${replies} = 1
    )
    select epoch from conversation`,
  )
  return rows[0]?.epoch
}

/**
 * Adds the message that nobody came, once.
 * @returns whether it was added: the customer may have stopped waiting
 */
export async function insertNobodyCame(db: Database, { id, epoch }: Due, line: Line) {
  const rows = await rowsOf(
    db,
    sql`
    with conversation as (
      update conversations set nobody_told_at = now(), lease_until = null,
        last_seq = last_seq + 1, revision = revision + 1, last_message_at = now()
      where id = ${id} and control = 'bot' and epoch = ${epoch} and handover_requested_at is not null and nobody_told_at is null
      returning *
    )
    insert into messages (id, user_id, conversation_id, seq, revision, role, text, status, event)
    select ${line.id}::uuid, user_id, id, last_seq, revision, 'agent', ${line.text}, 'complete', 'nobody_came' from conversation
    returning id`,
  )
  return rows.length > 0
}

/** Rows of a statement: both drivers return this shape, but their types are wider. */
const rowsOf = async <T>(db: Database, statement: SQL) =>
  ((await db.execute(statement)) as unknown as { rows: T[] }).rows
