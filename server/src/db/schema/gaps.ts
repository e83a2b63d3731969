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
import { calls } from './calls.ts'
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
    /** The question in lower case without punctuation: questions with the same fingerprint count as one. */
    fingerprint: text().notNull(),
    times: integer().notNull().default(1),
    lastAskedAt: moment().notNull().defaultNow(),
    /** The conversation in which it was last asked; null when that is deleted. */
    conversationId: uuid().references(() => conversations.id, { onDelete: 'set null' }),
    /** The call in which it was last asked; null when that was a conversation. The caller's words are deleted with their call. */
    callId: uuid().references(() => calls.id, { onDelete: 'cascade' }),
    firstAskedAt: moment().notNull().defaultNow(),
    /** When the knowledge was found to have an answer; null while it has none. */
    coveredAt: moment(),
    /** Title of the source with the answer; null for a taught answer. */
    coveredBy: text(),
    /** When the owner rejected the answer that seemed to cover it, so that it is not tried again; null otherwise. */
    keptOpenAt: moment(),
  },
  (table) => [
    uniqueIndex('knowledge_gaps_fingerprint').on(table.agentId, table.fingerprint),
    index('knowledge_gaps_newest').on(table.userId, table.agentId, table.lastAskedAt, table.id),
    index('knowledge_gaps_account').on(table.userId, table.lastAskedAt),
    index('knowledge_gaps_conversation').on(table.conversationId),
    index('knowledge_gaps_call').on(table.callId),
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
    /** Day in UTC. */
    day: date().notNull(),
    channel: channel().notNull(),
    times: integer().notNull().default(1),
    /** How many of `times` were text messages, and how many were WhatsApp messages: both are also counted in the channel `voice`. */
    texts: integer().notNull().default(0),
    whatsapp: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.gapId, table.day, table.channel] })],
)

/** Questions with the owner's own answers, used beside documents and websites. */
export const taughtAnswers = pgTable(
  'taught_answers',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: id(),
    /** The agent that owns it; others use it through `taught_answer_links`. */
    agentId: uuid()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    question: text().notNull(),
    /** Fingerprint of the question, as in the gaps: a question has only one answer. */
    fingerprint: text().notNull(),
    /** Other ways to ask the question. */
    phrasings: jsonb().$type<string[]>().notNull().default([]),
    answer: text().notNull(),
    /** Name that its writer had at that time. */
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
