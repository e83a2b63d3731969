import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { AgentSettings, Source, TestExpectation, TestKind, TestSide } from 'shared-types'
import { createdAt, id, leasedUntil, moment } from '../columns.ts'
import { agents } from './agents.ts'
import { users } from './users.ts'

const account = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const agent = () =>
  uuid()
    .notNull()
    .references(() => agents.id, { onDelete: 'cascade' })

/** Tests of an agent: what is said to it, and what its answer has to contain. */
export const agentTests = pgTable(
  'agent_tests',
  {
    userId: account(),
    id: id(),
    agentId: agent(),
    kind: text().$type<Exclude<TestKind, 'hostile'>>().notNull(),
    /** Lines of the visitor or caller, in order. */
    lines: jsonb().$type<string[]>().notNull(),
    expects: jsonb().$type<TestExpectation>().notNull(),
    /** Name that its writer had at that time. */
    writtenBy: text().notNull(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('agent_tests_account').on(table.userId, table.agentId, table.createdAt),
    index('agent_tests_agent').on(table.agentId),
  ],
)

/** Runs of all tests of an agent, in the background until `finishedAt`. */
export const testRuns = pgTable(
  'test_runs',
  {
    userId: account(),
    id: id(),
    agentId: agent(),
    sides: jsonb().$type<TestSide[]>().notNull(),
    /** The unpublished settings that were tested in addition to the live ones; null when there was no draft. */
    draft: jsonb().$type<AgentSettings>(),
    startedBy: text().notNull(),
    startedAt: createdAt(),
    finishedAt: moment(),
    stopped: boolean().notNull().default(false),
    leasedUntil: leasedUntil('leased_until'),
    /** The worker; results of others are refused. */
    leaseHolder: uuid(),
  },
  (table) => [
    index('test_runs_account').on(table.userId, table.agentId, table.startedAt),
    index('test_runs_agent').on(table.agentId),
    // Limits an agent to one run at a time, also when two requests arrive at once.
    uniqueIndex('test_runs_one')
      .on(table.agentId)
      .where(sql`${table.finishedAt} is null`),
    // Only runs that are not finished.
    index('test_runs_waiting')
      .on(table.userId, table.startedAt)
      .where(sql`${table.finishedAt} is null`),
  ],
)

/** The tests of a run, one row each from the start, with their results. */
export const testResults = pgTable(
  'test_results',
  {
    userId: account(),
    runId: uuid()
      .notNull()
      .references(() => testRuns.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    side: text().$type<TestSide>().notNull(),
    kind: text().$type<TestKind>().notNull(),
    /** Id of the test, which may have been deleted. */
    testId: uuid(),
    attack: text(),
    lines: jsonb().$type<string[]>().notNull(),
    expects: jsonb().$type<TestExpectation>().notNull(),
    verdict: text().$type<'pass' | 'fail' | 'error'>(),
    reasons: jsonb().$type<string[]>().notNull().default([]),
    said: text().notNull().default(''),
    sources: jsonb().$type<Source[]>().notNull().default([]),
    judgedBy: text(),
    ms: real(),
    costMicros: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.position] }),
    index('test_results_account').on(table.userId),
  ],
)
