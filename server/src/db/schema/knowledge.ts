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
import type { ChangeKind, DocumentFormat, NewPagesAre, RereadEvery } from 'shared-types'
import type { Scope, Validators } from '../../ports/crawler/index.ts'
import type { ContactRole, Fact, PageNotice } from '../../ports/reader/fact.ts'
import {
  accountOfParent,
  bytes,
  createdAt,
  embedding,
  id,
  moment,
  tsvector,
  leasedUntil,
} from '../columns.ts'
import { NO_PENDING_LIST } from '../search.ts'
import { agents } from './agents.ts'
import { users } from './users.ts'

export const knowledgeType = pgEnum('knowledge_type', ['PDF', 'WEB_PAGES', 'DOCUMENT', 'TEXT'])
export const knowledgeStatus = pgEnum('knowledge_status', ['untrained', 'training', 'trained'])
export const factKind = pgEnum('knowledge_fact_kind', [
  'phone',
  'email',
  'address',
  'hours',
  'price',
  'date',
])
export const correctionTarget = pgEnum('knowledge_correction_target', ['passage', 'fact'])
export const pageStatus = pgEnum('knowledge_page_status', ['pending', 'trained', 'failed'])

/** A document or a website an agent learned. */
export const knowledgeItems = pgTable(
  'knowledge_items',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The owner; others use it through `knowledge_links`. */
    agentId: uuid()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    type: knowledgeType().notNull(),
    title: text().notNull(),
    status: knowledgeStatus().notNull().default('untrained'),
    /** Why it is untrained, for the owner; null while all is well. */
    reason: text(),
    /** Training runs since the last page that was read; the waiting time, and when to give up, depend on it. */
    attempts: integer().notNull().default(0),
    /** While `training`: earliest time of the next run; null is at once. */
    nextRunAt: moment(),
    /** When it was last worked on; null before the first time. */
    ranAt: moment(),
    /** How often its pages are read again; what was uploaded never is. */
    rereadEvery: text().$type<RereadEvery>().notNull().default('never'),
    /** When they are next due; null is never. */
    nextReadAt: moment(),
    /** When the last reading of all of them ended. */
    lastReadAt: moment(),
    /** The training under way is one nobody asked for: it fell due. */
    isReread: boolean().notNull().default(false),
    /** What the owner entered as its address, where the redirects ended, and what was to be read from there; null where it is not known. */
    address: text(),
    scope: text().$type<Scope>(),
    /** What becomes of pages its website gets later. */
    newPages: text().$type<NewPagesAre>().notNull().default('offer'),
    /** When the reading under way, or the last one, looked for them. */
    soughtAt: moment(),
    /** Who works on it, a new id each time it is claimed; writes of an earlier holder are refused. */
    leaseHolder: uuid(),
    /** Until when the holder is believed to be alive; null when nobody works on it. */
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

/** A page as it was read whole, by the one embedding model. */
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
    /** Why it could not be read; null unless failed. */
    reason: text(),
    /** Readings that failed in a way that may pass, since the last training was asked for. */
    attempts: integer().notNull().default(0),
    /** SHA-256 of the text that is indexed; null before the first reading. */
    contentHash: text(),
    position: integer().notNull(),
    fetchedAt: moment(),
    /** ISO 639-1 code; null where it cannot be told. */
    language: text(),
    /** What the owner should know of how the page was read. */
    notices: jsonb().$type<PageNotice[]>().notNull().default([]),
    /** What its website needs to know to say that it has not changed; null where every reading takes the whole page. */
    lastSeen: jsonb().$type<LastSeen>(),
    /** Since when its website says that there is no such page; null while it does not. */
    missingSince: moment(),
  },
  (table) => [uniqueIndex('knowledge_pages_position').on(table.itemId, table.position)],
)

