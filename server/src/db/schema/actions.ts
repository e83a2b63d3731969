import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ActionInput, ActionRunState, WriteAction } from 'shared-types'
import { createdAt, id, moment } from '../columns.ts'
import { agents } from './agents.ts'
import { calls } from './calls.ts'
import { conversations } from './conversations.ts'
import { users } from './users.ts'

/** A header as it is stored: a secret value is encrypted, see `lib/sealed.ts`. */
export type KeptHeader = { name: string } & ({ value: string } | { sealed: string })

const account = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const agent = () =>
  uuid()
    .notNull()
    .references(() => agents.id, { onDelete: 'cascade' })

/** What an agent can do: a request to a service of its owner. */
export const agentActions = pgTable(
  'agent_actions',
  {
    userId: account(),
    id: id(),
    agentId: agent(),
    name: text().notNull(),
    purpose: text().notNull(),
    examples: jsonb().$type<string[]>().notNull(),
    method: text().$type<WriteAction['method']>().notNull(),
    url: text().notNull(),
    /** The tool of an MCP server at `url`; null for a plain request. */
    tool: jsonb().$type<WriteAction['tool']>(),
    /** When its server was found to describe the tool differently than the owner approved; null otherwise. */
    changedAt: moment(),
    headers: jsonb().$type<KeptHeader[]>().notNull(),
    body: text().notNull(),
    inputs: jsonb().$type<ActionInput[]>().notNull(),
    writes: boolean().notNull(),
    result: text().notNull(),
    nothing: text().notNull(),
    isOn: boolean().notNull(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('agent_actions_account').on(table.userId, table.agentId, table.createdAt),
    index('agent_actions_agent').on(table.agentId),
  ],
)

/** Runs of actions: written before anything is sent. */
export const actionRuns = pgTable(
  'action_runs',
  {
    userId: account(),
    /** Also the idempotency key by which a service recognizes a repeated request. */
    id: id(),
    agentId: agent(),
    actionId: uuid().references(() => agentActions.id, { onDelete: 'set null' }),
    actionName: text().notNull(),
    /** Both null for a run in a test. */
    conversationId: uuid().references(() => conversations.id, { onDelete: 'cascade' }),
    callId: uuid().references(() => calls.id, { onDelete: 'cascade' }),
    /** The reply that runs it. */
    turn: text(),
    state: text().$type<ActionRunState>().notNull(),
    /** Name of the input that the visitor was asked for last. */
    asking: text(),
    /** How often in a row the visitor was asked for it. */
    asked: integer().notNull().default(0),
    inputs: jsonb().$type<Record<string, string>>().notNull(),
    said: text(),
    problem: text(),
    status: integer(),
    tookMs: integer(),
    /** When the request was last sent. */
    begunAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    index('action_runs_log').on(table.userId, table.agentId, table.createdAt),
    index('action_runs_agent').on(table.agentId),
    index('action_runs_action').on(table.actionId),
    index('action_runs_conversation').on(table.conversationId, table.createdAt),
    index('action_runs_call').on(table.callId, table.createdAt),
  ],
)
