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

/** Groups of the local Telegram, each made by an account that tries its agents out. */
export const localTelegramChats = pgTable(
  'local_telegram_chats',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As the Bot API knows it: below zero; another one once it is a supergroup. */
    chatId: number().notNull().unique(),
    /** Its id before it became a supergroup. */
    migratedFrom: number().unique(),
    title: text().notNull(),
    /** The bot that is in it; null for that of the installation. */
    botId: number(),
    type: text().$type<'group' | 'supergroup' | 'private'>().notNull().default('group'),
    hasBot: boolean().notNull().default(true),
    /** Id of the newest message. */
    lastMessageId: number().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [index('local_telegram_chats_user').on(table.userId)],
)

/** What everybody in a group sees, as the Bot API words it. */
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

/** What waits to be polled. */
export const localTelegramUpdates = pgTable('local_telegram_updates', {
  updateId: number().primaryKey().generatedAlwaysAsIdentity({ startWith: 100_000 }),
  /** For whom it is; null for the bot of the installation. */
  botId: number(),
  update: jsonb().$type<Omit<Update, 'update_id'>>().notNull(),
})

/** Bots that accounts made, as with BotFather. */
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

/** Webhooks, as long as they are set: one row for a bot. */
export const localTelegramWebhook = pgTable('local_telegram_webhook', {
  botId: number().primaryKey(),
  url: text().notNull(),
  secretToken: text().notNull(),
})
