import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../columns.ts'
import { users } from './users.ts'

/** Who did what of consequence in an account, and from where. Only ever added to. */
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
    /** Email of who did it; null for the product itself. */
    actor: text(),
    /** What it was done to: its id and what people call it. */
    subjectId: text(),
    subjectName: text(),
    /** The network address it came from; null for the product itself. */
    address: text(),
    details: jsonb().$type<Record<string, string | number | boolean | null>>(),
  },
  (table) => [index('audit_entries_user').on(table.userId, table.at)],
)
