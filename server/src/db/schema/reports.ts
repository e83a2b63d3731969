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

// The numbers of the reports. Triggers keep a case of each conversation and call, which holds no word of it; what changes of a case
// is written down in `report_changes`, and a job adds these up in `report_counts`.

const channel = () => text({ enum: ['widget', 'telegram', 'voice'] }).notNull()
const count = () => integer().notNull().default(0)
/** How many took so long, by the 24 steps of `report_step`. */
const histogram = () => integer().array().notNull().default(Array<number>(24).fill(0))

/** What became of a conversation or a call, as long as that is there: a deleted one leaves nothing but its numbers. */
export const reportCases = pgTable(
  'report_cases',
  {
    /** Of the conversation or the call. */
    id: uuid().primaryKey(),
    /** Of no foreign key, like the next: it would be one more lock for each conversation. */
    userId: uuid().notNull(),
    agentId: uuid().notNull(),
    channel: channel(),
    /** When its first message was written, or the phone rang. */
    beganAt: timestamp({ withTimezone: true }).notNull(),
    /**
     * Of a conversation who had the last word: null while nobody has, and again once a visitor who was answered comes back. Of a call
     * what was decided; null where nothing was.
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
    /** How the visitor rated it; null where they did not. */
    isGood: boolean(),
    /** The visitor wrote again, long after an answer that seemed to be enough. */
    cameBack: boolean().notNull().default(false),
    /** Step of the time until the first answer, and until the last one or somebody resolved it. */
    firstAnswer: smallint(),
    resolution: smallint(),
    /** Seconds that a caller spoke with the agent and nobody else. */
    savedSeconds: count(),
    hasLead: boolean().notNull().default(false),
    appointments: count(),
  },
  (table) => [index('report_cases_began').on(table.userId, table.beganAt, table.id)],
)

/** Everything that is counted: numbers of cases, and how many took how long. */
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

/** What an account's reports count, by the hour and by the day (both UTC), and by agent and channel. */
export const reportCounts = pgTable(
  'report_counts',
  {
    userId: account(),
    /** Whether it counts a day or an hour: a day is the sum of its hours. */
    isDay: boolean().notNull(),
    /** When the hour or the day begins. Everything of a case counts for when the case began. */
    at: timestamp({ withTimezone: true }).notNull(),
    /** Without a foreign key, so that the numbers of a deleted agent stay. All zeros in the rows that sum up all agents. */
    agentId: uuid().notNull(),
    /** Empty for costs, which are not known by channel; `all` in the rows that sum up all agents and channels. */
    channel: text().notNull(),
    /** Of conversations and calls that were deleted since. */
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
 * Sums of the hours of days that are over: of six hours, of a day and of a month (UTC), for each agent and channel and for any of
 * either, so that a report reads few rows. The database makes them again where a number of such a day changes later.
 */
export const reportSpans = pgTable(
  'report_spans',
  {
    userId: account(),
    /** Whose numbers are one row: of every agent and channel, of an agent, of a channel, or of all. */
    scope: text({ enum: ['each', 'agent', 'channel', 'all'] }).notNull(),
    span: text({ enum: ['quarter', 'day', 'month'] }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** All zeros where the row is of any agent. */
    agentId: uuid().notNull(),
    /** `all` where the row is of any channel. */
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

/** Up to which day the numbers of an account are in `report_spans`; what is later is read from the hours. */
export const reportRolled = pgTable('report_rolled', {
  userId: account().primaryKey(),
  until: timestamp({ withTimezone: true }).notNull(),
})

/** Only ever inserted into and emptied: two who change numbers of the same account do not wait for each other. */
export const reportChanges = pgTable(
  'report_changes',
  {
    /** Of no foreign key: it would be one more lock. */
    userId: uuid().notNull(),
    hour: timestamp({ withTimezone: true }).notNull(),
    agentId: uuid().notNull(),
    channel: text().notNull(),
    isRemoved: boolean().notNull(),
    /** A column of `report_counts`; of a histogram with the step, as `first_answer:3`. */
    what: text().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('report_changes_account').on(table.userId)],
)

/** How far the cases of conversations and calls from before there were reports are filled in; no row once they are. */
export const reportFilling = pgTable('report_filling', {
  kind: text({ enum: ['conversation', 'call'] }).primaryKey(),
  /** Everything up to this id is done. */
  after: uuid().notNull(),
})
