import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { DocumentFormat, NewPagesAre, RereadEvery } from 'shared-types'
import type { Scope, Validators } from '../../ports/crawler/index.ts'
import type { PageNotice } from '../../ports/reader/fact.ts'
import { accountOfParent, bytes, createdAt, id, moment, leasedUntil } from '../columns.ts'
import { agents } from './agents.ts'
import { users } from './users.ts'

export const knowledgeType = pgEnum('knowledge_type', ['PDF', 'WEB_PAGES', 'DOCUMENT', 'TEXT'])
export const knowledgeStatus = pgEnum('knowledge_status', ['untrained', 'training', 'trained'])
export const pageStatus = pgEnum('knowledge_page_status', ['pending', 'trained', 'failed'])

/** A document or a website that an agent learnt. */
export const knowledgeItems = pgTable(
  'knowledge_items',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The agent that owns it; others use it through `knowledge_links`. */
    agentId: uuid()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    type: knowledgeType().notNull(),
    title: text().notNull(),
    status: knowledgeStatus().notNull().default('untrained'),
    /** Why it is untrained, for the owner; null when there is no problem. */
    reason: text(),
    /** Training runs since the last page that was read; the waiting time, and when to give up, depend on it. */
    attempts: integer().notNull().default(0),
    /** While `training`: earliest time of the next run; null for at once. */
    nextRunAt: moment(),
    /** When it was last worked on; null if never. */
    ranAt: moment(),
    /** How often its pages are read again; uploaded items never are. */
    rereadEvery: text().$type<RereadEvery>().notNull().default('never'),
    /** When they are next due; null for never. */
    nextReadAt: moment(),
    /** When the last complete reading ended. */
    lastReadAt: moment(),
    /** True when the training in progress was due by schedule, and not requested by the owner. */
    isReread: boolean().notNull().default(false),
    /** The address the owner entered, where its redirects ended, and what was to be read there; null when unknown. */
    address: text(),
    scope: text().$type<Scope>(),
    /** What happens to pages that are added to its website later. */
    newPages: text().$type<NewPagesAre>().notNull().default('offer'),
    /** When the current or the last reading looked for new pages. */
    soughtAt: moment(),
    /** The worker's lease, a new id each time it is claimed; writes of an earlier holder are refused. */
    leaseHolder: uuid(),
    /** End of the lease; null when nobody is working on it. */
    leasedUntil: leasedUntil('lease_until'),
    createdAt: createdAt(),
  },
  (table) => [
    index('knowledge_items_training')
      .on(table.id)
      .where(sql`${table.status} = 'training'`),
    index('knowledge_items_due')
      .on(table.nextReadAt)
      .where(sql`${table.nextReadAt} is not null`),
    index('knowledge_items_agent').on(table.agentId),
    index('knowledge_items_user').on(table.userId),
  ],
)

export const knowledgeLinks = pgTable(
  'knowledge_links',
  {
    userId: accountOfParent(),
    itemId: uuid()
      .notNull()
      .references(() => knowledgeItems.id, { onDelete: 'cascade' }),
    agentId: uuid()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.agentId] }),
    index('knowledge_links_agent').on(table.agentId),
  ],
)

/** The uploaded document or pasted text itself: any node can read it again. */
export const knowledgeFiles = pgTable('knowledge_files', {
  userId: accountOfParent(),
  itemId: uuid()
    .primaryKey()
    .references(() => knowledgeItems.id, { onDelete: 'cascade' }),
  content: bytes().notNull(),
  /** Null for a PDF. */
  format: text().$type<DocumentFormat>(),
})

/** When a page was last downloaded completely, and with which embedding model it was read. */
export type LastSeen = Validators & { readAt: string; embeddingModel: string | null }

/** A web page of an item, or the one document of a PDF. */
export const knowledgePages = pgTable(
  'knowledge_pages',
  {
    userId: accountOfParent(),
    id: id(),
    itemId: uuid()
      .notNull()
      .references(() => knowledgeItems.id, { onDelete: 'cascade' }),
    /** Null for a PDF. */
    url: text(),
    title: text(),
    status: pageStatus().notNull().default('pending'),
    /** Why it could not be read; null unless it failed. */
    reason: text(),
    /** Temporary failures to read it since the last training was requested. */
    attempts: integer().notNull().default(0),
    /** SHA-256 of the text that is indexed; null before the first reading. */
    contentHash: text(),
    position: integer().notNull(),
    fetchedAt: moment(),
    /** ISO 639-1 code; null where it cannot be told. */
    language: text(),
    /** Notices for the owner about how the page was read. */
    notices: jsonb().$type<PageNotice[]>().notNull().default([]),
    /** The validators that let its website say that nothing has changed; null when every reading must download the page. */
    lastSeen: jsonb().$type<LastSeen>(),
    /** Since when its website reports it as missing; null while it exists. */
    missingSince: moment(),
  },
  (table) => [uniqueIndex('knowledge_pages_position').on(table.itemId, table.position)],
)
