import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { accountOfParent, createdAt, id, moment } from '../columns.ts'
import { agents } from './agents.ts'
import { conversations, messages } from './conversations.ts'
import { account } from './users.ts'

const position = () => bigint({ mode: 'number' }).generatedAlwaysAsIdentity()

/**
 * Conversations held by text message or WhatsApp: with one phone, through one number of an agent. Their channel is `voice`, as for
 * everything that reaches a number; a row here marks them as written. Both addresses begin with `whatsapp:` when WhatsApp carries them, in
 * all the tables below too.
 */
export const textThreads = pgTable(
  'text_threads',
  {
    conversationId: uuid()
      .primaryKey()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    userId: account(),
    agentId: uuid()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    /** The agent's number as E.164. */
    ours: text().notNull(),
    /** The other party's number: E.164, or a short code. */
    theirs: text().notNull(),
    /** Messages of the conversation up to this number are in the outbox, or will never be sent. */
    queuedSeq: integer().notNull().default(0),
    /** Since when they want no texts from our number; null while they accept them. */
    stoppedAt: moment(),
  },
  (table) => [
    uniqueIndex('text_threads_pair').on(table.agentId, table.ours, table.theirs),
    index('text_threads_account').on(table.userId, table.theirs),
    index('text_threads_numbers').on(table.ours, table.theirs),
  ],
)

/** Received texts: stored before they are acknowledged, and kept for a while so that none is accepted twice. */
export const receivedTexts = pgTable(
  'received_texts',
  {
    /** The carrier's identifier. */
    sid: text().primaryKey(),
    position: position(),
    /** Both are cleared with the text once it is stored in its conversation. */
    ours: text().notNull(),
    theirs: text().notNull(),
    text: text().notNull(),
    /** Number of pictures and files that came with it. */
    files: integer().notNull().default(0),
    /** STOP, START or HELP, when the carrier recognized one; null otherwise. */
    optOut: text(),
    /** The sender's name in WhatsApp; also cleared afterwards. */
    profileName: text(),
    /** ISO 3166 alpha-2; null when the carrier does not know it. */
    countryCode: text(),
    receivedAt: createdAt(),
    attempts: integer().notNull().default(0),
    /** Earliest time to process it: a node is working on it, or it failed. */
    dueAt: moment().notNull().defaultNow(),
    processedAt: moment(),
  },
  (table) => [
    index('received_texts_waiting')
      .on(table.ours, table.theirs, table.position)
      .where(sql`${table.processedAt} is null`),
    index('received_texts_processed').on(table.processedAt),
  ],
)

/** Texts to send, in this order for each conversation. */
export const textOutbox = pgTable(
  'text_outbox',
  {
    position: position().primaryKey(),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** The message that it is a part of. */
    messageId: uuid()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    /** Number of the part, starting at 0. */
    part: integer().notNull().default(0),
    text: text().notNull(),
    /** Texts of 160 characters, or 70 in other alphabets, into which the carrier splits it and for which it charges. */
    segments: integer().notNull(),
    /** True when the message was too long for a text and this is only its beginning. */
    isShortened: boolean().notNull().default(false),
    createdAt: createdAt(),
    attempts: integer().notNull().default(0),
    /** Earliest time to send it: a node is sending it, or the carrier did not answer. */
    dueAt: moment().notNull().defaultNow(),
    /** When it was sent or given up. */
    settledAt: moment(),
    /** Why it did not arrive, in a sentence for the owner; null otherwise. */
    failure: text(),
  },
  (table) => [
    uniqueIndex('text_outbox_message').on(table.messageId, table.part),
    index('text_outbox_conversation').on(table.conversationId, table.position),
    index('text_outbox_waiting')
      .on(table.position)
      .where(sql`${table.settledAt} is null`),
  ],
)

/**
 * Texts that the carrier stores too, sent and received. One without a conversation has to be deleted there: its conversation was deleted,
 * or it never had one.
 */
export const carriedTexts = pgTable(
  'carried_texts',
  {
    id: id(),
    /** The carrier's identifier. */
    sid: text().notNull().unique(),
    userId: accountOfParent(),
    conversationId: uuid().references(() => conversations.id, { onDelete: 'set null' }),
    /** Our address, whose account at the carrier stores it. */
    ours: text().notNull(),
    /**
     * The account of a WhatsApp sender that is gone, and its encrypted token, until its messages are deleted: a trigger copies them from a
     * deleted sender. Null for all others.
     */
    accountSid: text(),
    sealed: text(),
    createdAt: createdAt(),
    /** Number of attempts to delete it. */
    attempts: integer().notNull().default(0),
    /** Earliest time of the next attempt to delete it. */
    dueAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('carried_texts_conversation').on(table.conversationId),
    index('carried_texts_left')
      .on(table.dueAt)
      .where(sql`${table.conversationId} is null`),
    index('carried_texts_whatsapp')
      .on(table.ours)
      .where(sql`${table.ours} like 'whatsapp:%'`),
  ],
)

/**
 * Phones that want no texts from a number. Only hashes are stored; they remain even when the person's data is deleted, because that was
 * their wish.
 */
export const textOptOuts = pgTable(
  'text_opt_outs',
  { number: text().notNull(), phoneHash: text().notNull(), createdAt: createdAt() },
  (table) => [primaryKey({ columns: [table.number, table.phoneHash] })],
)

/** WhatsApp senders of owners' own Twilio accounts, each for one agent. */
export const whatsappSenders = pgTable(
  'whatsapp_senders',
  {
    /** Part of the address at which Twilio announces messages to it. */
    id: id(),
    userId: account(),
    agentId: uuid()
      .notNull()
      .unique()
      .references(() => agents.id, { onDelete: 'cascade' }),
    /** `whatsapp:` and its number. */
    address: text().notNull().unique(),
    accountSid: text().notNull(),
    /** The token of that account, encrypted. */
    sealed: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('whatsapp_senders_account').on(table.userId)],
)
