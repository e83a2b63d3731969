import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/**
 * What an account has, counted, so that nobody counts rows where somebody waits: triggers write down each change in `tally_changes`, a
 * job adds them up here. A number is the sum of both.
 */
const columns = () => ({
  subject: text({
    enum: [
      'conversation',
      'waiting',
      'assigned',
      'resolved',
      'customer',
      'written',
      'call',
      'spoken',
      'rating',
      'screened',
    ],
  }).notNull(),
  /**
   * How a conversation or call sounds; whom an open conversation is assigned to; of a rating whose it is and which, `agent:<id>:good`;
   * of a screened call whether it was `stopped` or `put_through`; empty where that is not known, and of others.
   */
  part: text().notNull().default(''),
  /** Hour (UTC) in which a customer was first seen or a screened call began, by its beginning; of others always the same. */
  hour: timestamp({ withTimezone: true }).notNull(),
  amount: integer().notNull(),
})

export const tallies = pgTable(
  'tallies',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...columns(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.subject, table.part, table.hour] })],
)

/** Only ever inserted into and emptied: two who change the same account do not wait for each other. */
export const tallyChanges = pgTable(
  'tally_changes',
  {
    /** Of no foreign key: it would be one more lock a message. */
    userId: uuid().notNull(),
    ...columns(),
  },
  (table) => [index('tally_changes_account').on(table.userId, table.subject)],
)
