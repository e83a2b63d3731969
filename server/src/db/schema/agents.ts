import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
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
import type {
  AgentVoice,
  LeadForm,
  OpeningHours,
  TextsByLanguage,
  WidgetOptions,
} from 'shared-types'
import { createdAt, id, leasedUntil, moment } from '../columns.ts'
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
    /** What the widget speaks: `auto`, for the language of the page or of the visitor, or a code. */
    panelLanguage: text().notNull().default('auto'),
    /** What the owner says in one language in place of what is said to all. */
    panelTexts: jsonb().$type<TextsByLanguage>().notNull().default({}),
    /** How the widget fits its site, as far as the owner chose. */
    widgetOptions: jsonb().$type<WidgetOptions>().notNull().default({}),
    /** What a visitor is asked of themselves; null: nothing. */
    leadForm: jsonb().$type<LeadForm>(),
    /** Websites its widget may stand on, see `isAllowedSite`; empty: any. */
    allowedSites: jsonb().$type<string[]>().notNull().default([]),
    /** Its website says who is signed in, or did: set with its first secret, and never taken back. */
    knowsVisitors: boolean().notNull().default(false),
    /** What callers hear first; null: what its type says in its language. */
    callGreeting: text(),
    /** A name of `AgentVoice`; null: the carrier's own for the language. */
    callVoice: text().$type<AgentVoice>(),
    /** Callers are told that the call is recorded or written down. */
    announcesRecording: boolean().notNull().default(true),
    /** When people are there; null: always. */
    openingHours: jsonb().$type<OpeningHours>(),
    /** Nobody is there before, whatever the hours say. */
    awayUntil: moment(),
    /** What it may cost in a calendar month (UTC), in millionths of a dollar; null: no cap of its own. */
    monthlyCapMicros: bigint({ mode: 'number' }),
    /** Grows with every change of what it knows, by triggers: what was worked out from an older one is stale. */
    knowledgeRevision: integer().notNull().default(0),
    /** At which it was last asked again what it could not answer. */
    gapsAskedRevision: integer().notNull().default(0),
    /** A node asks it again until then. */
    gapsLeasedUntil: leasedUntil('gaps_lease_until'),
  },
  (table) => [
    index('agents_user').on(table.userId),
    // Holds only those whose knowledge has changed since.
    index('agents_gaps_to_ask')
      .on(table.id)
      .where(sql`${table.gapsAskedRevision} <> ${table.knowledgeRevision}`),
    // One an account, also when two requests race.
    uniqueIndex('agents_one_anti_theft')
      .on(table.userId)
      .where(sql`${table.type} = 'ANTI_THEFT'`),
    check('agents_name_length', sql`char_length(${table.name}) between 1 and 15`),
  ],
)

/** Pages of other websites that tried to use the widget of an agent: a few an agent, the newest of them. */
export const foreignSites = pgTable(
  'foreign_sites',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    agentId: uuid()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    /** As the browser sent it. */
    origin: text().notNull(),
    lastAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.agentId, table.origin] }),
    index('foreign_sites_account').on(table.userId),
  ],
)
