import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Message, Update } from 'grammy/types'
import type { Database } from '../../../db/client.ts'
import {
  localTelegramChats,
  localTelegramMessages,
  localTelegramUpdates,
  localTelegramWebhook,
} from '../../../db/schema/local-telegram.ts'

export type LocalChat = typeof localTelegramChats.$inferSelect
type NewMessage = Omit<Message, 'message_id' | 'date' | 'chat'>

const MAX_SHOWN = 200

export const listChats = (db: Database, userId: string): Promise<LocalChat[]> =>
  db
    .select()
    .from(localTelegramChats)
    .where(eq(localTelegramChats.userId, userId))
    .orderBy(desc(localTelegramChats.createdAt))

export async function findChat(db: Database, id: string): Promise<LocalChat | undefined> {
  const [row] = await db.select().from(localTelegramChats).where(eq(localTelegramChats.id, id))
  return row
}

export async function findByChatId(db: Database, chatId: number): Promise<LocalChat | undefined> {
  const [row] = await db
    .select()
    .from(localTelegramChats)
    .where(eq(localTelegramChats.chatId, chatId))
  return row
}

/** The group that had this id before it became a supergroup. */
export async function findMigrated(db: Database, chatId: number): Promise<LocalChat | undefined> {
  const [row] = await db
    .select()
    .from(localTelegramChats)
    .where(eq(localTelegramChats.migratedFrom, chatId))
  return row
}

export async function insertChat(
  db: Database,
  chat: Pick<LocalChat, 'userId' | 'chatId' | 'title'> & Partial<Pick<LocalChat, 'type' | 'botId'>>,
): Promise<LocalChat> {
  const [row] = await db.insert(localTelegramChats).values(chat).returning()
  return row!
}

export async function updateChat(
  db: Database,
  id: string,
  change: Partial<Pick<LocalChat, 'chatId' | 'migratedFrom' | 'title' | 'type' | 'hasBot'>>,
): Promise<LocalChat> {
  const [row] = await db
    .update(localTelegramChats)
    .set(change)
    .where(eq(localTelegramChats.id, id))
    .returning()
  return row!
}

/** Gives a message its number and shows it to the group. */
export const insertMessage = (
  db: Database,
  chatId: string,
  content: NewMessage,
): Promise<Message> =>
  db.transaction(async (tx) => {
    const [chat] = await tx
      .update(localTelegramChats)
      .set({ lastMessageId: sql`${localTelegramChats.lastMessageId} + 1` })
      .where(eq(localTelegramChats.id, chatId))
      .returning()
    const message = {
      message_id: chat!.lastMessageId,
      date: Math.floor(Date.now() / 1000),
      chat: asChat(chat!),
      ...content,
    } as Message
    await tx
      .insert(localTelegramMessages)
      .values({ chat: chatId, messageId: message.message_id, message })
    return message
  })

/** The newest messages of a group, oldest first. */
export async function listMessages(db: Database, chat: string): Promise<Message[]> {
  const rows = await db
    .select({ message: localTelegramMessages.message })
    .from(localTelegramMessages)
    .where(eq(localTelegramMessages.chat, chat))
    .orderBy(desc(localTelegramMessages.messageId))
    .limit(MAX_SHOWN)
  return rows.map(({ message }) => message).toReversed()
}

export async function findMessage(
  db: Database,
  chat: string,
  messageId: number,
): Promise<Message | undefined> {
  const [row] = await db
    .select({ message: localTelegramMessages.message })
    .from(localTelegramMessages)
    .where(
      and(eq(localTelegramMessages.chat, chat), eq(localTelegramMessages.messageId, messageId)),
    )
  return row?.message
}

export const insertUpdate = (
  db: Database,
  botId: number | null,
  update: Omit<Update, 'update_id'>,
) => db.insert(localTelegramUpdates).values({ botId, update })

/** Deletes the updates before `offset`. @returns those after it. */
export async function takeUpdates(
  db: Database,
  botId: number | null,
  offset: number,
  limit: number,
): Promise<Update[]> {
  const { updateId: number } = localTelegramUpdates
  const own = sql`${localTelegramUpdates.botId} is not distinct from ${botId}::bigint`
  await db.delete(localTelegramUpdates).where(and(own, lt(number, offset)))
  const rows = await db
    .select()
    .from(localTelegramUpdates)
    .where(and(own, gte(number, offset)))
    .orderBy(asc(number))
    .limit(limit)
  return rows.map(({ updateId, update }) => ({ update_id: updateId, ...update }))
}

export const saveWebhook = (
  db: Database,
  webhook: { botId: number; url: string; secretToken: string },
) =>
  db
    .insert(localTelegramWebhook)
    .values(webhook)
    .onConflictDoUpdate({ target: localTelegramWebhook.botId, set: webhook })

export const removeWebhook = (db: Database, botId: number) =>
  db.delete(localTelegramWebhook).where(eq(localTelegramWebhook.botId, botId))

export async function findWebhook(db: Database, botId: number) {
  const [row] = await db
    .select()
    .from(localTelegramWebhook)
    .where(eq(localTelegramWebhook.botId, botId))
  return row
}

/** A chat in the format of the Bot API. */
export const asChat = ({ chatId: id, title, type }: LocalChat) =>
  type === 'private' ? { id, type, first_name: title } : { id, title, type }
