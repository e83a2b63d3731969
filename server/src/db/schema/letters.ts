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

/** State of a conversation's mail. A trigger creates it with a person's first reply to a visitor whose address is known. */
export const letterThreads = pgTable(
  'letter_threads',
  {
    conversationId: conversation().primaryKey(),
    userId: account(),
    /** Part of the address to which answers are sent; impossible to guess. */
    token: text()
      .notNull()
      .default(sql`replace(gen_random_uuid()::text, '-', '')`),
    /** Times of the first and the newest reply that was not mailed yet; null when there is none. */
    waitingSince: moment(),
    newestAt: moment(),
    /** Messages up to this number were mailed, or need not be. */
    mailedSeq: integer().notNull().default(0),
    /** A browser of the visitor has confirmed the messages up to this number. */
    seenSeq: integer().notNull().default(0),
    /** When a mail server reported that the address accepts no mail; null otherwise. */
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

/** An email about a conversation. Its text is composed when it is sent. */
export const letters = pgTable(
  'letters',
  {
    /** Part of the Message-ID, so that mail programs recognize a mail that is sent twice. */
    id: id(),
    userId: account(),
    conversationId: conversation().notNull(),
    kind: text().$type<'replies' | 'transcript'>().notNull(),
    /** The member who receives a transcript; null when it is sent to the visitor. */
    personId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** Range of the messages it contains: after the first number, up to and including the second. */
    afterSeq: integer().notNull(),
    toSeq: integer().notNull(),
    createdAt: createdAt(),
    attempts: integer().notNull().default(0),
    /** Earliest time to send it. */
    dueAt: moment().notNull().defaultNow(),
    leasedUntil: leasedUntil('leased_until'),
    /** When it was sent or given up; null while it waits to be sent. */
    settledAt: moment(),
    /** A sentence for the owner when it was given up; null otherwise. */
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

/** Received mails with their whole text; the message in the conversation has only the new part. */
export const receivedMails = pgTable(
  'received_mails',
  {
    messageId: uuid()
      .primaryKey()
      .references(() => messages.id, { onDelete: 'cascade' }),
    userId: account(),
    conversationId: conversation().notNull(),
    /** Its Message-ID, without brackets; empty when it had none. */
    mailId: text().notNull(),
    /** Sender's address, which can be forged. */
    sender: text().notNull(),
    /** Whether the sender is the address we wrote to. */
    isFromVisitor: boolean().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    /** File names of attachments, which are not kept. */
    attachments: jsonb().$type<string[]>().notNull().default([]),
    receivedAt: createdAt(),
  },
  (table) => [
    index('received_mails_conversation').on(table.conversationId, table.receivedAt),
    index('received_mails_account').on(table.userId),
  ],
)

/**
 * Addresses that want no mail from an account. Only hashes are stored; they remain even when the person's data is deleted, because that was
 * their wish.
 */
export const mailSuppressions = pgTable(
  'mail_suppressions',
  { userId: account(), addressHash: text().notNull(), createdAt: createdAt() },
  (table) => [primaryKey({ columns: [table.userId, table.addressHash] })],
)

/** The node that reads a mailbox. */
export const mailboxLeases = pgTable('mailbox_leases', {
  mailbox: text().primaryKey(),
  node: text().notNull(),
  leasedUntil: leasedUntil('leased_until').notNull(),
})
