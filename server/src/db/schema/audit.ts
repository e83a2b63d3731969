import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../columns.ts'
import { users } from './users.ts'

/** Important actions in an account: who did them, and from where. Rows are only added. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: createdAt(),
    /** `noun.verb`, e.g. `conversation.export`. */
    action: text().notNull(),
    /** Email of the person; null for actions of the product itself. */
    actor: text(),
    /** The id of the object, and its name for people. */
    subjectId: text(),
    subjectName: text(),
    /** The network address of the request; null for actions of the product itself. */
    address: text(),
    details: jsonb().$type<Record<string, string | number | boolean | null>>(),
  },
  (table) => [
    index('audit_entries_user').on(table.userId, table.at),
    index('audit_entries_actor').on(table.userId, table.actor, table.at),
  ],
)
