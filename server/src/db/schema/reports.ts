import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { account } from './users.ts'

// The figures of the reports. Triggers keep one case for each conversation and call, without any of its words; changes of a case are
// recorded in `report_changes`, and a job adds them up in `report_counts`.

const channel = () => text({ enum: ['widget', 'telegram', 'voice'] }).notNull()
const count = () => integer().notNull().default(0)
/** How many cases took how long, by the 24 steps of `report_step`. */
const histogram = () => integer().array().notNull().default(Array<number>(24).fill(0))

/** The outcome of a conversation or a call, as long as that exists: a deleted one leaves only its counts. */
export const reportCases = pgTable(
  'report_cases',
  {
    /** The id of the conversation or the call. */
    id: uuid().primaryKey(),
    /** Without a foreign key, like the next column: it would be one more lock for each conversation. */
    userId: uuid().notNull(),
    agentId: uuid().notNull(),
    channel: channel(),
    /** When its first message was written, or when the phone rang. */
    beganAt: timestamp({ withTimezone: true }).notNull(),
    /**
     * For a conversation, who had the last word; null while nobody has, and again once a visitor who was answered writes again. For a call,
     * what was decided; null if nothing was.
     */
    outcome: text({
      enum: [
        'answered',
        'handed_over',
        'unanswered',
        'put_through',
        'not_picked_up',
        'message_taken',
        'stopped',
      ],
    }),
    /** The visitor's rating; null without one. */
    isGood: boolean(),
    /** True when the visitor wrote again, long after an answer that seemed sufficient. */
    cameBack: boolean().notNull().default(false),
    /** Steps of the time until the first answer, and until the last answer or somebody's resolving it. */
    firstAnswer: smallint(),
    resolution: smallint(),
    /** Seconds that a caller spoke with the agent alone. */
    savedSeconds: count(),
    hasLead: boolean().notNull().default(false),
    appointments: count(),
  },
  (table) => [index('report_cases_began').on(table.userId, table.beganAt, table.id)],
)

/** The figures of a row: numbers of cases, and histograms of times. */
const counters = () => ({
  conversations: count(),
  confirmed: count(),
  assumed: count(),
  handedOver: count(),
  unanswered: count(),
  cameBack: count(),
  ratedGood: count(),
  ratedBad: count(),
  calls: count(),
  putThrough: count(),
  notPickedUp: count(),
  messageTaken: count(),
  stopped: count(),
  savedSeconds: count(),
  leads: count(),
  callLeads: count(),
  appointments: count(),
  callAppointments: count(),
  /** In millionths of a dollar. */
  costMicros: bigint({ mode: 'number' }).notNull().default(0),
  firstAnswer: histogram(),
  resolution: histogram(),
})

/** The counts of an account's reports, by hour and by day (both UTC), and by agent and channel. */
export const reportCounts = pgTable(
  'report_counts',
  {
    userId: account(),
    /** Whether the row is for a day or an hour: a day is the sum of its hours. */
    isDay: boolean().notNull(),
    /** When the hour or the day begins. Everything about a case counts at the time the case began. */
    at: timestamp({ withTimezone: true }).notNull(),
    /** Without a foreign key, so that the counts of a deleted agent remain. All zeros in the rows that sum up all agents. */
    agentId: uuid().notNull(),
    /** Empty for costs, which are not known by channel; `all` in the rows that sum up all agents and channels. */
    channel: text().notNull(),
    /** True for cases that were deleted since. */
    isRemoved: boolean().notNull(),
    ...counters(),
  },
  (table) => [
    primaryKey({
      columns: [table.userId, table.isDay, table.at, table.agentId, table.channel, table.isRemoved],
    }),
  ],
)

/**
 * Sums of the hours of past days: of six hours, of a day and of a month (UTC), for each agent and channel and for all agents or channels,
 * so that a report reads few rows. The database recomputes them when a count of such a day changes later.
 */
export const reportSpans = pgTable(
  'report_spans',
  {
    userId: account(),
    /** Which cases a row sums up: those of one agent and channel, of an agent, of a channel, or all. */
    scope: text({ enum: ['each', 'agent', 'channel', 'all'] }).notNull(),
    span: text({ enum: ['quarter', 'day', 'month'] }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** All zeros when the row is for all agents. */
    agentId: uuid().notNull(),
    /** `all` when the row is for all channels. */
    channel: text().notNull(),
    isRemoved: boolean().notNull(),
    ...counters(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.userId,
        table.scope,
        table.span,
        table.at,
        table.agentId,
        table.channel,
        table.isRemoved,
      ],
    }),
  ],
)

/** The day up to which an account's counts are in `report_spans`; later ones are read from the hours. */
export const reportRolled = pgTable('report_rolled', {
  userId: account().primaryKey(),
  until: timestamp({ withTimezone: true }).notNull(),
})

/**
 * Rows are only inserted, and all removed at once, so that two transactions that change counts of the same account do not wait for each
 * other.
 */
export const reportChanges = pgTable(
  'report_changes',
  {
    /** Without a foreign key, which would be one more lock. */
    userId: uuid().notNull(),
    hour: timestamp({ withTimezone: true }).notNull(),
    agentId: uuid().notNull(),
    channel: text().notNull(),
    isRemoved: boolean().notNull(),
    /** A column of `report_counts`; for a histogram followed by the step, as in `first_answer:3`. */
    what: text().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('report_changes_account').on(table.userId)],
)

/** How far the cases of conversations and calls older than the reports are filled in; no row once all are. */
export const reportFilling = pgTable('report_filling', {
  kind: text({ enum: ['conversation', 'call'] }).primaryKey(),
  /** Everything up to this id is filled in. */
  after: uuid().notNull(),
})
