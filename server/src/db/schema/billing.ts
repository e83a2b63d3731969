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

/** The customer of an account at the payment provider. */
export const billingCustomers = pgTable('billing_customers', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Stripe's id, cus_… */
  customerId: text().notNull(),
})

/**
 * open → paid → completed; open → cancelled or expired; paid → refunding → failed. A checkout that is `paid` or `refunding` is worked on
 * until it is settled, even when its agent was deleted.
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
    /** Stripe's id, cs_… */
    sessionId: text().unique(),
    /** Address of the payment page. */
    url: text(),
    /** Stripe's id, sub_…; null until it is paid. */
    subscriptionId: text(),
    /** Why it failed, in a sentence for the owner; null otherwise. */
    failure: text(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    paidAt: moment(),
    /** When the session was last read. */
    checkedAt: moment(),
    /** A worker has claimed it until then; null otherwise. */
    leasedUntil: leasedUntil('leased_until'),
  },
  (table) => [
    // Prevents two open checkouts for an agent, which could both be paid.
    uniqueIndex('checkouts_open')
      .on(table.agentId)
      .where(sql`${table.state} = 'open'`),
    index('checkouts_user').on(table.userId),
    index('checkouts_agent').on(table.agentId),
    index('checkouts_unsettled')
      .on(table.id)
      .where(sql`${table.state} in ('open', 'paid', 'refunding')`),
  ],
)

/** The subscription of a number, as last read from Stripe. */
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
    /** Stripe's id, sub_… */
    providerId: text().notNull().unique(),
    customerId: text().notNull(),
    variant: text().notNull(),
    /** In Stripe's words: active, trialing, past_due, unpaid, canceled, paused, incomplete, incomplete_expired. */
    status: text().notNull(),
    /** End of the paid period, or of the one that should have been paid. */
    renewsAt: moment().notNull(),
    /** When it ends or ended; null while it renews. */
    endsAt: moment(),
    /** Since when it is unpaid; null while it is paid. */
    lapsedAt: moment(),
    /** Increased with every write, so that an older reading of Stripe cannot overwrite a newer one. */
    revision: integer().notNull().default(0),
    syncedAt: createdAt(),
    createdAt: createdAt(),
  },
  (table) => [
    index('subscriptions_user').on(table.userId),
    index('subscriptions_agent').on(table.agentId),
  ],
)

/** Every webhook of Stripe, as it was received: stored before it is answered, and handled once. */
export const billingEvents = pgTable(
  'billing_events',
  {
    /** Stripe's id, evt_… */
    id: text().primaryKey(),
    type: text().notNull(),
    payload: text().notNull(),
    /** Our object that the event is about; null for others. */
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

/** Objects of the Stripe stand-in: customers, sessions, subscriptions, invoices, in Stripe's format. */
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

/** Events of the stand-in, sent until they are accepted. */
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
