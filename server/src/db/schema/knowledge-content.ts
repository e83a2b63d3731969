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
import type { ChangeKind } from 'shared-types'
import type { ContactRole, Fact } from '../../ports/reader/fact.ts'
import { accountOfParent, createdAt, embedding, id, moment, tsvector } from '../columns.ts'
import { NO_PENDING_LIST } from '../search.ts'
import { agents } from './agents.ts'
import { knowledgeItems, knowledgePages } from './knowledge.ts'
import { users } from './users.ts'

export const factKind = pgEnum('knowledge_fact_kind', [
  'phone',
  'email',
  'address',
  'hours',
  'price',
  'date',
])
export const correctionTarget = pgEnum('knowledge_correction_target', ['passage', 'fact'])

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
    /** Order within the page, starting at 0. */
    position: integer().notNull(),
    /** The headings above the passage, outermost first, joined by ' › '; empty when there are none. */
    heading: text().notNull().default(''),
    text: text().notNull(),
    /** Page of a PDF, starting at 1; null for a web page. */
    pageNumber: integer(),
    /** PostgreSQL text search configuration the passage is stemmed with, e.g. `english`. */
    config: text().notNull(),
    search: tsvector().notNull(),
    /** Number of lexemes in `search`, counting repetitions: the length in BM25. */
    length: integer().notNull(),
    /** What the page says, when the owner has corrected `text`; null otherwise. */
    original: text(),
    /** True when the agent must not use it; `search` is then empty. */
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

/** Facts of a page, extracted anew at each reading: numbers, addresses, hours, prices, dates. */
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
    /** Order within the page, starting at 0. */
    position: integer().notNull(),
    kind: factKind().notNull(),
    role: text().$type<ContactRole>(),
    label: text().notNull().default(''),
    text: text().notNull(),
    heading: text().notNull().default(''),
    /** Page of a PDF, starting at 1; null for a web page. */
    pageNumber: integer(),
    value: jsonb().$type<Fact['value']>().notNull(),
    /** What the page says, when the owner has corrected `text`; null otherwise. */
    original: text(),
    /** True when the agent must not use it. */
    hidden: boolean().notNull().default(false),
  },
  (table) => [
    index('knowledge_facts_item').on(table.itemId, table.kind),
    uniqueIndex('knowledge_facts_position').on(table.pageId, table.position),
  ],
)

/** The owner's corrections. Each applies to later trainings too, as long as the page still says the same. */
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
    /** The owner's text; null when the passage or fact is only hidden. */
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

/** Contradictions that an agent's owner has accepted: both sides are right. */
export const acceptedContradictions = pgTable(
  'accepted_contradictions',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    agentId: uuid()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    /** SHA-256 of what both sides say, so it stays the same as long as they do. */
    contradictionId: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.agentId, table.contradictionId] }),
    index('accepted_contradictions_user').on(table.userId),
  ],
)

/** Differences between a later reading of a page and the one before. */
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
    /** What the page itself said, without the owner's corrections; both texts are cut when they are very long. */
    before: text().notNull(),
    after: text().notNull().default(''),
  },
  (table) => [
    index('knowledge_changes_item').on(table.itemId, table.at),
    index('knowledge_changes_page').on(table.pageId),
    uniqueIndex('knowledge_changes_begun')
      .on(table.pageId)
      .where(sql`${table.at} is null`),
  ],
)
