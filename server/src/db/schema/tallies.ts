import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/**
 * Counts of what an account has, so that rows need not be counted while somebody waits. Triggers record each change in `tally_changes`, and
 * a job adds them up here. A count is the sum of both.
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
   * What the count is divided by: the tone of a conversation or call; the member an open conversation is assigned to; for a rating whose it
   * is and which, as in `agent:<id>:good`; for a screened call `stopped` or `put_through`. Empty when unknown, and for other counts.
   */
  part: text().notNull().default(''),
  /** The hour (UTC) in which a customer was first seen or a screened call began; a constant for other counts. */
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

/** Rows are only inserted, and all removed at once, so that two transactions that change the same account do not wait for each other. */
export const tallyChanges = pgTable(
  'tally_changes',
  {
    /** Without a foreign key, which would be one more lock for each message. */
    userId: uuid().notNull(),
    ...columns(),
  },
  (table) => [index('tally_changes_account').on(table.userId, table.subject)],
)
