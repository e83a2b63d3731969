import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { accountOfParent, moment } from '../columns.ts'
import { agents } from './agents.ts'
import { conversations } from './conversations.ts'
import { users } from './users.ts'

/** What a visitor thought of a conversation, once each. Triggers tally it by agent and by person. */
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
    /** Who of the workspace wrote last; null where only the agent did, or they are gone. */
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
