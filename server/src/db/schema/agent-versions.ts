import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { AgentSettings } from 'shared-types'
import { createdAt, id, moment } from '../columns.ts'
import { agents } from './agents.ts'
import { users } from './users.ts'

const account = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** The settings of an agent each time they were saved; rows are never changed. */
export const agentVersions = pgTable(
  'agent_versions',
  {
    userId: account(),
    id: id(),
    agentId: uuid()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    /** Numbered from 1 for each agent. */
    number: integer().notNull(),
    settings: jsonb().$type<AgentSettings>().notNull(),
    /** Name of who saved it, at that time; empty for settings older than this table. */
    savedBy: text().notNull(),
    note: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('agent_versions_number').on(table.agentId, table.number),
    index('agent_versions_account').on(table.userId, table.agentId, table.number),
  ],
)

/** Settings that can be tested before they are published: at most one row for each agent. */
export const agentDrafts = pgTable(
  'agent_drafts',
  {
    userId: account(),
    agentId: uuid()
      .primaryKey()
      .references(() => agents.id, { onDelete: 'cascade' }),
    settings: jsonb().$type<AgentSettings>().notNull(),
    savedBy: text().notNull(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [index('agent_drafts_account').on(table.userId)],
)
