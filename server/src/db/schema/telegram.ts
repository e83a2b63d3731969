import { sql } from 'drizzle-orm'
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Update } from 'grammy/types'
import { accountOfParent, createdAt, id, moment, leasedUntil } from '../columns.ts'
import { conversations, messages } from './conversations.ts'
import { integrations } from './integrations.ts'

/** Ids of Telegram have up to 52 significant bits. */
const number = () => bigint({ mode: 'number' })

/** Groups in which an agent answers: one agent a group. */
export const telegramGroups = pgTable(
  'telegram_groups',
  {
    id: id(),
    /** Null once the integration is deleted: the bot still has to leave. */
    integrationId: uuid().references(() => integrations.id, { onDelete: 'set null' }),
    /** Changes when the group becomes a supergroup. */
    chatId: number().notNull().unique(),
    title: text().notNull(),
    linkedAt: createdAt(),
  },
  (table) => [index('telegram_groups_integration').on(table.integrationId, table.linkedAt)],
)

/** What a conversation has of Telegram: one person in one group. */
export const telegramThreads = pgTable(
  'telegram_threads',
  {
    userId: accountOfParent(),
    conversationId: uuid()
      .primaryKey()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** Null once the group is not linked any more: nothing can be said there. */
    groupId: uuid().references(() => telegramGroups.id, { onDelete: 'set null' }),
    /** Kept for the inbox when the group is gone. */
    groupTitle: text().notNull(),
    senderId: number().notNull(),
    /** The person's newest message, which the owner's refer to; null where the group has numbered its messages anew since. */
    lastMessageId: number(),
    /** Messages of the conversation up to here are in the outbox, or never will be. */
    queuedSeq: integer().notNull().default(0),
  },
  (table) => [uniqueIndex('telegram_threads_sender').on(table.groupId, table.senderId)],
)

/** What Telegram told, kept before it is answered; and once processed, so that the same is not processed again. */
export const telegramUpdates = pgTable(
  'telegram_updates',
  {
    botId: number().notNull(),
    updateId: number().notNull(),
    /** Updates of one chat are processed one after the other. */
    chatId: number().notNull(),
    update: jsonb().$type<Update>().notNull(),
    receivedAt: createdAt(),
    attempts: integer().notNull().default(0),
    /** Not to be processed before: a node is at it, or it failed. */
    dueAt: moment().notNull().defaultNow(),
    processedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.botId, table.updateId] }),
    index('telegram_updates_waiting')
      .on(table.chatId, table.updateId)
      .where(sql`${table.processedAt} is null`),
    index('telegram_updates_processed').on(table.processedAt),
  ],
)

/** What is to be said or done in Telegram, chat by chat in this order. */
export const telegramOutbox = pgTable(
  'telegram_outbox',
  {
    position: number().primaryKey().generatedAlwaysAsIdentity(),
    chatId: number().notNull(),
    /** Null: the bot leaves. */
    text: text(),
    /** Message of the chat it answers. */
    replyTo: number(),
    /** The message of a conversation it is a part of; null for what no conversation holds. */
    messageId: uuid().references(() => messages.id, { onDelete: 'cascade' }),
    /** In `chat_files`: sent with the text as its caption. */
    fileId: uuid(),
    /** From 0: Telegram takes 4096 characters at a time. */
    part: integer().notNull().default(0),
    attempts: integer().notNull().default(0),
    /** Not to be sent before: a node is at it, or Telegram asked to wait. */
    dueAt: moment().notNull().defaultNow(),
    /** Sent, or given up. */
    settledAt: moment(),
    /** Telegram's id of it; null when it was given up. */
    sentId: number(),
  },
  (table) => [
    uniqueIndex('telegram_outbox_message').on(table.messageId, table.part),
    index('telegram_outbox_waiting')
      .on(table.chatId, table.position)
      .where(sql`${table.settledAt} is null`),
    index('telegram_outbox_settled').on(table.settledAt),
  ],
)

/** Which node polls: Telegram tells each update to one only. */
export const telegramPolling = pgTable('telegram_polling', {
  botId: number().primaryKey(),
  node: uuid().notNull(),
  leasedUntil: leasedUntil('lease_until').notNull(),
})
