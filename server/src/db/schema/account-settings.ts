import { bigint, boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { users } from './users.ts'

/** Settings of an account for all its agents; without a row, all have their defaults. */
export const accountSettings = pgTable('account_settings', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The name of the workspace; null when it is named after its founder. */
  name: text(),
  /** Days after which conversations, calls, recordings and unanswered questions are deleted; null keeps them. */
  keepConversationsDays: integer(),
  keepCallsDays: integer(),
  keepRecordingsDays: integer(),
  keepQuestionsDays: integer(),
  /** Cap for all its agents in a calendar month (UTC), in millionths of a dollar; null: only the operator's cap counts. */
  monthlyCapMicros: bigint({ mode: 'number' }),
  /** Visitors who have left receive a person's replies by email. */
  answerByEmail: boolean().notNull().default(true),
  /** Minutes after which an unanswered conversation returns to the agent; 0 for never, null for the default. */
  returnAfterMinutes: integer(),
  /** Minutes of waiting for a person after which the customer is told that nobody came; 0 for never, null for the default. */
  nobodyAfterMinutes: integer(),
  /** Customers who ask for a person are assigned to present members in turn. */
  assignsInTurn: boolean().notNull().default(false),
  updatedAt: moment().notNull().defaultNow(),
})
