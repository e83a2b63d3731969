import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes, createdAt } from '../columns.ts'
import { conversations } from './conversations.ts'
import { account } from './users.ts'

/** Pictures and PDFs that people sent in a conversation; the message has everything except the bytes. */
export const chatFiles = pgTable(
  'chat_files',
  {
    userId: account(),
    /** Random, unlike other ids, because it is part of addresses. */
    id: uuid()
      .notNull()
      .default(sql`gen_random_uuid()`),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** Client id of its message; a retry with the same id is the same file. */
    clientId: text().notNull(),
    name: text().notNull(),
    /** MIME type, determined from the content. */
    type: text().notNull(),
    /** Total size of both in bytes. */
    size: integer().notNull(),
    /** In pixels; null when the file is no picture. */
    width: integer(),
    height: integer(),
    content: bytes().notNull(),
    /** A small WebP; null when the file is no picture. */
    preview: bytes(),
    /** Whether its message is stored; without one, the file is deleted after a while. */
    isSent: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    // With the sizes, so that an account's storage is summed up without reading files.
    index('chat_files_stored').on(table.userId, table.size),
    uniqueIndex('chat_files_client').on(table.conversationId, table.clientId),
    index('chat_files_unsent')
      .on(table.createdAt)
      .where(sql`not ${table.isSent}`),
  ],
)
