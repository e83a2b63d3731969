import { sql } from 'drizzle-orm'
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../columns.ts'
import { users } from './users.ts'

/** What a workspace says often: put into the composer, where it is filled in and still edited. */
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
