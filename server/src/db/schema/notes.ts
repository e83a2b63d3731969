import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Mention } from 'shared-types'
import { accountOfParent, createdAt, id } from '../columns.ts'
import { conversations } from './conversations.ts'
import { users } from './users.ts'

/** Private notes of members in a conversation. They are a table of their own, so that no query for visitors can return them. */
export const notes = pgTable(
  'notes',
  {
    id: id(),
    userId: accountOfParent(),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** Null once the author has deleted their own account. */
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    authorName: text().notNull(),
    /** Made by the author's client, so that a retry is not stored twice. */
    clientId: text().notNull(),
    text: text().notNull(),
    /** Members who are notified, with their names at that time. `is_new` until they open the conversation. */
    mentions: jsonb().$type<(Mention & { is_new?: true })[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (table) => [
    index('notes_conversation').on(table.conversationId, table.createdAt),
    uniqueIndex('notes_client_id').on(table.conversationId, table.clientId),
    index('notes_author').on(table.authorId),
    index('notes_mentions').using('gin', sql`${table.mentions} jsonb_path_ops`),
  ],
)
