import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accountOfParent, createdAt, id, moment, leasedUntil } from '../columns.ts'
import { agents } from './agents.ts'
import { calls } from './calls.ts'
import { channel, conversations } from './conversations.ts'
import { users } from './users.ts'

/** Links to a booking page that were handed out: one a conversation or call, so that it is known where a click came from. */
export const bookingOffers = pgTable(
  'booking_offers',
  {
    id: id(),
    userId: accountOfParent(),
    /** The link leads to the booking page this agent has when it is opened. */
    agentId: uuid()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    channel: channel().notNull(),
    /** Null for a call, and once the call is deleted: a link that was handed out goes on working. */
    callId: uuid().references(() => calls.id, { onDelete: 'set null' }),
    /** What stands in the address: follows from the secret and where it was handed out, so that a repeated offer is the same. */
    code: text().notNull().unique(),
    clicks: integer().notNull().default(0),
    createdAt: createdAt(),
    /** Of a link that is texted: from and to, E.164; null where it is written into a chat. */
    textFrom: text(),
    textTo: text(),
    textBody: text(),
    textState: text({ enum: ['promised', 'sent', 'failed'] }),
    /** A sentence for the owner where it failed. */
    textFailure: text(),
    /** How often a node tried; from the second time on it first asks whether the text is out already. */
    textAttempts: integer().notNull().default(0),
    /** Whoever texts it has it until then. */
    textLeasedUntil: leasedUntil('text_leased_until'),
  },
  (table) => [
    index('booking_offers_agent').on(table.agentId),
    index('booking_offers_call').on(table.callId),
    // Holds only what is still to be texted.
    index('booking_offers_promised')
      .on(table.id)
      .where(sql`${table.textState} = 'promised'`),
  ],
)

/** A customer named a time: a wish that nobody has confirmed. */
export const appointmentRequests = pgTable(
  'appointment_requests',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    conversationId: uuid().references(() => conversations.id, { onDelete: 'cascade' }),
    callId: uuid().references(() => calls.id, { onDelete: 'cascade' }),
    /** What the customer said. */
    words: text().notNull(),
    /** The beginning of the day where `allDay`. */
    startsAt: moment().notNull(),
    /** No hour was named. */
    allDay: boolean().notNull(),
    /** IANA name of the zone the words were read in. */
    timeZone: text().notNull(),
    /** Whose zone that is. */
    zoneOf: text({ enum: ['customer', 'business'] }).notNull(),
    createdAt: createdAt(),
    /** When somebody said that it is seen to; null while it waits. */
    settledAt: moment(),
  },
  (table) => [
    // Holds only what waits.
    index('appointment_requests_waiting')
      .on(table.userId, table.startsAt)
      .where(sql`${table.settledAt} is null`),
    // A reply that is made anew notes the same wish.
    uniqueIndex('appointment_requests_conversation').on(table.conversationId, table.startsAt),
    uniqueIndex('appointment_requests_call').on(table.callId, table.startsAt),
  ],
)
