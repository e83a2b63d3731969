import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { accountOfParent, moment } from '../columns.ts'
import { agents } from './agents.ts'
import { conversations } from './conversations.ts'
import { users } from './users.ts'

/** The visitor's rating of a conversation, at most one. Triggers tally ratings by agent and by person. */
export const ratings = pgTable(
  'ratings',
  {
    conversationId: uuid()
      .primaryKey()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    userId: accountOfParent(),
    agentId: uuid()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    /** The member who wrote last; null when only the agent wrote, or the member's account is deleted. */
    personId: uuid().references(() => users.id, { onDelete: 'set null' }),
    isGood: boolean().notNull(),
    words: text(),
    ratedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('ratings_agent').on(table.agentId),
    index('ratings_person').on(table.personId),
    index('ratings_account').on(table.userId),
  ],
)
