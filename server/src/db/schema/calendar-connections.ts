import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, leasedUntil, moment } from '../columns.ts'
import { agents } from './agents.ts'
import { users } from './users.ts'

/** Calendars outside that agents write appointments to. */
export const calendarConnections = pgTable(
  'calendar_connections',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: id(),
    /** Null once it is disconnected, or its agent is gone: then its permission is given back, and the row removed. */
    agentId: uuid().references(() => agents.id, { onDelete: 'set null' }),
    vendor: text({ enum: ['google', 'cal_com', 'calendly', 'caldav'] }).notNull(),
    /** Whose it is at the vendor. */
    account: text().notNull(),
    /** What lets us in, encrypted: see `lib/sealed.ts`. */
    sealed: text().notNull(),
    /** What appointments are written to; null while nothing is chosen. */
    choiceId: text(),
    choiceName: text(),
    /** IANA name of its owner's zone. */
    timeZone: text().notNull(),
    /** Since when it does not let us in; null while it does. */
    goneAt: moment(),
    /** What went wrong last, in a sentence; null after something worked. */
    problem: text(),
    problemAt: moment(),
    /** Attempts to give the permission back. */
    attempts: integer().notNull().default(0),
    dueAt: moment().notNull().defaultNow(),
    leasedUntil: leasedUntil('leased_until'),
    createdAt: createdAt(),
  },
  (table) => [
    index('calendar_connections_account').on(table.userId, table.agentId),
    // One an agent, also when two requests race.
    uniqueIndex('calendar_connections_agent')
      .on(table.agentId)
      .where(sql`${table.agentId} is not null`),
    index('calendar_connections_released')
      .on(table.dueAt)
      .where(sql`${table.agentId} is null`),
  ],
)
