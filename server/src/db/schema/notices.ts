import { sql } from 'drizzle-orm'
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { NoticeChannel, NoticeChoices, NoticeKind } from 'shared-types'
import { createdAt, id, leasedUntil, moment } from '../columns.ts'
import { agents } from './agents.ts'
import { appointmentRequests } from './bookings.ts'
import { calls } from './calls.ts'
import { conversations } from './conversations.ts'
import { notes } from './notes.ts'
import { account, sessions, users } from './users.ts'

/**
 * Events that people are notified about. Triggers write them in the same statement that causes them, so that no cause is forgotten. They
 * contain no words of a visitor: the text of a notice is read when it is sent, and deleted with the conversation or call.
 */
export const noticeEvents = pgTable(
  'notice_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: account(),
    kind: text().$type<NoticeKind | 'test'>().notNull(),
    /** Key that distinguishes this event from all others of the account. */
    fact: text().notNull(),
    agentId: uuid().references(() => agents.id, { onDelete: 'cascade' }),
    conversationId: uuid().references(() => conversations.id, { onDelete: 'cascade' }),
    callId: uuid().references(() => calls.id, { onDelete: 'cascade' }),
    appointmentId: uuid().references(() => appointmentRequests.id, { onDelete: 'cascade' }),
    noteId: uuid().references(() => notes.id, { onDelete: 'cascade' }),
    /** The only recipient; null when everybody with the role is notified. */
    personId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** Further data, such as the suspended number or the cap that is near. */
    detail: jsonb().$type<Record<string, string | number>>().notNull().default({}),
    createdAt: createdAt(),
    /** When its recipients and channels were determined; null until then. */
    plannedAt: moment(),
    leasedUntil: leasedUntil('leased_until'),
  },
  (table) => [
    uniqueIndex('notice_events_fact').on(table.userId, table.fact),
    index('notice_events_agent').on(table.agentId),
    index('notice_events_conversation').on(table.conversationId),
    index('notice_events_call').on(table.callId),
    index('notice_events_appointment').on(table.appointmentId),
    index('notice_events_note').on(table.noteId),
    index('notice_events_person').on(table.personId),
    index('notice_events_age').on(table.createdAt),
    index('notice_events_unplanned')
      .on(table.id)
      .where(sql`${table.plannedAt} is null`),
  ],
)

/** One mail, or one push to all devices of a person, about one event or several. */
export const noticeMessages = pgTable(
  'notice_messages',
  {
    /** Part of the Message-ID, so that mail programs recognize a mail that is sent twice. */
    id: id(),
    userId: account(),
    personId: account(),
    channel: text().$type<NoticeChannel>().notNull(),
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
    index('notice_messages_waiting')
      .on(table.dueAt)
      .where(sql`${table.settledAt} is null`),
    index('notice_messages_person').on(table.personId, table.channel, table.createdAt),
    index('notice_messages_account').on(table.userId),
  ],
)

/** For each event: who is notified, and by which channel. */
export const noticeItems = pgTable(
  'notice_items',
  {
    userId: account(),
    eventId: uuid()
      .notNull()
      .references(() => noticeEvents.id, { onDelete: 'cascade' }),
    personId: account(),
    channel: text().$type<NoticeChannel>().notNull(),
    /** Earliest time to send it, because of hourly mails or quiet hours. */
    dueAt: moment().notNull(),
    /** The message that contains it; null until there is one. */
    messageId: uuid().references(() => noticeMessages.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.personId, table.channel] }),
    index('notice_items_message').on(table.messageId),
    index('notice_items_account').on(table.userId),
    index('notice_items_person').on(table.personId),
    index('notice_items_waiting')
      .on(table.dueAt)
      .where(sql`${table.messageId} is null`),
  ],
)

/** A person's choices for notices of an account; without a row, the defaults. */
export const noticeSettings = pgTable(
  'notice_settings',
  {
    userId: account(),
    personId: account(),
    choices: jsonb().$type<NoticeChoices>().notNull(),
    /** `HH:MM` in `timeZone`; both null when there are no quiet hours. They may extend over midnight. */
    quietFrom: text(),
    quietTo: text(),
    /** IANA name. */
    timeZone: text().notNull(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.personId] }),
    index('notice_settings_person').on(table.personId),
  ],
)

/** Browsers that subscribed to push notifications. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    userId: account(),
    personId: account(),
    /** The browser's session: after signing out it receives nothing more. */
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Chosen by the browser, so it is only requested through the guard against private addresses. */
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: createdAt(),
    /** The newest message it accepted, so that a repeated attempt does not push it twice. */
    lastMessageId: uuid(),
  },
  (table) => [
    index('push_subscriptions_person').on(table.personId),
    index('push_subscriptions_account').on(table.userId),
    index('push_subscriptions_session').on(table.sessionId),
  ],
)

/** The phone on which a person receives texts from an account; the account provides the number and pays. */
export const noticePhones = pgTable(
  'notice_phones',
  {
    userId: account(),
    personId: account(),
    /** The verified phone as E.164; null until there is one. */
    phone: text(),
    verifiedAt: moment(),
    /** A phone that a code was sent to. */
    pending: text(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.personId] }),
    index('notice_phones_person').on(table.personId),
  ],
)

/** Mails that the local mail server delivered, for the on-screen inbox. */
export const localMails = pgTable(
  'local_mails',
  {
    id: id(),
    sender: text().notNull(),
    /** In lower case. */
    recipient: text().notNull(),
    messageId: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text(),
    /** Header lines as received. */
    headers: jsonb().$type<string[]>().notNull(),
    receivedAt: createdAt(),
  },
  (table) => [
    // A mail that is sent again counts as the same mail.
    uniqueIndex('local_mails_message').on(table.recipient, table.messageId),
    index('local_mails_newest').on(table.recipient, table.receivedAt),
  ],
)
