import { and, eq, sql } from 'drizzle-orm'
import type { Database, DatabaseDriver } from '../../db/client.ts'
import { accountSettings } from '../../db/schema/account-settings.ts'
import { conversations, customers } from '../../db/schema/conversations.ts'
import { letterThreads } from '../../db/schema/letters.ts'

/** A person who keeps writing is given this many times the usual wait, so that their messages become one mail. */
const PATIENCE = 3
const MAX_GATHERED = 100
/** Messages that waited longer, because no server was running, are not sent any more. */
const STALE_DAYS = 2

// Not the `claim` of db/lease.ts: nothing is leased, because one statement makes the mails and marks the threads as told.
const GATHER = `
with due as (
  select conversation_id, user_id, greatest(mailed_seq, seen_seq) as after_seq, waiting_since from letter_threads
  where waiting_since is not null
    and (newest_at <= now() - make_interval(secs => $1) or waiting_since <= now() - make_interval(secs => $1 * ${PATIENCE}))
  order by waiting_since limit ${MAX_GATHERED} for update skip locked
), unseen as (
  select due.*, (
    select max(m.seq) from messages m where m.conversation_id = due.conversation_id and m.role = 'admin' and m.seq > due.after_seq
      and due.waiting_since > now() - make_interval(days => ${STALE_DAYS})
  ) as to_seq from due
), made as (
  insert into letters (id, user_id, conversation_id, kind, after_seq, to_seq)
  select gen_random_uuid(), user_id, conversation_id, 'replies', after_seq, to_seq from unseen where to_seq is not null
)
update letter_threads t set waiting_since = null, newest_at = null, mailed_seq = greatest(t.mailed_seq, coalesce(unseen.to_seq, 0))
from unseen where t.conversation_id = unseen.conversation_id
returning unseen.to_seq`

/**
 * Makes letters from a person's messages that no browser of the visitor has received for `waitMs`.
 * @returns how many
 */
export async function gatherLetters(database: DatabaseDriver, waitMs: number): Promise<number> {
  const { rows } = await database.query(GATHER, [waitMs / 1000])
  return rows.filter((row) => row['to_seq'] !== null).length
}

const MARK_SEEN = `
update letter_threads t set seen_seq = seen.seq from (
  select max(seq) as seq from messages where conversation_id = $1 and role = 'admin' and revision <= $2
) seen where t.conversation_id = $1 and t.seen_seq < seen.seq`

/** Records that a browser of the visitor received the messages up to `revision`. */
export const markSeen = (database: DatabaseDriver, conversationId: string, revision: number) =>
  database.query(MARK_SEEN, [conversationId, revision])

const UNSEEN = `
select from letter_threads t where conversation_id = $1 and waiting_since is not null
  and exists (select from messages m where m.conversation_id = $1 and m.role = 'admin' and m.seq > t.seen_seq)`

/** Whether a person's reply waits to be mailed because no browser of the visitor has received it. */
export async function isUnseen(database: DatabaseDriver, conversationId: string): Promise<boolean> {
  const { rows } = await database.query(UNSEEN, [conversationId])
  return rows.length > 0
}

/** Everything that decides whether and how a visitor gets mail. */
export async function findThread(db: Database, conversationId: string) {
  const [row] = await db
    .select({
      userId: conversations.userId,
      agentId: conversations.agentId,
      pageUrl: conversations.pageUrl,
      timeZone: conversations.timeZone,
      email: customers.email,
      token: letterThreads.token,
      seenSeq: sql<number>`coalesce(${letterThreads.seenSeq}, 0)`,
      bouncedAt: letterThreads.bouncedAt,
      isOn: sql<boolean>`coalesce(${accountSettings.answerByEmail}, true)`,
    })
    .from(conversations)
    .innerJoin(customers, eq(customers.id, conversations.customerId))
    .leftJoin(letterThreads, eq(letterThreads.conversationId, conversations.id))
    .leftJoin(accountSettings, eq(accountSettings.userId, conversations.userId))
    .where(eq(conversations.id, conversationId))
  return row
}

/**
 * The mail thread of a conversation, created if needed.
 * @returns its token
 */
export async function threadToken(db: Database, userId: string, conversationId: string) {
  await db.insert(letterThreads).values({ userId, conversationId }).onConflictDoNothing()
  const own = and(
    eq(letterThreads.conversationId, conversationId),
    eq(letterThreads.userId, userId),
  )
  const [row] = await db.select({ token: letterThreads.token }).from(letterThreads).where(own)
  return row?.token
}

/** The conversation of an address for answers. */
export async function findByToken(db: Database, token: string) {
  const [row] = await db
    .select({
      conversationId: letterThreads.conversationId,
      userId: letterThreads.userId,
      agentId: conversations.agentId,
      email: customers.email,
    })
    .from(letterThreads)
    .innerJoin(conversations, eq(conversations.id, letterThreads.conversationId))
    .innerJoin(customers, eq(customers.id, conversations.customerId))
    .where(eq(letterThreads.token, token))
  return row
}

/** Marks the visitor's address as bouncing: nothing more is sent until they give another one. */
export const markBounced = (db: Database, conversationId: string) =>
  db
    .update(letterThreads)
    .set({ bouncedAt: sql`now()` })
    .where(eq(letterThreads.conversationId, conversationId))
