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
    /** The website's own name for itself. */
    title: text().notNull(),
    links: jsonb().$type<string[]>().notNull(),
    /** PDFs the pages link to. */
    documents: jsonb().$type<string[]>().notNull().default([]),
    /** Number of pages found but not included in `links`, because there are too many. */
    leftOut: integer().notNull().default(0),
    scope: text().$type<Scope>().notNull().default('site'),
    createdAt: createdAt(),
  },
  (table) => [index('crawls_user').on(table.userId), index('crawls_agent').on(table.agentId)],
)

/** Pages of a website that the owner did not want, or for which there was no room: later readings do not add them. */
export const knowledgePassedOver = pgTable('knowledge_passed_over', {
  userId: accountOfParent(),
  itemId: uuid()
    .primaryKey()
    .references(() => knowledgeItems.id, { onDelete: 'cascade' }),
  links: jsonb().$type<string[]>().notNull(),
  /** Pages found later, which wait for the owner's choice. */
  offered: jsonb().$type<string[]>().notNull().default([]),
})
