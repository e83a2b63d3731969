import { and, eq, gt, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database, DatabaseDriver } from '../../db/client.ts'
import { claim } from '../../db/lease.ts'
import { HIDDEN, isWaiting, telegramOutbox } from '../../db/schema/telegram.ts'
import { isAlias } from '../../lib/telegram-alias.ts'
import { accountOfChat, inSeconds } from './update-store.ts'

/** Longer than a request to Telegram may take, in seconds. */
const LEASE_SECONDS = 60
/** The same with a file, which goes over a slow connection, and twice if Telegram refuses its shape as a picture. */
const FILE_LEASE_SECONDS = 5 * 60
const KEPT_DAYS = 2

export type Outgoing = {
  position: number
  chatId: number
  /** Null when the bot is to leave the chat. */
  text: string | null
  replyTo: number | null
  messageId: string | null
  /** A file to be sent with the text. */
  fileId: string | null
  attempts: number
}

/** Appends something to the messages for a chat; a part of a message only once. */
export const insertOutgoing = (
  tx: Database,
  outgoing: Pick<typeof telegramOutbox.$inferInsert, 'chatId' | 'text'> &
    Partial<Pick<typeof telegramOutbox.$inferInsert, 'replyTo' | 'messageId' | 'part' | 'fileId'>>,
) =>
  tx
    .insert(telegramOutbox)
    .values({ ...outgoing, settledAt: isAlias(outgoing.chatId) ? HIDDEN : null })
    .onConflictDoNothing()

/** Whether the bot said this sentence of its own there in the last minute, or is about to. */
export async function wasSentLately(tx: Database, chatId: number, text: string): Promise<boolean> {
  const isLate = gt(telegramOutbox.settledAt, inSeconds(-60))
  const sameText = and(
    eq(telegramOutbox.chatId, chatId),
    isNull(telegramOutbox.messageId),
    eq(telegramOutbox.text, text),
    or(isWaiting(telegramOutbox.settledAt), isLate),
  )
  return (await tx.$count(telegramOutbox, sameText)) > 0
}

/** Drops messages of the bot that were not attempted yet, in conversations that a person has taken over meanwhile. */
const SILENCE = `
with silenced as (
  update telegram_outbox o set settled_at = now()
  from messages m join conversations c on c.id = m.conversation_id
  where coalesce(o.settled_at, 'infinity'::timestamptz) = 'infinity'::timestamptz and m.id = o.message_id and m.role = 'agent' and m.epoch < c.epoch
    and not exists (select from telegram_outbox tried where tried.message_id = m.id and tried.attempts > 0)
  returning m.id
)
update messages set status = 'cut' where id in (select id from silenced)`

const EARLIER = alias(telegramOutbox, 'earlier')

/** Claims the first waiting message of each chat, for one node only. Accounts take turns. */
export async function claimOutgoing(database: DatabaseDriver, most: number): Promise<Outgoing[]> {
  await database.query(SILENCE)
  const { attempts, chatId, fileId, messageId, position, replyTo, settledAt, text } = telegramOutbox
  const { db } = database
  const isBefore = and(eq(EARLIER.chatId, chatId), lt(EARLIER.position, position))
  const earlier = db
    .select({ one: sql`1` })
    .from(EARLIER)
    .where(and(isBefore, isWaiting(EARLIER.settledAt)))
  return claim(
    db,
    {
      table: telegramOutbox,
      key: ['position'],
      until: 'dueAt',
      lease: inSeconds(
        sql`case when ${fileId} is null then ${LEASE_SECONDS}::int else ${FILE_LEASE_SECONDS}::int end`,
      ),
      where: and(isWaiting(settledAt), notExists(earlier)),
      turns: { of: accountOfChat(chatId) },
      orderBy: [position],
      most,
      set: { attempts: sql`${attempts} + 1` },
    },
    { position, chatId, text, replyTo, messageId, fileId, attempts },
  )
}

/** @param sentId null when it was given up, or has no message in Telegram. */
export const settleOutgoing = (db: Database, position: number, sentId: number | null) =>
  db
    .update(telegramOutbox)
    .set({ settledAt: sql`now()`, sentId })
    .where(eq(telegramOutbox.position, position))

/** Schedules another attempt, unless another node has the message by now; every claim raises the attempts. */
export const postponeOutgoing = (
  db: Database,
  { position, attempts }: Pick<Outgoing, 'position' | 'attempts'>,
  seconds: number,
) =>
  db
    .update(telegramOutbox)
    .set({ dueAt: inSeconds(seconds) })
    .where(and(eq(telegramOutbox.position, position), eq(telegramOutbox.attempts, attempts)))

/** Gives up everything for a chat that cannot be reached any more. */
export const giveUpChat = (db: Database, chatId: number) =>
  db
    .update(telegramOutbox)
    .set({ settledAt: sql`now()` })
    .where(and(eq(telegramOutbox.chatId, chatId), isWaiting(telegramOutbox.settledAt)))

/** Also deletes the recent messages of these chats. */
export const dropOutgoing = (tx: Database, chatIds: number[]) =>
  tx.delete(telegramOutbox).where(inArray(telegramOutbox.chatId, chatIds))

export const forgetOldOutgoing = (db: Database) =>
  db
    .delete(telegramOutbox)
    .where(lt(telegramOutbox.settledAt, sql`now() - make_interval(days => ${KEPT_DAYS})`))
