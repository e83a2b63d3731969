import { sql } from 'drizzle-orm'
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../columns.ts'
import { users } from './users.ts'

/** Texts that a workspace uses often: inserted into the composer, where the placeholders are filled in and the text can be edited. */
export const savedReplies = pgTable(
  'saved_replies',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /** With placeholders in braces. */
    text: text().notNull(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [uniqueIndex('saved_replies_title').on(table.userId, sql`lower(${table.title})`)],
)
