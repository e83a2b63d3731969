import { sql } from 'drizzle-orm'
import {
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, moment, leasedUntil } from '../columns.ts'
import { agentLeft, owner, phoneNumbers } from './numbers.ts'
import { users } from './users.ts'

/** Who an account is at the payment provider. */
export const billingCustomers = pgTable('billing_customers', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Stripe's: cus_… */
  customerId: text().notNull(),
})

/**
 * open → paid → completed; open → cancelled or expired; paid → refunding → failed. What is `paid` or `refunding` is worked on until it is
 * settled, also when its agent is gone.
 */
export const checkouts = pgTable(
  'checkouts',
  {
    id: id(),
    userId: owner(),
    agentId: agentLeft(),
    phone: text().notNull(),
    state: text({
      enum: ['open', 'paid', 'completed', 'cancelled', 'expired', 'refunding', 'failed'],
    })
      .notNull()
      .default('open'),
    /** Stripe's: cs_… */
    sessionId: text().unique(),
    /** Where it is paid. */
    url: text(),
    /** Stripe's: sub_…, once paid. */
    subscriptionId: text(),
    /** A sentence for the owner where it failed. */
    failure: text(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    paidAt: moment(),
    /** When the session was last read. */
    checkedAt: moment(),
    /** Whoever works on it has it until then. */
    leasedUntil: leasedUntil('leased_until'),
  },
  (table) => [
    // Two open ones for one agent could both be paid.
    uniqueIndex('checkouts_open')
      .on(table.agentId)
      .where(sql`${table.state} = 'open'`),
    index('checkouts_agent').on(table.agentId),
    index('checkouts_unsettled')
      .on(table.id)
      .where(sql`${table.state} in ('open', 'paid', 'refunding')`),
  ],
)

/** What pays for a number, as it was when Stripe was last asked. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    userId: owner(),
    agentId: agentLeft(),
    numberId: uuid()
      .notNull()
      .unique()
      .references(() => phoneNumbers.id, { onDelete: 'cascade' }),
    /** Stripe's: sub_… */
    providerId: text().notNull().unique(),
    customerId: text().notNull(),
    variant: text().notNull(),
    /** In Stripe's words: active, trialing, past_due, unpaid, canceled, paused, incomplete, incomplete_expired. */
    status: text().notNull(),
    /** End of the period that is paid, or was to be. */
    renewsAt: moment().notNull(),
    /** When it ends by itself; null while it goes on. */
    endsAt: moment(),
    /** Since when nobody pays; null while it is in order. */
    lapsedAt: moment(),
    /** Goes up with every write: of two who read Stripe at once, the one that read first does not write last. */
    revision: integer().notNull().default(0),
    syncedAt: createdAt(),
    createdAt: createdAt(),
  },
  (table) => [index('subscriptions_agent').on(table.agentId)],
)

/** Every webhook of Stripe, as it came: stored before it is answered, and handled once. */
export const billingEvents = pgTable(
  'billing_events',
  {
    /** Stripe's: evt_… */
    id: text().primaryKey(),
    type: text().notNull(),
    payload: text().notNull(),
    /** What it is about, where it is about something of ours. */
    checkoutId: uuid(),
    subscriptionId: text(),
    receivedAt: createdAt(),
    handledAt: moment(),
    leasedUntil: leasedUntil('leased_until'),
  },
  (table) => [
    index('billing_events_waiting')
      .on(table.receivedAt)
      .where(sql`${table.handledAt} is null`),
  ],
)

/** What the Stripe stand-in holds: customers, sessions, subscriptions, invoices, as they go over the wire. */
export const stripeObjects = pgTable(
  'local_stripe_objects',
  {
    id: text().primaryKey(),
    object: text().notNull(),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('local_stripe_objects_object').on(table.object)],
)

/** Answers of the stand-in by idempotency key. */
export const stripeRequests = pgTable('local_stripe_requests', {
  key: text().primaryKey(),
  request: text().notNull(),
  status: integer().notNull(),
  body: jsonb().$type<Record<string, unknown>>().notNull(),
})

/** Events of the stand-in, sent until they are taken. */
export const stripeEvents = pgTable(
  'local_stripe_events',
  {
    id: text().primaryKey(),
    body: text().notNull(),
    attempts: integer().notNull().default(0),
    nextAt: timestamp({ withTimezone: true }).notNull(),
    deliveredAt: moment(),
  },
  (table) => [
    index('local_stripe_events_waiting')
      .on(table.nextAt)
      .where(sql`${table.deliveredAt} is null`),
  ],
)
