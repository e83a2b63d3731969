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
    /** The name the agent says for whom it answers; null: derived from its other names, depending on its type. */
    spokenName: text(),
    brandName: text().notNull(),
    brandColor: text().notNull(),
    textColor: text().notNull(),
    welcomeMessage: text().notNull(),
    suggestedQuestions: text().notNull().default(''),
    /** Language of the widget: a code, or `auto` for that of the page or the visitor. */
    panelLanguage: text().notNull().default('auto'),
    /** The owner's texts for single languages, which replace those for all languages. */
    panelTexts: jsonb().$type<TextsByLanguage>().notNull().default({}),
    /** The owner's choices for how the widget fits the site. */
    widgetOptions: jsonb().$type<WidgetOptions>().notNull().default({}),
    /** Details that visitors are asked for; null for none. */
    leadForm: jsonb().$type<LeadForm>(),
    /** Websites the widget may run on, see `isAllowedSite`; empty for any. */
    allowedSites: jsonb().$type<string[]>().notNull().default([]),
    /** Whether its website identifies visitors: set with its first secret, and never unset. */
    knowsVisitors: boolean().notNull().default(false),
    /** First words callers hear; null: the default of its type in its language. */
    callGreeting: text(),
    /** A name of `AgentVoice`; null: the carrier's own for the language. */
    callVoice: text().$type<AgentVoice>(),
    /** Callers are told that the call is recorded or written down. */
    announcesRecording: boolean().notNull().default(true),
    /** When people are there; null: always. */
    openingHours: jsonb().$type<OpeningHours>(),
    /** Nobody is available until then, whatever the hours say; null otherwise. */
    awayUntil: moment(),
    /** Cap for a calendar month (UTC), in millionths of a dollar; null: none of its own. */
    monthlyCapMicros: bigint({ mode: 'number' }),
    /** Increased by triggers with every change of its knowledge: results of older revisions are stale. */
    knowledgeRevision: integer().notNull().default(0),
    /** Knowledge revision at which its unanswered questions were last tried again. */
    gapsAskedRevision: integer().notNull().default(0),
    /** A node is trying them again until then. */
    gapsLeasedUntil: leasedUntil('gaps_lease_until'),
  },
  (table) => [
    index('agents_user').on(table.userId),
    // Only agents whose knowledge has changed since.
    index('agents_gaps_to_ask')
      .on(table.id)
      .where(sql`${table.gapsAskedRevision} <> ${table.knowledgeRevision}`),
    // Limits these agents to one for each account, also when two are made at the same moment.
    uniqueIndex('agents_one_anti_theft')
      .on(table.userId)
      .where(sql`${table.type} = 'ANTI_THEFT'`),
    check('agents_name_length', sql`char_length(${table.name}) between 1 and 15`),
  ],
)

/** Other websites that tried to use an agent's widget: only the newest few of each agent. */
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
