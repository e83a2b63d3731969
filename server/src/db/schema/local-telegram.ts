import {
  bigint,
  boolean,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Message, Update } from 'grammy/types'
import { accountOfParent, createdAt, id } from '../columns.ts'
import { users } from './users.ts'

const number = () => bigint({ mode: 'number' })

/** Groups of the local Telegram stand-in, each made by an account that tries its agents. */
export const localTelegramChats = pgTable(
  'local_telegram_chats',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Its id in the Bot API: negative, and different once it is a supergroup. */
    chatId: number().notNull().unique(),
    /** Its id before it became a supergroup. */
    migratedFrom: number().unique(),
    title: text().notNull(),
    /** The bot in the group; null for the installation's bot. */
    botId: number(),
    type: text().$type<'group' | 'supergroup' | 'private'>().notNull().default('group'),
    hasBot: boolean().notNull().default(true),
    /** Id of the newest message. */
    lastMessageId: number().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [index('local_telegram_chats_user').on(table.userId)],
)

/** The messages of a group, in the format of the Bot API. */
export const localTelegramMessages = pgTable(
  'local_telegram_messages',
  {
    id: id(),
    userId: accountOfParent(),
    chat: uuid()
      .notNull()
      .references(() => localTelegramChats.id, { onDelete: 'cascade' }),
    messageId: number().notNull(),
    message: jsonb().$type<Message>().notNull(),
  },
  (table) => [uniqueIndex('local_telegram_messages_chat').on(table.chat, table.messageId)],
)

/** Updates that wait to be polled. */
export const localTelegramUpdates = pgTable('local_telegram_updates', {
  updateId: number().primaryKey().generatedAlwaysAsIdentity({ startWith: 100_000 }),
  /** The bot that the update is for; null for the installation's bot. */
  botId: number(),
  update: jsonb().$type<Omit<Update, 'update_id'>>().notNull(),
})

/** Bots that accounts made, as they would with BotFather. */
export const localTelegramBots = pgTable(
  'local_telegram_bots',
  {
    botId: number().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    username: text().notNull().unique(),
    token: text().notNull().unique(),
  },
  (table) => [index('local_telegram_bots_user').on(table.userId)],
)

/** Webhooks that are set: one row for each bot. */
export const localTelegramWebhook = pgTable('local_telegram_webhook', {
  botId: number().primaryKey(),
  url: text().notNull(),
  secretToken: text().notNull(),
})
