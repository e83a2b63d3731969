import { sql } from 'drizzle-orm'
import {
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Source } from 'shared-types'
import { accountOfParent, createdAt, id, moment, leasedUntil } from '../columns.ts'
import {
  customerWords,
  NO_PENDING_LIST,
  PENDING_LIST,
  SETTLED_MESSAGE,
  wordsOf,
} from '../search.ts'
import { agents } from './agents.ts'
import { users } from './users.ts'

export const channel = pgEnum('channel', ['widget', 'telegram', 'voice'])
export const control = pgEnum('control', ['bot', 'admin'])
export const messageRole = pgEnum('message_role', ['customer', 'agent', 'admin'])
export const messageStatus = pgEnum('message_status', [
  'pending',
  'streaming',
  'complete',
  'cut',
  'failed',
])
export const sentimentType = pgEnum('sentiment_type', ['positive', 'neutral', 'negative'])

/** So much of a page's address that its site is told, in the order of its bytes. */
export const pageBegins = (): string => `(left(page_url, 256) collate "C")`

/** Somebody who talks to an agent. */
export const customers = pgTable(
  'customers',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text(),
    email: text(),
    city: text(),
    state: text(),
    /** ISO 3166 alpha-2. */
    countryCode: text(),
    firstSeenAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('customers_user').on(table.userId, table.firstSeenAt),
    index('customers_words')
      .using('gin', sql.raw(wordsOf(customerWords(), 'first_seen_at')))
      .with(NO_PENDING_LIST),
  ],
)

export const conversations = pgTable(
  'conversations',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    agentId: uuid()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    customerId: uuid()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    channel: channel().notNull(),
    /** Who may speak beside the customer. */
    control: control().notNull().default('bot'),
    /** What the customer reads of whoever took control last; null where nobody has since it is kept. */
    adminName: text(),
    /** Grows with every change of `control`: a reply begun in an older epoch may not speak. */
    epoch: integer().notNull().default(0),
    /** When the customer asked for a person; null when nobody did or a person came. */
    handoverRequestedAt: moment(),
    /** `seq` of the newest message; 0 while there is none. */
    lastSeq: integer().notNull().default(0),
    /** Newest revision of any message. */
    revision: integer().notNull().default(0),
    /** Null while there is no message. */
    lastMessageAt: moment(),
    /** Customer messages since the owner last opened it. */
    unread: integer().notNull().default(0),
    /** Page the visitor opened it on. */
    pageUrl: text(),
    /** BCP 47; null where the browser did not say. */
    locale: text(),
    /** IANA name of the customer's time zone; null where the browser did not say. */
    timeZone: text(),
    /** How the customer sounds, -1 to 1; null before there is anything to judge. */
    sentimentScore: real(),
    sentiment: sentimentType(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('conversations_account').on(table.userId, table.id),
    index('conversations_inbox').on(table.userId, table.lastMessageAt, table.id),
    index('conversations_agent').on(table.agentId, table.channel, sql.raw(pageBegins())),
    index('conversations_customer').on(table.customerId),
    // Holds only what waits to be read.
    index('conversations_unread')
      .on(table.userId)
      .where(sql`${table.unread} > 0`),
  ],
)

export const messages = pgTable(
  'messages',
  {
    id: id(),
    userId: accountOfParent(),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** Order within the conversation, from 1. */
    seq: integer().notNull(),
    /** The conversation's revision at the last change of this message. */
    revision: integer().notNull(),
    role: messageRole().notNull(),
    /** Name of the admin who wrote it; null for others. */
    senderName: text(),
    /** Made by the sender's client; a retry with it never posts twice. Null for agents. */
    clientId: text(),
    text: text().notNull().default(''),
    status: messageStatus().notNull(),
    /** `answered` or `not_known`; null for people. */
    outcome: text(),
    sources: jsonb().$type<Source[]>().notNull().default([]),
    /** The customer's message this reply answers; null for others. */
    replyTo: uuid(),
    /** The conversation's epoch the reply was begun in; null for people. */
    epoch: integer(),
    /** How often a node began the reply; only the newest attempt may write it. */
    attempt: integer().notNull().default(1),
    /** A node works on the reply until then; afterwards any node may take it over. Null once settled. */
    leasedUntil: leasedUntil('lease_until'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('messages_seq').on(table.conversationId, table.seq),
    uniqueIndex('messages_client_id').on(table.conversationId, table.clientId),
    uniqueIndex('messages_reply_to').on(table.replyTo),
    // Holds only the replies under way: a handful, however many messages there are.
    index('messages_under_way')
      .on(table.conversationId, table.seq)
      .where(sql`${table.leasedUntil} is not null`),
    // Not of a reply that grows: its words are indexed once, when it is whole.
    index('messages_words')
      .using('gin', sql.raw(wordsOf('text', 'created_at')))
      .with(PENDING_LIST)
      .where(sql.raw(SETTLED_MESSAGE)),
  ],
)
