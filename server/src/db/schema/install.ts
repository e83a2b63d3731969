import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '../columns.ts'
import { agents } from './agents.ts'
import { users } from './users.ts'

/** Links that show people without an account how to install the widget of an agent; one for each agent. */
export const installLinks = pgTable(
  'install_links',
  {
    agentId: uuid()
      .primaryKey()
      .references(() => agents.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /**
     * 256 random bits. Stored unencrypted, because the owner can read it again and it reveals nothing that a page with the widget does not
     * show.
     */
    code: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('install_links_code').on(table.code),
    index('install_links_account').on(table.userId),
  ],
)
