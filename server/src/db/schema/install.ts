import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '../columns.ts'
import { agents } from './agents.ts'
import { users } from './users.ts'

/** Links that show somebody without an account how the widget of an agent is installed; one an agent. */
export const installLinks = pgTable(
  'install_links',
  {
    agentId: uuid()
      .primaryKey()
      .references(() => agents.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 256 bits. As it is: the owner reads it again, and it opens nothing but what any page with the widget shows. */
    code: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('install_links_code').on(table.code),
    index('install_links_account').on(table.userId),
  ],
)
