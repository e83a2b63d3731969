import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Scope } from '../../ports/crawler/index.ts'
import { accountOfParent, createdAt, id } from '../columns.ts'
import { agents } from './agents.ts'
import { knowledgeItems } from './knowledge.ts'
import { users } from './users.ts'

/** Results of `crawl-page`, until the owner submits them. */
export const crawls = pgTable(
  'crawls',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    agentId: uuid()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    /** What the site calls itself. */
    title: text().notNull(),
    links: jsonb().$type<string[]>().notNull(),
    /** PDFs the pages link to. */
    documents: jsonb().$type<string[]>().notNull().default([]),
    /** Number of pages found but left out of `links`, because there are too many. */
    leftOut: integer().notNull().default(0),
    scope: text().$type<Scope>().notNull().default('site'),
    createdAt: createdAt(),
  },
  (table) => [index('crawls_user').on(table.userId)],
)

/** Pages of a website the owner did not want, or there was no room for: a later reading does not bring them. */
export const knowledgePassedOver = pgTable('knowledge_passed_over', {
  userId: accountOfParent(),
  itemId: uuid()
    .primaryKey()
    .references(() => knowledgeItems.id, { onDelete: 'cascade' }),
  links: jsonb().$type<string[]>().notNull(),
  /** Found later, and waiting for the owner to choose. */
  offered: jsonb().$type<string[]>().notNull().default([]),
})
