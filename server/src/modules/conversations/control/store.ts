import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database, DatabaseDriver } from '../../../db/client.ts'
import { conversations, messages } from '../../../db/schema/conversations.ts'
import { ACTED_NOW } from '../waiting/acted.ts'
import type { Speaker } from './control.ts'

/** Somebody of the account: who they are, and the name the visitor reads. */
export type Person = { personId: string; name: string }

/** @returns the new epoch, or nothing when the speaker was not `from` any more. */
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
      // Whoever asked for a person has one; whoever is left to the bot again may ask anew.
      handoverRequestedAt: null,
    })
    .where(and(eq(conversations.id, conversationId), eq(conversations.control, from)))
    .returning({ epoch: conversations.epoch })
  return row?.epoch
}

/** Whoever takes control of what nobody looks after looks after it from then on. */
const takenBy = (personId: string, adminName: string) => ({
  adminName,
  personActedAt: sql.raw(ACTED_NOW),
  resolvedAt: null,
  assigneeId: sql`coalesce(${conversations.assigneeId}, ${personId})`,
  assignedAt: sql`case when ${conversations.assigneeId} is null then now() else ${conversations.assignedAt} end`,
})

/** The person in control is at it: it is not left lying. Written once a minute, however fast they type. */
export const noteActivity = (database: DatabaseDriver, conversationId: string) =>
  database.query(
    `update conversations set person_acted_at = now()
     where id = $1 and control = 'admin' and person_acted_at < now() - interval '1 minute'`,
    [conversationId],
  )

/** Ends the right of every reply under way to go on. @returns the conversations they are in, with their new epoch */
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

/** Cuts the replies of older epochs whose node is gone. @returns how many, and whether others are still under way. */
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
