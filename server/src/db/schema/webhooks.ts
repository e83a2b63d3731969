import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, leasedUntil, moment } from '../columns.ts'
import { appointmentRequests } from './bookings.ts'
import { calls } from './calls.ts'
import { conversations, customers } from './conversations.ts'
import { knowledgeGaps } from './gaps.ts'
import { users } from './users.ts'

const account = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Addresses to which an account has its events sent. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    userId: account(),
    id: id(),
    url: text().notNull(),
    description: text().notNull(),
    format: text({ enum: ['standard', 'slack', 'discord'] }).notNull(),
    /** Names of the events to send. */
    events: jsonb().$type<string[]>().notNull(),
    isOn: boolean().notNull().default(true),
    /** Why it was switched off automatically; null otherwise. */
    offReason: text({ enum: ['gone', 'failing'] }),
    /** The encrypted secret, see `lib/sealed.ts`; null when nothing is signed. */
    sealed: text(),
    /** Last characters of the secret. */
    hint: text(),
    /** The previous secret, which also signs until `oldUntil`. */
    oldSealed: text(),
    oldUntil: moment(),
    /** Since when every attempt failed; null after a success. */
    failingSince: moment(),
    /** When its account was warned that it fails. */
    warnedAt: moment(),
    /** Nothing is sent before this time, because the endpoint asked for that with `Retry-After`. */
    pausedUntil: moment(),
    createdAt: createdAt(),
  },
  // Read by triggers at every message; finds nothing when the account has no endpoint.
  (table) => [index('webhook_endpoints_account').on(table.userId)],
)

/**
 * Events, one row each: triggers write them in the same statement that causes them. They are deleted with what they are about, so that no
 * deleted words remain here.
 */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    userId: account(),
    /** The same for every endpoint and every attempt. */
    id: uuid().primaryKey().defaultRandom(),
    type: text().notNull(),
    /** Key that distinguishes this event from all others of the account. */
    fact: text().notNull(),
    conversationId: uuid().references(() => conversations.id, { onDelete: 'cascade' }),
    customerId: uuid().references(() => customers.id, { onDelete: 'cascade' }),
    callId: uuid().references(() => calls.id, { onDelete: 'cascade' }),
    appointmentId: uuid().references(() => appointmentRequests.id, { onDelete: 'cascade' }),
    gapId: uuid().references(() => knowledgeGaps.id, { onDelete: 'cascade' }),
    /** `data` of the body. */
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('webhook_events_fact').on(table.userId, table.fact),
    index('webhook_events_time').on(table.userId, table.createdAt),
    index('webhook_events_age').on(table.createdAt),
    ...(['conversationId', 'customerId', 'callId', 'appointmentId', 'gapId'] as const).map((name) =>
      index(`webhook_events_${name.slice(0, -2).toLowerCase()}`)
        .on(table[name])
        .where(sql`${table[name]} is not null`),
    ),
  ],
)

/** An attempt as it is kept once another has followed. */
export type EarlierAttempt = {
  /** ISO 8601, by the database's clock. */
  at: string
  status: number | null
  answer: string | null
  problem: string | null
  took_ms: number | null
}

/** The queue and the log of each endpoint. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** Without a foreign key: the endpoint has one. */
    userId: uuid().notNull(),
    id: uuid().primaryKey().defaultRandom(),
    endpointId: uuid()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    eventId: uuid()
      .notNull()
      .references(() => webhookEvents.id, { onDelete: 'cascade' }),
    /** Attempts begun, which also distinguish one lease from the next. */
    attempts: integer().notNull().default(0),
    /** Attempts of the current round; sending again starts a new one. */
    round: integer().notNull().default(0),
    /** When the first attempt of this round began: the waiting times of the next ones are counted from here. */
    begunAt: moment(),
    dueAt: moment().notNull().defaultNow(),
    leasedUntil: leasedUntil('leased_until'),
    /** When it was delivered or given up; null while it waits to be sent. */
    settledAt: moment(),
    outcome: text({ enum: ['delivered', 'failed', 'stopped'] }),
    /** Attempts before the last one, oldest first: as many as `queue-store.ts` keeps. */
    earlier: jsonb().$type<EarlierAttempt[]>().notNull().default([]),
    /** When the last attempt was made. */
    attemptedAt: moment(),
    status: integer(),
    answer: text(),
    problem: text(),
    tookMs: integer(),
    createdAt: createdAt(),
  },
  (table) => [
    // The event comes first, because deleting an event looks for its deliveries.
    uniqueIndex('webhook_deliveries_once').on(table.eventId, table.endpointId),
    index('webhook_deliveries_waiting')
      .on(table.endpointId, table.dueAt)
      .where(sql`${table.settledAt} is null`),
    index('webhook_deliveries_log').on(table.endpointId, table.createdAt, table.id),
  ],
)
