import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { MessageFile } from 'shared-types'
import type { Database, DatabaseDriver } from '../../db/client.ts'
import { messages } from '../../db/schema/conversations.ts'
import { textThreads } from '../../db/schema/texting.ts'
import { addressesOf } from '../../lib/text-address.ts'

export type Pair = { ours: string; theirs: string }

/** Finds the conversation of a phone with an agent through one of its numbers. */
export async function findThread(db: Database, agentId: string, { ours, theirs }: Pair) {
  const [row] = await db
    .select()
    .from(textThreads)
    .where(
      and(
        eq(textThreads.agentId, agentId),
        eq(textThreads.ours, ours),
        eq(textThreads.theirs, theirs),
      ),
    )
  return row
}

/** The newest conversation of the account with a phone, through any number, by text or WhatsApp: its customer is the same person. */
export async function findNewestWith(
  db: Database,
  userId: string,
  theirs: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: textThreads.conversationId })
    .from(textThreads)
    .where(and(eq(textThreads.userId, userId), inArray(textThreads.theirs, addressesOf(theirs))))
    .orderBy(desc(textThreads.conversationId))
    .limit(1)
  return row?.id
}

export const insertThread = (tx: Database, thread: typeof textThreads.$inferInsert) =>
  tx.insert(textThreads).values(thread)

/** @returns the conversations of this pair, whose watchers must be told. */
export const setStopped = (tx: Database, { ours, theirs }: Pair, isStopped: boolean) =>
  tx
    .update(textThreads)
    .set({ stoppedAt: isStopped ? sql`coalesce(${textThreads.stoppedAt}, now())` : null })
    .where(and(eq(textThreads.ours, ours), eq(textThreads.theirs, theirs)))
    .returning({
      conversationId: textThreads.conversationId,
      userId: textThreads.userId,
      agentId: textThreads.agentId,
    })

const COUNT_LATELY = `
select (count(*) filter (where m.created_at > now() - interval '1 minute'))::int as minute, count(*)::int as day
from messages m
where m.conversation_id = $1 and m.role = 'customer' and m.client_id <> $2 and m.created_at > now() - interval '1 day'
  and m.seq > (select last_seq from conversations where id = $1) - $3`

/**
 * How many texts were accepted from a phone in the last minute and the last day, without this one.
 * @param most limit for counting
 */
export async function countLately(
  database: DatabaseDriver,
  { conversationId, sid, most }: { conversationId: string; sid: string; most: number },
): Promise<{ minute: number; day: number }> {
  // Each text may have a reply.
  const { rows } = await database.query(COUNT_LATELY, [conversationId, sid, most * 2])
  return rows[0] as { minute: number; day: number }
}

/** Whether the person wrote in the last 24 hours; after that WhatsApp accepts no answer. */
export async function hasWrittenLately(
  database: DatabaseDriver,
  conversationId: string,
): Promise<boolean> {
  const { rows } = await database.query(
    `select 1 from messages where conversation_id = $1 and role = 'customer' and created_at > now() - interval '24 hours' limit 1`,
    [conversationId],
  )
  return rows.length > 0
}

/** Handwritten SQL, so that it is prepared: every conversation of every channel asks it once. */
export async function isThread(database: DatabaseDriver, conversationId: string): Promise<boolean> {
  const { rows } = await database.query(
    'select 1 from text_threads where conversation_id = $1 limit 1',
    [conversationId],
  )
  return rows.length > 0
}

/** Conversations with messages that may be missing in the outbox. */
export async function listUnqueued(database: DatabaseDriver): Promise<string[]> {
  const { rows } = await database.query(
    `select t.conversation_id from text_threads t join conversations c on c.id = t.conversation_id
     where c.last_seq > t.queued_seq`,
  )
  return rows.map((row) => row['conversation_id'] as string)
}

/** Locks the thread until the transaction ends, so that its messages are queued once. */
export async function lockThread(tx: Database, conversationId: string) {
  const [row] = await tx
    .select()
    .from(textThreads)
    .where(eq(textThreads.conversationId, conversationId))
    .for('update')
  return row
}

export async function readThread(db: Database, conversationId: string) {
  const [row] = await db
    .select()
    .from(textThreads)
    .where(eq(textThreads.conversationId, conversationId))
  return row
}

export type Unqueued = {
  id: string
  seq: number
  role: 'agent' | 'admin' | 'customer'
  text: string
  senderName: string | null
  status: 'pending' | 'streaming' | 'complete' | 'cut' | 'failed'
  files: MessageFile[] | null
}

/** Messages after `seq`, in their order. */
export const listAfter = (tx: Database, conversationId: string, seq: number): Promise<Unqueued[]> =>
  tx
    .select({
      id: messages.id,
      seq: messages.seq,
      role: messages.role,
      text: messages.text,
      senderName: messages.senderName,
      status: messages.status,
      files: messages.files,
    })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), gt(messages.seq, seq)))
    .orderBy(messages.seq)

export const setQueued = (tx: Database, conversationId: string, queuedSeq: number) =>
  tx.update(textThreads).set({ queuedSeq }).where(eq(textThreads.conversationId, conversationId))
