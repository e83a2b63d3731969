import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, leasedUntil, moment } from '../columns.ts'
import { conversations, messages } from './conversations.ts'
import { account, users } from './users.ts'

const conversation = () => uuid().references(() => conversations.id, { onDelete: 'cascade' })

/** What a conversation has of mail. A trigger begins it, with the first that a person writes to a visitor whose address is known. */
export const letterThreads = pgTable(
  'letter_threads',
  {
    conversationId: conversation().primaryKey(),
    userId: account(),
    /** Stands in the address that answers go to; nobody guesses it. */
    token: text()
      .notNull()
      .default(sql`replace(gen_random_uuid()::text, '-', '')`),
    /** The first and the newest of what a person wrote that is in no letter yet; null while there is none. */
    waitingSince: moment(),
    newestAt: moment(),
    /** Messages up to here are in a letter, or need none. */
    mailedSeq: integer().notNull().default(0),
    /** A browser of the visitor has been shown them up to here. */
    seenSeq: integer().notNull().default(0),
    /** A mail server said that the address takes no mail. */
    bouncedAt: moment(),
  },
  (table) => [
    uniqueIndex('letter_threads_token').on(table.token),
    index('letter_threads_account').on(table.userId),
    index('letter_threads_waiting')
      .on(table.waitingSince)
      .where(sql`${table.waitingSince} is not null`),
  ],
)

/** A mail that tells of a conversation. Its words are read when it is sent. */
export const letters = pgTable(
  'letters',
  {
    /** Stands in the Message-ID, so that a mail sent twice is known as one. */
    id: id(),
    userId: account(),
    conversationId: conversation().notNull(),
    kind: text().$type<'replies' | 'transcript'>().notNull(),
    /** Somebody of the account, who gets a transcript; null: the visitor. */
    personId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** What it tells: messages after the one, up to the other. */
    afterSeq: integer().notNull(),
    toSeq: integer().notNull(),
    createdAt: createdAt(),
    attempts: integer().notNull().default(0),
    /** Not to be sent before. */
    dueAt: moment().notNull().defaultNow(),
    leasedUntil: leasedUntil('leased_until'),
    /** Sent, or given up; null while it is to be sent. */
    settledAt: moment(),
    /** A sentence for the owner where it was given up. */
    failure: text(),
  },
  (table) => [
    index('letters_waiting')
      .on(table.dueAt)
      .where(sql`${table.settledAt} is null`),
    index('letters_conversation').on(table.conversationId, table.createdAt),
    index('letters_account').on(table.userId),
    index('letters_person').on(table.personId),
  ],
)

/** What came by mail, whole; the message holds what was new in it. */
export const receivedMails = pgTable(
  'received_mails',
  {
    messageId: uuid()
      .primaryKey()
      .references(() => messages.id, { onDelete: 'cascade' }),
    userId: account(),
    conversationId: conversation().notNull(),
    /** Its Message-ID, without brackets; empty where it had none. */
    mailId: text().notNull(),
    /** Who says to have written it. That proves nothing. */
    sender: text().notNull(),
    /** It says to be from the address that was written to. */
    isFromVisitor: boolean().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    /** Names of what was attached, which is not kept. */
    attachments: jsonb().$type<string[]>().notNull().default([]),
    receivedAt: createdAt(),
  },
  (table) => [
    index('received_mails_conversation').on(table.conversationId, table.receivedAt),
    index('received_mails_account').on(table.userId),
  ],
)

/** Addresses that want no mail of an account. Only their hashes are kept, also of who is erased: it is their wish. */
export const mailSuppressions = pgTable(
  'mail_suppressions',
  { userId: account(), addressHash: text().notNull(), createdAt: createdAt() },
  (table) => [primaryKey({ columns: [table.userId, table.addressHash] })],
)

/** Which node reads a mailbox. */
export const mailboxLeases = pgTable('mailbox_leases', {
  mailbox: text().primaryKey(),
  node: text().notNull(),
  leasedUntil: leasedUntil('leased_until').notNull(),
})
