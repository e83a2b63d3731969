import {
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { newId } from '../../lib/ids.ts'
import { createdAt, moment } from '../columns.ts'
import { agents } from './agents.ts'
import { customers } from './conversations.ts'
import { users } from './users.ts'

const account = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const ofAgent = () =>
  uuid()
    .notNull()
    .references(() => agents.id, { onDelete: 'cascade' })

/** Secrets with which an agent's website signs its visitors' identities. */
export const identitySecrets = pgTable(
  'identity_secrets',
  {
    userId: account(),
    id: uuid().notNull().$defaultFn(newId),
    agentId: ofAgent(),
    /** 1 or 2: limits the valid secrets of an agent to two, also when two are made at the same moment. */
    slot: smallint().notNull(),
    /** The encrypted secret, see `lib/sealed.ts`. */
    sealed: text().notNull(),
    /** Last characters of the secret, which distinguish it from the agent's other one. */
    hint: text().notNull(),
    createdAt: createdAt(),
    /** When it last identified a visitor, to the minute; null: never. */
    lastUsedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('identity_secrets_agent').on(table.agentId, table.slot),
    check('identity_secrets_slots', sql`${table.slot} in (1, 2)`),
  ],
)

/** Customers whose identity their website has signed. */
export const identities = pgTable(
  'identities',
  {
    userId: account(),
    agentId: ofAgent(),
    /** The website's own id for the visitor, the claim `sub`. */
    subject: text().notNull(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Name and email as last signed; null when not signed. */
    name: text(),
    email: text(),
    verifiedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.agentId, table.subject] }),
    uniqueIndex('identities_customer').on(table.customerId),
    index('identities_agent').on(table.agentId),
  ],
)

/** Devices on which a visitor is identified: such visitors' conversations only open with a session. */
export const visitorSessions = pgTable(
  'visitor_sessions',
  {
    userId: account(),
    id: uuid().notNull().$defaultFn(newId),
    customerId: uuid()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** The secret that identified the visitor; the session is deleted with it. */
    secretId: uuid().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      name: 'visitor_sessions_vouched',
      columns: [table.userId, table.secretId],
      foreignColumns: [identitySecrets.userId, identitySecrets.id],
    }).onDelete('cascade'),
    index('visitor_sessions_customer').on(table.customerId, table.expiresAt),
    index('visitor_sessions_secret').on(table.userId, table.secretId),
  ],
)
