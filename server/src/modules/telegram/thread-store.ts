import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { MessageFile } from 'shared-types'
import type { Database, DatabaseDriver } from '../../db/client.ts'
import { agents } from '../../db/schema/agents.ts'
import { conversations, messages } from '../../db/schema/conversations.ts'
import { telegramGroups, telegramThreads } from '../../db/schema/telegram.ts'
import type { Sayable } from './compose.ts'

/** Stores the person's newest message. @returns their conversation in this group, if they have one. */
export async function touchThread(
  tx: Database,
  { groupId, senderId, messageId }: { groupId: string; senderId: number; messageId: number },
): Promise<string | undefined> {
  const [row] = await tx
    .update(telegramThreads)
    .set({ lastMessageId: messageId })
    .where(and(eq(telegramThreads.groupId, groupId), eq(telegramThreads.senderId, senderId)))
    .returning({ conversationId: telegramThreads.conversationId })
  return row?.conversationId
}

/** @param isOwn whether it is with an account's own bot, which the previous release would not use */
export const insertThread = (
  tx: Database,
  thread: typeof telegramThreads.$inferInsert,
  isOwn: boolean,
) =>
  tx
    .insert(telegramThreads)
    .values({ ...thread, ...(isOwn && { queuedSeq: NOTHING_TO_SEND, ownQueuedSeq: 0 }) })

/** A message number that no conversation reaches. */
const NOTHING_TO_SEND = 2 ** 31 - 1

/** Newest messages of a conversation among which those of the last minute are counted. */
const LATEST = 100
const COUNT_QUESTIONS = `
select count(*)::int as in_group, (count(*) filter (where t.sender_id = $3))::int as of_sender,
  exists (
    select from telegram_threads own join conversations held on held.id = own.conversation_id
    where own.group_id = $2 and own.sender_id = $3 and held.control = 'admin'
  ) as with_person
from conversations c
join telegram_threads t on t.conversation_id = c.id and t.group_id = $2
join messages m on m.conversation_id = c.id and m.seq > c.last_seq - ${LATEST}
  and m.role = 'customer' and m.client_id <> $4 and m.created_at > now() - interval '1 minute'
where c.user_id = $1 and c.last_message_at > now() - interval '1 minute'`

/**
 * Counts the questions of the last minute, without the present one, so that a question accepted before a node died does not count against
 * itself. The questions of a chat are processed one after another, so the counts are exact.
 */
export async function countQuestions(
  database: DatabaseDriver,
  of: { userId: string; groupId: string; senderId: number; clientId: string },
): Promise<{ inGroup: number; ofSender: number; withPerson: boolean }> {
  const { rows } = await database.query(COUNT_QUESTIONS, [
    of.userId,
    of.groupId,
    of.senderId,
    of.clientId,
  ])
  const row = rows[0]!
  return {
    inGroup: row['in_group'] as number,
    ofSender: row['of_sender'] as number,
    withPerson: row['with_person'] as boolean,
  }
}

/** Handwritten SQL, so that it is prepared: every conversation of every channel asks it once. */
export async function isThread(database: DatabaseDriver, conversationId: string): Promise<boolean> {
  const { rows } = await database.query(
    'select 1 from telegram_threads where conversation_id = $1 limit 1',
    [conversationId],
  )
  return rows.length > 0
}

/** Conversations with messages that may be missing in the outbox. */
export async function listUnqueued(database: DatabaseDriver): Promise<string[]> {
  const { rows } = await database.query(
    `select t.conversation_id from telegram_threads t join conversations c on c.id = t.conversation_id
     where c.last_seq > coalesce(t.own_queued_seq, t.queued_seq)`,
  )
  return rows.map((row) => row['conversation_id'] as string)
}

export type Thread = {
  /** Null when there is no group any more. */
  chatId: number | null
  lastMessageId: number | null
  queuedSeq: number
  allowHandover: boolean
  handoverRequested: boolean
  /** The language in the agent's settings. */
  language: string
  locale: string | null
}

/** Locks the thread until the transaction ends, so that its messages are queued once. */
export async function lockThread(
  tx: Database,
  conversationId: string,
): Promise<Thread | undefined> {
  const [locked] = await tx
    .select()
    .from(telegramThreads)
    .where(eq(telegramThreads.conversationId, conversationId))
    .for('update')
  if (!locked) return undefined
  const [place] = await tx
    .select({
      chatId: telegramGroups.chatId,
      allowHandover: agents.allowHandover,
      handoverRequested: sql<boolean>`${conversations.handoverRequestedAt} is not null`,
      language: agents.language,
      locale: conversations.locale,
    })
    .from(conversations)
    .innerJoin(agents, eq(agents.id, conversations.agentId))
    .leftJoin(
      telegramGroups,
      and(eq(telegramGroups.id, locked.groupId!), isNotNull(telegramGroups.integrationId)),
    )
    .where(eq(conversations.id, conversationId))
  return { ...locked, queuedSeq: locked.ownQueuedSeq ?? locked.queuedSeq, ...place! }
}

export type Unqueued = Omit<Sayable, 'role' | 'status'> & {
  id: string
  seq: number
  role: Sayable['role'] | 'customer'
  status: Sayable['status'] | 'pending' | 'streaming' | 'cut'
  files: MessageFile[] | null
  /** Client id of the customer's message that it answers: `chat:message`. */
  questionId: string | null
}

/** Messages after `seq`, in their order. */
export async function listAfter(
  tx: Database,
  conversationId: string,
  seq: number,
): Promise<Unqueued[]> {
  const asked = alias(messages, 'asked')
  return tx
    .select({
      id: messages.id,
      seq: messages.seq,
      role: messages.role,
      text: messages.text,
      senderName: messages.senderName,
      status: messages.status,
      outcome: messages.outcome,
      sources: messages.sources,
      files: messages.files,
      questionId: asked.clientId,
    })
    .from(messages)
    .leftJoin(asked, eq(asked.id, messages.replyTo))
    .where(and(eq(messages.conversationId, conversationId), gt(messages.seq, seq)))
    .orderBy(messages.seq)
}

export const setQueued = (tx: Database, conversationId: string, queuedSeq: number) =>
  tx
    .update(telegramThreads)
    .set({
      queuedSeq: sql`case when ${telegramThreads.ownQueuedSeq} is null then ${queuedSeq}::int else ${telegramThreads.queuedSeq} end`,
      ownQueuedSeq: sql`case when ${telegramThreads.ownQueuedSeq} is not null then ${queuedSeq}::int end`,
    })
    .where(eq(telegramThreads.conversationId, conversationId))