/** Facts of a page, found again at each reading: numbers, addresses, hours, prices, dates. */
export const knowledgeFacts = pgTable(
  'knowledge_facts',
  {
    userId: accountOfParent(),
    id: id(),
    itemId: uuid()
      .notNull()
      .references(() => knowledgeItems.id, { onDelete: 'cascade' }),
    pageId: uuid()
      .notNull()
      .references(() => knowledgePages.id, { onDelete: 'cascade' }),
    /** Order within the page, from 0. */
    position: integer().notNull(),
    kind: factKind().notNull(),
    role: text().$type<ContactRole>(),
    label: text().notNull().default(''),
    text: text().notNull(),
    heading: text().notNull().default(''),
    /** Page of a PDF, from 1; null for a web page. */
    pageNumber: integer(),
    value: jsonb().$type<Fact['value']>().notNull(),
    /** The page's text where the owner has corrected `text`; null otherwise. */
    original: text(),
    /** The agent must not say it. */
    hidden: boolean().notNull().default(false),
  },
  (table) => [
    index('knowledge_facts_item').on(table.itemId, table.kind),
    uniqueIndex('knowledge_facts_position').on(table.pageId, table.position),
  ],
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

/** Contradictions of which an agent's owner said that both sides are right. */
export const acceptedContradictions = pgTable(
  'accepted_contradictions',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    agentId: uuid()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    /** The same for as long as both say the same: SHA-256 of what they say. */
    contradictionId: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.contradictionId] })],
)

/** What a later reading of a page found other than the one before. */
export const knowledgeChanges = pgTable(
  'knowledge_changes',
  {
    userId: accountOfParent(),
    id: id(),
    itemId: uuid()
      .notNull()
      .references(() => knowledgeItems.id, { onDelete: 'cascade' }),
    pageId: uuid()
      .notNull()
      .references(() => knowledgePages.id, { onDelete: 'cascade' }),
    kind: text().$type<ChangeKind>().notNull(),
    /** Null while the page is being written. */
    at: moment(),
    /** What the page said, however the owner corrected it; both are cut where they are very long. */
    before: text().notNull(),
    after: text().notNull().default(''),
  },
  (table) => [
    index('knowledge_changes_item').on(table.itemId, table.at),
    uniqueIndex('knowledge_changes_begun')
      .on(table.pageId)
      .where(sql`${table.at} is null`),
  ],
)

/** The owner's corrections. Each stays through later trainings, as long as the page says the same there. */
export const knowledgeCorrections = pgTable(
  'knowledge_corrections',
  {
    userId: accountOfParent(),
    id: id(),
    pageId: uuid()
      .notNull()
      .references(() => knowledgePages.id, { onDelete: 'cascade' }),
    target: correctionTarget().notNull(),
    /** SHA-256 of the page's own text. */
    fingerprint: text().notNull(),
    /** The owner's text; null where the passage or fact is only hidden. */
    text: text(),
    hidden: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('knowledge_corrections_fingerprint').on(
      table.pageId,
      table.target,
      table.fingerprint,
    ),
  ],
)

/** Passages that searches find and answers quote. */
export const passages = pgTable(
  'passages',
  {
    userId: accountOfParent(),
    id: id(),
    itemId: uuid()
      .notNull()
      .references(() => knowledgeItems.id, { onDelete: 'cascade' }),
    pageId: uuid()
      .notNull()
      .references(() => knowledgePages.id, { onDelete: 'cascade' }),
    /** Order within the page, from 0. */
    position: integer().notNull(),
    /** The headings above the passage, outermost first, joined by ' › '; empty where there are none. */
    heading: text().notNull().default(''),
    text: text().notNull(),
    /** Page of a PDF, from 1; null for a web page. */
    pageNumber: integer(),
    /** PostgreSQL text search configuration the passage is stemmed with, e.g. `english`. */
    config: text().notNull(),
    search: tsvector().notNull(),
    /** Lexemes in `search`, counted with repetition: the length in BM25. */
    length: integer().notNull(),
    /** The page's text where the owner has corrected `text`; null otherwise. */
    original: text(),
    /** The agent must not say it; `search` is then empty. */
    hidden: boolean().notNull().default(false),
    /** Null when no embedding model is configured. */
    embedding: embedding(),
    /** `provider:name` of the model that made `embedding`. */
    embeddingModel: text(),
  },
  (table) => [
    // On both columns, so that a search reads nothing of other accounts' knowledge, however large that is.
    index('passages_search').using('gin', table.itemId, table.search).with(NO_PENDING_LIST),
    index('passages_item').on(table.itemId),
    uniqueIndex('passages_position').on(table.pageId, table.position),
  ],
)

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
