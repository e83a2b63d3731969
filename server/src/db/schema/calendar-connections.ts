import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, leasedUntil, moment } from '../columns.ts'
import { agents } from './agents.ts'
import { users } from './users.ts'

/** Outside calendars into which agents write appointments. */
export const calendarConnections = pgTable(
  'calendar_connections',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: id(),
    /** Null once it is disconnected or its agent is deleted: then its permission is revoked, and the row removed. */
    agentId: uuid().references(() => agents.id, { onDelete: 'set null' }),
    vendor: text({ enum: ['google', 'cal_com', 'calendly', 'caldav'] }).notNull(),
    /** The account at the vendor. */
    account: text().notNull(),
    /** The credentials, encrypted: see `lib/sealed.ts`. */
    sealed: text().notNull(),
    /** The calendar or event type that appointments are written to; null until one is chosen. */
    choiceId: text(),
    choiceName: text(),
    /** IANA name of the owner's time zone. */
    timeZone: text().notNull(),
    /** Since when the vendor refuses access; null while it works. */
    goneAt: moment(),
    /** The last problem, in a sentence; null after something worked. */
    problem: text(),
    problemAt: moment(),
    /** Attempts to revoke the permission. */
    attempts: integer().notNull().default(0),
    dueAt: moment().notNull().defaultNow(),
    leasedUntil: leasedUntil('leased_until'),
    createdAt: createdAt(),
  },
  (table) => [
    index('calendar_connections_account').on(table.userId, table.agentId),
    // Limits an agent to one, also when two requests arrive at once.
    uniqueIndex('calendar_connections_agent')
      .on(table.agentId)
      .where(sql`${table.agentId} is not null`),
    index('calendar_connections_released')
      .on(table.dueAt)
      .where(sql`${table.agentId} is null`),
  ],
)
