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
