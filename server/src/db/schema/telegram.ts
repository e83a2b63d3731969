import { sql } from 'drizzle-orm'
import {
  bigint,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Update } from 'grammy/types'
import { FIRST_ALIAS } from '../../lib/telegram-alias.ts'
import { accountOfParent, createdAt, id, moment, leasedUntil } from '../columns.ts'
import { conversations, messages } from './conversations.ts'
import { integrations } from './integrations.ts'
import { account } from './users.ts'

/** Ids in Telegram have up to 52 significant bits. */
const number = () => bigint({ mode: 'number' })

/**
 * Marks rows of accounts' own bots as settled for the previous release, which would send them through the installation's bot; for this
 * release they are waiting.
 */
export const HIDDEN = sql`'infinity'::timestamptz`

/** Condition: the row is waiting, whichever bot it belongs to. Indexes contain this condition word for word. */
export const isWaiting = (settledAt: PgColumn) => sql`coalesce(${settledAt}, ${HIDDEN}) = ${HIDDEN}`

/** Bots that accounts provide, each for one agent. */
export const telegramBots = pgTable(
  'telegram_bots',
  {
    id: id(),
    userId: account(),
    /** Null once the bot was removed or replaced: it still has to leave its groups. */
    integrationId: uuid()
      .unique()
      .references(() => integrations.id, { onDelete: 'set null' }),
    /** The bot's id in Telegram. */
    botId: number().notNull().unique(),
    /** Without `@`. */
    username: text().notNull(),
    /** The token from BotFather, encrypted. */
    sealed: text().notNull(),
    /** Since when Telegram refuses the token; null while it accepts it. */
    refusedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [index('telegram_bots_account').on(table.userId)],
)

/**
 * Chats of these bots. Two bots may be in one group, and a private chat has the id of the person, so chat ids are not unique here. Each
 * chat therefore has an alias, which the tables below use; negative for groups, as in Telegram.
 */
export const telegramBotChats = pgTable(
  'telegram_bot_chats',
  {
    alias: number().primaryKey().generatedAlwaysAsIdentity({ startWith: FIRST_ALIAS }),
    botId: number()
      .notNull()
      .references(() => telegramBots.botId, { onDelete: 'cascade' }),
    /** Its id in Telegram. */
    chatId: number().notNull(),
  },
  (table) => [uniqueIndex('telegram_bot_chats_chat').on(table.botId, table.chatId)],
)

/** Groups in which an agent answers: one agent for each group. */
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

/** Telegram data of a conversation, which is with one person in one group. */
export const telegramThreads = pgTable(
  'telegram_threads',
  {
    userId: accountOfParent(),
    conversationId: uuid()
      .primaryKey()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** Null once the group is not linked any more: nothing can be sent there. */
    groupId: uuid().references(() => telegramGroups.id, { onDelete: 'set null' }),
    /** Kept for the inbox when the group is not linked any more. */
    groupTitle: text().notNull(),
    senderId: number().notNull(),
    /**
     * The person's newest message, to which the owner's replies refer; null where the group has renumbered its messages since.
     */
    lastMessageId: number(),
    /** Messages of the conversation up to this number are in the outbox, or will never be sent. */
    queuedSeq: integer().notNull().default(0),
    /** The same for a chat of an account's own bot; `queuedSeq` then tells the previous release that there is nothing to send. */
    ownQueuedSeq: integer(),
  },
  (table) => [uniqueIndex('telegram_threads_sender').on(table.groupId, table.senderId)],
)

/** Updates received from Telegram: stored before they are acknowledged, and kept so that none is processed twice. */
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
    /** Earliest time of processing: a node is working on it, or it failed. */
    dueAt: moment().notNull().defaultNow(),
    processedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.botId, table.updateId] }),
    index('telegram_updates_waiting')
      .on(table.chatId, table.updateId)
      .where(sql`${table.processedAt} is null`),
    index('telegram_updates_open')
      .on(table.chatId, table.updateId)
      .where(isWaiting(table.processedAt)),
    index('telegram_updates_processed').on(table.processedAt),
  ],
)

/** Messages to send and actions to perform in Telegram, in this order for each chat. */
export const telegramOutbox = pgTable(
  'telegram_outbox',
  {
    position: number().primaryKey().generatedAlwaysAsIdentity(),
    chatId: number().notNull(),
    /** Null when the bot is to leave the group. */
    text: text(),
    /** Id of the chat message it answers. */
    replyTo: number(),
    /** The conversation's message that it is a part of; null for others. */
    messageId: uuid().references(() => messages.id, { onDelete: 'cascade' }),
    /** A file in `chat_files`, sent with the text as its caption. */
    fileId: uuid(),
    /** Number of the part, starting at 0, because Telegram accepts 4096 characters at a time. */
    part: integer().notNull().default(0),
    attempts: integer().notNull().default(0),
    /** Earliest time to send it: a node is working on it, or Telegram asked to wait. */
    dueAt: moment().notNull().defaultNow(),
    /** When it was sent or given up. */
    settledAt: moment(),
    /** Telegram's id of the sent message; null when it was given up. */
    sentId: number(),
  },
  (table) => [
    uniqueIndex('telegram_outbox_message').on(table.messageId, table.part),
    index('telegram_outbox_waiting')
      .on(table.chatId, table.position)
      .where(sql`${table.settledAt} is null`),
    index('telegram_outbox_open')
      .on(table.chatId, table.position)
      .where(isWaiting(table.settledAt)),
    index('telegram_outbox_settled').on(table.settledAt),
  ],
)

/** The node that polls, as Telegram gives each update to only one. */
export const telegramPolling = pgTable('telegram_polling', {
  botId: number().primaryKey(),
  node: uuid().notNull(),
  leasedUntil: leasedUntil('lease_until').notNull(),
})
