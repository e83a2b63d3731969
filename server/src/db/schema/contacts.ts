import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../columns.ts'
import { users } from './users.ts'

/**
 * The address book of a workspace, one row for each number: screeners put these callers through, and their names are shown beside their
 * calls.
 */
export const contacts = pgTable(
  'contacts',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** E.164. */
    phone: text().notNull(),
    name: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('contacts_phone').on(table.userId, table.phone),
    index('contacts_name').on(table.userId, sql`lower(${table.name})`, table.id),
  ],
)
