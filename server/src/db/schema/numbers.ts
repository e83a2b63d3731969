import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { accountOfParent, createdAt, id, moment, leasedUntil } from '../columns.ts'
import { agents } from './agents.ts'
import { users } from './users.ts'

export const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Null once the agent is deleted: whatever the row stands for outside must then be ended. */
export const agentLeft = () => uuid().references(() => agents.id, { onDelete: 'set null' })

/** Phone numbers of agents. A row without `providerSid` is a reservation for a number that is being bought. */
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
    /** Since when the number is suspended because it is unpaid: callers hear that it is not in service. */
    suspendedAt: moment(),
    /** When it was released; null while it is ours. */
    releasedAt: moment(),
    /** Where the carrier announces texts to it; null where we never told it. */
    textUrl: text(),
    /** A worker that is releasing the number has claimed it until then. */
    leasedUntil: leasedUntil('leased_until'),
  },
  (table) => [
    // Prevents a number from being bought twice, and an agent from having two numbers.
    uniqueIndex('phone_numbers_phone')
      .on(table.phone)
      .where(sql`${table.releasedAt} is null`),
    uniqueIndex('phone_numbers_agent')
      .on(table.agentId)
      .where(sql`${table.releasedAt} is null`),
    index('phone_numbers_user').on(table.userId),
    index('phone_numbers_any_of_agent').on(table.agentId),
  ],
)

/** The phone of a person to which an agent puts calls through. */
export const forwardingPhones = pgTable('forwarding_phones', {
  userId: accountOfParent(),
  agentId: uuid()
    .primaryKey()
    .references(() => agents.id, { onDelete: 'cascade' }),
  /** The verified phone; null until there is one. */
  phone: text(),
  verifiedAt: moment(),
  /** A phone that a code was sent to. */
  pending: text(),
})

/** The last check whether an agent's forwarding phone sends its calls to the agent. */
export const forwardingChecks = pgTable('forwarding_checks', {
  userId: accountOfParent(),
  agentId: uuid()
    .primaryKey()
    .references(() => agents.id, { onDelete: 'cascade' }),
  /** Identifies the call of this check, so that late reports of an earlier one are ignored. */
  attempt: uuid().notNull().defaultRandom(),
  /** The owner's phone that is rung, the number it is rung from, and the agent's number it should come back to. */
  phone: text().notNull(),
  caller: text().notNull(),
  number: text().notNull(),
  /** Null until the carrier has accepted the call. */
  callSid: text(),
  startedAt: createdAt(),
  outcome: text({ enum: ['forwarded', 'answered', 'failed'] }),
})

/** Verification codes sent for an account, which are counted because each costs money. */
export const sentCodes = pgTable(
  'sent_codes',
  {
    id: id(),
    userId: owner(),
    /** Who requested it; null when the previous release sent it. */
    personId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    phone: text().notNull(),
    sentAt: createdAt(),
    /** The carrier's id of the verification that the code belongs to; null until the carrier has accepted it. */
    verificationSid: text(),
    /** Whether the code still waits to be entered: false once the phone is verified, and where it could not be sent. */
    isPending: boolean().notNull().default(false),
    /** How often the account has entered a code for it. */
    checks: integer().notNull().default(0),
  },
  (table) => [
    index('sent_codes_user').on(table.userId, table.sentAt),
    index('sent_codes_person').on(table.personId),
    index('sent_codes_phone').on(table.phone, table.sentAt),
  ],
)

/** Numbers the local carrier sold: what Twilio keeps of an IncomingPhoneNumber. */
export const carrierNumbers = pgTable('local_carrier_numbers', {
  phone: text().primaryKey(),
  sid: text().notNull().unique(),
  voiceUrl: text().notNull(),
  statusCallback: text().notNull(),
  /** Null for a number sold before text messages were supported. */
  smsUrl: text(),
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

/** Phones that asked for no more texts from a number, as Twilio stores them. */
export const carrierOptOuts = pgTable(
  'local_carrier_opt_outs',
  { number: text().notNull(), phone: text().notNull() },
  (table) => [primaryKey({ columns: [table.number, table.phone] })],
)

/** WhatsApp senders of the local carrier, each in a Twilio account of its own that somebody made here. */
export const carrierWhatsappSenders = pgTable(
  'local_carrier_whatsapp_senders',
  {
    /** `whatsapp:` and its number. */
    address: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sid: text().notNull().unique(),
    accountSid: text().notNull().unique(),
    authToken: text().notNull(),
    /** Where messages are announced; null until that is set. */
    webhookUrl: text(),
  },
  (table) => [index('local_carrier_whatsapp_senders_user').on(table.userId)],
)

/** Codes and text messages that the local carrier delivered, for the on-screen inbox. */
export const carrierMessages = pgTable(
  'local_carrier_messages',
  {
    id: id(),
    sid: text().notNull().unique(),
    /** E.164, or a short name for a code. */
    sender: text().notNull(),
    recipient: text().notNull(),
    text: text().notNull(),
    sentAt: createdAt(),
  },
  (table) => [index('local_carrier_messages_recipient').on(table.recipient)],
)
