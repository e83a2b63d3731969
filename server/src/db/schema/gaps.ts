import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { accountOfParent, createdAt, id, moment } from '../columns.ts'
import { agents } from './agents.ts'
import { channel, conversations } from './conversations.ts'
import { users } from './users.ts'

/** Questions the knowledge could not answer; the same question counts once. */
export const knowledgeGaps = pgTable(
  'knowledge_gaps',
  {
    userId: accountOfParent(),
    id: id(),
    agentId: uuid()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    question: text().notNull(),
    /** Lower-cased, without punctuation: what makes two questions the same. */
    fingerprint: text().notNull(),
    times: integer().notNull().default(1),
    lastAskedAt: moment().notNull().defaultNow(),
    /** Where it was asked last; null once that conversation is deleted. */
    conversationId: uuid().references(() => conversations.id, { onDelete: 'set null' }),
    firstAskedAt: moment().notNull().defaultNow(),
    /** When the knowledge was found to hold an answer by now; null while it is open. */
    coveredAt: moment(),
    /** What it is answered from: the title of a source, or null for an answer of the owner. */
    coveredBy: text(),
  },
  (table) => [
    uniqueIndex('knowledge_gaps_fingerprint').on(table.agentId, table.fingerprint),
    index('knowledge_gaps_newest').on(table.userId, table.agentId, table.lastAskedAt, table.id),
    index('knowledge_gaps_account').on(table.userId, table.lastAskedAt),
    index('knowledge_gaps_conversation').on(table.conversationId),
    index('knowledge_gaps_old').on(table.lastAskedAt),
  ],
)

/** How often a question was asked, by day and channel. */
export const knowledgeGapDays = pgTable(
  'knowledge_gap_days',
  {
    userId: accountOfParent(),
    gapId: uuid()
      .notNull()
      .references(() => knowledgeGaps.id, { onDelete: 'cascade' }),
    /** In UTC. */
    day: date().notNull(),
    channel: channel().notNull(),
    times: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.gapId, table.day, table.channel] })],
)

/** Questions an owner answered in their own words: a source beside documents and websites. */
export const taughtAnswers = pgTable(
  'taught_answers',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: id(),
    /** The owner; others use it through `taught_answer_links`. */
    agentId: uuid()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    question: text().notNull(),
    /** Of the question, as of a gap: a question is answered once. */
    fingerprint: text().notNull(),
    /** Other ways to ask it. */
    phrasings: jsonb().$type<string[]>().notNull().default([]),
    answer: text().notNull(),
    /** Who wrote it, as they were called then. */
    writtenBy: text().notNull(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('taught_answers_question').on(table.agentId, table.fingerprint),
    index('taught_answers_account').on(table.userId, table.agentId, table.updatedAt),
  ],
)

export const taughtAnswerLinks = pgTable(
  'taught_answer_links',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    answerId: uuid()
      .notNull()
      .references(() => taughtAnswers.id, { onDelete: 'cascade' }),
    agentId: uuid()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.answerId, table.agentId] }),
    index('taught_answer_links_agent').on(table.agentId),
    index('taught_answer_links_account').on(table.userId),
  ],
)
