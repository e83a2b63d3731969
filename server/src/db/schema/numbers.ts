import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accountOfParent, createdAt, id, moment, leasedUntil } from '../columns.ts'
import { agents } from './agents.ts'
import { users } from './users.ts'

export const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Null once the agent is deleted: what hangs on the row outside is then to be ended. */
export const agentLeft = () => uuid().references(() => agents.id, { onDelete: 'set null' })

/** Numbers agents answer on. A row without `providerSid` is a reservation: it is being bought. */
export const phoneNumbers = pgTable(
  'phone_numbers',
  {
    id: id(),
    userId: owner(),
    agentId: agentLeft(),
    /** E.164 */
    phone: text().notNull(),
    providerSid: text(),
    reservedAt: createdAt(),
    boughtAt: moment(),
    /** While nobody pays for it: callers hear that it is not in service. */
    suspendedAt: moment(),
    /** Null while it is ours. */
    releasedAt: moment(),
    /** Whoever gives it back has it until then. */
    leasedUntil: leasedUntil('leased_until'),
  },
  (table) => [
    // Two who buy the same number, or two numbers for one agent, meet here.
    uniqueIndex('phone_numbers_phone')
      .on(table.phone)
      .where(sql`${table.releasedAt} is null`),
    uniqueIndex('phone_numbers_agent')
      .on(table.agentId)
      .where(sql`${table.releasedAt} is null`),
    index('phone_numbers_user').on(table.userId),
  ],
)

/** The phone of a person an agent puts calls through to. */
export const forwardingPhones = pgTable('forwarding_phones', {
  userId: accountOfParent(),
  agentId: uuid()
    .primaryKey()
    .references(() => agents.id, { onDelete: 'cascade' }),
  /** The verified one; null until the first is. */
  phone: text(),
  verifiedAt: moment(),
  /** A code is under way to this one. */
  pending: text(),
})

/** Whether the forwarding phone of an agent sends its calls to the agent: the last call that was placed to find out. */
export const forwardingChecks = pgTable('forwarding_checks', {
  userId: accountOfParent(),
  agentId: uuid()
    .primaryKey()
    .references(() => agents.id, { onDelete: 'cascade' }),
  /** Of the call, so that what is told late of one settles no other. */
  attempt: uuid().notNull().defaultRandom(),
  /** The owner's phone that is rung, the number it is rung from, and the agent's number it should come back to. */
  phone: text().notNull(),
  caller: text().notNull(),
  number: text().notNull(),
  /** Null until the carrier has taken the call. */
  callSid: text(),
  startedAt: createdAt(),
  outcome: text({ enum: ['forwarded', 'answered', 'failed'] }),
})

/** Codes sent on behalf of an account: each costs money, so they are counted. */
export const sentCodes = pgTable(
  'sent_codes',
  {
    id: id(),
    userId: owner(),
    /** Who asked for it; null where the release before sent it. */
    personId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    phone: text().notNull(),
    sentAt: createdAt(),
  },
  (table) => [
    index('sent_codes_user').on(table.userId, table.sentAt),
    index('sent_codes_person').on(table.personId),
  ],
)

/** Numbers the local carrier sold: what Twilio keeps of an IncomingPhoneNumber. */
export const carrierNumbers = pgTable('local_carrier_numbers', {
  phone: text().primaryKey(),
  sid: text().notNull().unique(),
  voiceUrl: text().notNull(),
  statusCallback: text().notNull(),
  createdAt: createdAt(),
})

/** Codes of the local carrier: what Twilio Verify keeps of a Verification. */
export const carrierVerifications = pgTable('local_carrier_verifications', {
  phone: text().primaryKey(),
  sid: text().notNull(),
  code: text().notNull(),
  sends: integer().notNull().default(1),
  checks: integer().notNull().default(0),
  createdAt: createdAt(),
})

/** Messages recorded by the local carrier: what Twilio keeps of a Recording, without sound. */
export const carrierRecordings = pgTable('local_carrier_recordings', {
  sid: text().primaryKey(),
  seconds: integer().notNull(),
  createdAt: createdAt(),
})

/** What the local carrier delivered: codes and SMS, for the on-screen inbox. */
export const carrierMessages = pgTable(
  'local_carrier_messages',
  {
    id: id(),
    sid: text().notNull().unique(),
    /** E.164, or a short name where a code was sent. */
    sender: text().notNull(),
    recipient: text().notNull(),
    text: text().notNull(),
    sentAt: createdAt(),
  },
  (table) => [index('local_carrier_messages_recipient').on(table.recipient)],
)
