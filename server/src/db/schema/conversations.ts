import { sql } from 'drizzle-orm'
import {
  boolean,
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
import type { LeadDetail, MessageEvent, MessageFile, Source } from 'shared-types'
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

/** SQL for the beginning of a page's address, enough to find the pages of a site, in byte order. */
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
    /** The answers to the lead form, including name and address; null when it was not filled in. */
    lead: jsonb().$type<LeadDetail[]>(),
    leadAt: moment(),
  },
  (table) => [
    index('customers_user').on(table.userId, table.firstSeenAt),
    // Contains only customers who filled in the form.
    index('customers_lead')
      .on(table.userId, table.leadAt, table.id)
      .where(sql`${table.leadAt} is not null`),
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
    /** Who may speak to the customer. */
    control: control().notNull().default('bot'),
    /** Name shown to the customer of the person who last took control; null where nobody has. */
    adminName: text(),
    /** Increased with every change of `control`: a reply begun in an older epoch may not be shown. */
    epoch: integer().notNull().default(0),
    /** When the customer asked for a person; null where nobody waits for one. */
    handoverRequestedAt: moment(),
    /** When the customer was told that nobody came; null before that. */
    nobodyToldAt: moment(),
    /** Last activity of the admin in control; null while the bot is in control, and where conversations are never given back. */
    personActedAt: moment(),
    /** A node is handling the waiting customer until then. */
    leasedUntil: leasedUntil('lease_until'),
    /** Marked as resolved, until the customer writes again; null while open. */
    resolvedAt: moment(),
    /** The member it is assigned to; null for nobody. */
    assigneeId: uuid().references(() => users.id, { onDelete: 'set null' }),
    assignedAt: moment(),
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
    /** Page the visitor was on when their browser last reported it, without what follows a `?` or `#`; null if it never did. */
    currentPage: text(),
    currentPageAt: moment(),
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
    // Contains only unread conversations.
    index('conversations_unread')
      .on(table.userId)
      .where(sql`${table.unread} > 0`),
    // Contains only conversations whose customer asked for a person and is still waiting.
    index('conversations_person_wanted')
      .on(table.userId, table.handoverRequestedAt)
      .where(sql`${table.handoverRequestedAt} is not null`),
    index('conversations_open')
      .on(table.userId, table.lastMessageAt, table.id)
      .where(sql`${table.resolvedAt} is null`),
    index('conversations_resolved')
      .on(table.userId, table.lastMessageAt, table.id)
      .where(sql`${table.resolvedAt} is not null`),
    index('conversations_mine')
      .on(table.userId, table.assigneeId, table.lastMessageAt, table.id)
      .where(sql`${table.resolvedAt} is null and ${table.assigneeId} is not null`),
    // Also used to find who was last assigned a conversation.
    index('conversations_assignee')
      .on(table.assigneeId, table.assignedAt)
      .where(sql`${table.assigneeId} is not null`),
    // For the job that handles waiting customers of all accounts: those to whom nobody came, and those whom a person left unanswered.
    index('conversations_untold')
      .on(table.handoverRequestedAt)
      .where(sql`${table.handoverRequestedAt} is not null and ${table.nobodyToldAt} is null`),
    index('conversations_held')
      .on(table.personActedAt)
      .where(sql`${table.personActedAt} is not null`),
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
    /** Order within the conversation, starting at 1. */
    seq: integer().notNull(),
    /** The conversation's revision at the last change of this message. */
    revision: integer().notNull(),
    role: messageRole().notNull(),
    /** Name of the admin who wrote it; null for others. */
    senderName: text(),
    /**
     * The member who wrote it; null for others and for older messages. Without a foreign key, which would be another lock for
     * each message.
     */
    personId: uuid(),
    /** Made by the sender's client, so that a retry is not stored twice. Null for agents. */
    clientId: text(),
    text: text().notNull().default(''),
    status: messageStatus().notNull(),
    /** `answered` or `not_known`; null for people. */
    outcome: text(),
    /** The event that this line announces; null for what somebody said. */
    event: text().$type<MessageEvent>(),
    sources: jsonb().$type<Source[]>().notNull().default([]),
    /**
     * Why the reply says what it says, as JSON of `Why`, only for the owner; null for people, and for replies older than this column. It is
     * plain text, because it is never searched and read one at a time.
     */
    why: text(),
    /** Files of the message; null for none. Their bytes are in `chat_files`. */
    files: jsonb().$type<MessageFile[]>(),
    /** The customer's message this reply answers; null for others. */
    replyTo: uuid(),
    /** The conversation's epoch the reply was begun in; null for people. */
    epoch: integer(),
    /** How often the reply was begun by a node; only the newest attempt may write it. */
    attempt: integer().notNull().default(1),
    /** A node is working on the reply until then; afterwards any node may take it over. Null when it has ended. */
    leasedUntil: leasedUntil('lease_until'),
    /** False when no webhook of the account is on, so that triggers need not look for one; null when the writer did not check. */
    isWanted: boolean(),
    /** False when this end of a reply changes no count of the reports; null when the writer did not check. */
    isNews: boolean(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('messages_seq').on(table.conversationId, table.seq),
    uniqueIndex('messages_client_id').on(table.conversationId, table.clientId),
    uniqueIndex('messages_reply_to').on(table.replyTo),
    // Contains only the replies in progress: a handful, however many messages there are.
    index('messages_under_way')
      .on(table.conversationId, table.seq)
      .where(sql`${table.leasedUntil} is not null`),
    // Replies in progress are left out: their words are indexed once, when they are complete.
    index('messages_words')
      .using('gin', sql.raw(wordsOf('text', 'created_at')))
      .with(PENDING_LIST)
      .where(sql.raw(SETTLED_MESSAGE)),
  ],
)
