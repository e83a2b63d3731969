import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database, DatabaseDriver } from '../../../db/client.ts'
import { conversations, messages } from '../../../db/schema/conversations.ts'
import { ACTED_NOW } from '../waiting/acted-store.ts'
import type { Speaker } from './control.ts'

/** A member of the account: their id, and the name the visitor reads. */
export type Person = { personId: string; name: string }

/**
 * Changes the speaker and begins a new epoch.
 * @returns the new epoch; nothing where somebody else had changed the speaker first.
 */
export async function changeSpeaker(
  db: Database,
  conversationId: string,
  from: Speaker,
  next: Speaker,
  { personId, name }: Person,
): Promise<number | undefined> {
  const [row] = await db
    .update(conversations)
    .set({
      control: next,
      ...(next === 'admin' ? takenBy(personId, name) : { personActedAt: null }),
      epoch: sql`${conversations.epoch} + 1`,
      // The request for a person is over: either one has come, or the bot has the conversation again and the customer may ask
      // anew.
      handoverRequestedAt: null,
    })
    .where(and(eq(conversations.id, conversationId), eq(conversations.control, from)))
    .returning({ epoch: conversations.epoch })
  return row?.epoch
}

/** Taking control of a conversation that is assigned to nobody assigns it to that person. */
const takenBy = (personId: string, adminName: string) => ({
  adminName,
  personActedAt: sql.raw(ACTED_NOW),
  resolvedAt: null,
  assigneeId: sql`coalesce(${conversations.assigneeId}, ${personId})`,
  assignedAt: sql`case when ${conversations.assigneeId} is null then now() else ${conversations.assignedAt} end`,
})

/**
 * Records that the person in control is active, so that the conversation is not given back to the bot. Writes at most once a
 * minute.
 */
export const noteActivity = (database: DatabaseDriver, conversationId: string) =>
  database.query(
    `update conversations set person_acted_at = now()
     where id = $1 and control = 'admin' and person_acted_at < now() - interval '1 minute'`,
    [conversationId],
  )

/**
 * Ends the right of an agent's replies to go on, by new epochs.
 * @returns the conversations that had such replies, with their new epoch
 */
export function silenceReplies(
  db: Database,
  agentId: string,
): Promise<{ id: string; epoch: number }[]> {
  const speaking = db
    .select({ id: messages.conversationId })
    .from(messages)
    .where(isNotNull(messages.leasedUntil))
  return db
    .update(conversations)
    .set({ epoch: sql`${conversations.epoch} + 1` })
    .where(and(eq(conversations.agentId, agentId), inArray(conversations.id, speaking)))
    .returning({ id: conversations.id, epoch: conversations.epoch })
}

/**
 * Cuts replies of older epochs whose node has died.
 * @returns how many were cut, and whether replies of other nodes are still under way.
 */
export async function cutAbandoned(
  database: DatabaseDriver,
  conversationId: string,
  epoch: number,
): Promise<{ cut: number; underWay: boolean }> {
  const { rows: cut } = await database.query(
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
     from conversation, stale where m.id = stale.id and m.lease_until < now() returning m.id`,
    [conversationId, epoch],
  )
  const { rows } = await database.query(
    'select id from messages where conversation_id = $1 and epoch < $2 and lease_until is not null limit 1',
    [conversationId, epoch],
  )
  return { cut: cut.length, underWay: rows.length > 0 }
}
