import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id } from '../columns.ts'
import { users } from './users.ts'

export const agentType = pgEnum('agent_type', ['ANTI_THEFT', 'SALES_ASSISTANT', 'CHATBOT'])

export const agents = pgTable(
  'agents',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    type: agentType().notNull(),
    activated: boolean().notNull().default(false),
    createdAt: createdAt(),
    instructions: text().notNull().default(''),
    language: text().notNull().default('auto'),
    allowHandover: boolean().notNull().default(true),
    handoverMessage: text().notNull(),
    /** Whom it says it answers for; null: what its type makes of the other names. */
    spokenName: text(),
    brandName: text().notNull(),
    brandColor: text().notNull(),
    textColor: text().notNull(),
    welcomeMessage: text().notNull(),
    suggestedQuestions: text().notNull().default(''),
    /** Callers are told that the call is recorded or written down. */
    announcesRecording: boolean().notNull().default(true),
    /** What it may cost in a calendar month (UTC), in millionths of a dollar; null: no cap of its own. */
    monthlyCapMicros: bigint({ mode: 'number' }),
    /** Grows with every change of what it knows, by triggers: what was worked out from an older one is stale. */
    knowledgeRevision: integer().notNull().default(0),
  },
  (table) => [
    index('agents_user').on(table.userId),
    // One an account, also when two requests race.
    uniqueIndex('agents_one_anti_theft')
      .on(table.userId)
      .where(sql`${table.type} = 'ANTI_THEFT'`),
    check('agents_name_length', sql`char_length(${table.name}) between 1 and 15`),
  ],
)
