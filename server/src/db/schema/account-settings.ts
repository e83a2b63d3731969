import { bigint, boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { users } from './users.ts'

/** What an account has chosen for all its agents; no row means nothing was. */
export const accountSettings = pgTable('account_settings', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** What its people call the workspace; null: after who made it. */
  name: text(),
  /** Days after which conversations, calls, recordings and unanswered questions are deleted; null keeps them. */
  keepConversationsDays: integer(),
  keepCallsDays: integer(),
  keepRecordingsDays: integer(),
  keepQuestionsDays: integer(),
  /** What all its agents may cost in a calendar month (UTC), in millionths of a dollar; null: only the operator's cap holds. */
  monthlyCapMicros: bigint({ mode: 'number' }),
  /** Visitors who have left get by mail what a person writes to them. */
  answerByEmail: boolean().notNull().default(true),
  /** Minutes after which a conversation a person left lying goes back to the agent; 0: never, null: as nobody chose. */
  returnAfterMinutes: integer(),
  /** Minutes after which who waits for a person is told that nobody came; 0: never, null: as nobody chose. */
  nobodyAfterMinutes: integer(),
  /** Who asks for a person is given to whoever is there, in turn. */
  assignsInTurn: boolean().notNull().default(false),
  updatedAt: moment().notNull().defaultNow(),
})
