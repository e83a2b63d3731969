import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accountOfParent, createdAt, id, moment, leasedUntil } from '../columns.ts'
import { agents } from './agents.ts'
import { calls } from './calls.ts'
import { channel, conversations } from './conversations.ts'
import { users } from './users.ts'

/** Booking links that were given to customers: one for each conversation or call, so that clicks can be attributed. */
export const bookingOffers = pgTable(
  'booking_offers',
  {
    id: id(),
    userId: accountOfParent(),
    /** The link leads to the agent's booking page at the time it is opened. */
    agentId: uuid()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    channel: channel().notNull(),
    /** Null for a conversation, and once the call is deleted: the link still works then. */
    callId: uuid().references(() => calls.id, { onDelete: 'set null' }),
    /**
     * Code in the link's address, derived from the secret and the conversation or call, so that a repeated offer has the same
     * link.
     */
    code: text().notNull().unique(),
    clicks: integer().notNull().default(0),
    createdAt: createdAt(),
    /** For a texted link: sender and recipient as E.164; null for one written in a chat. */
    textFrom: text(),
    textTo: text(),
    textBody: text(),
    textState: text({ enum: ['promised', 'sent', 'failed'] }),
    /** Why sending failed, in a sentence for the owner; null otherwise. */
    textFailure: text(),
    /** Number of attempts; before every further one the carrier is asked whether the text was sent already. */
    textAttempts: integer().notNull().default(0),
    /** A node is sending the text until then. */
    textLeasedUntil: leasedUntil('text_leased_until'),
  },
  (table) => [
    index('booking_offers_agent').on(table.agentId),
    index('booking_offers_call').on(table.callId),
    // Only texts that are still to be sent.
    index('booking_offers_promised')
      .on(table.id)
      .where(sql`${table.textState} = 'promised'`),
  ],
)

/** Times that customers asked for: wishes that nobody has confirmed. */
export const appointmentRequests = pgTable(
  'appointment_requests',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    conversationId: uuid().references(() => conversations.id, { onDelete: 'cascade' }),
    callId: uuid().references(() => calls.id, { onDelete: 'cascade' }),
    /** The customer's own words. */
    words: text().notNull(),
    /** Requested time; where `allDay` is set, the beginning of the day. */
    startsAt: moment().notNull(),
    /** True when a day was named, but no hour. */
    allDay: boolean().notNull(),
    /** IANA name of the time zone in which the words were understood. */
    timeZone: text().notNull(),
    /** Whether that time zone is the customer's or the business's. */
    zoneOf: text({ enum: ['customer', 'business'] }).notNull(),
    createdAt: createdAt(),
    /** When somebody marked it as handled; null while it waits. */
    settledAt: moment(),
  },
  (table) => [
    index('appointment_requests_account').on(table.userId, table.createdAt, table.id),
    // Only requests that wait.
    index('appointment_requests_waiting')
      .on(table.userId, table.startsAt)
      .where(sql`${table.settledAt} is null`),
    // Prevents duplicates when a reply is made again.
    uniqueIndex('appointment_requests_conversation').on(table.conversationId, table.startsAt),
    uniqueIndex('appointment_requests_call').on(table.callId, table.startsAt),
  ],
)
