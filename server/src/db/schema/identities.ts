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

/** What the website of an agent signs its visitors' identities with. */
export const identitySecrets = pgTable(
  'identity_secrets',
  {
    userId: account(),
    id: uuid().notNull().$defaultFn(newId),
    agentId: ofAgent(),
    /** 1 or 2: so many of an agent are good at a time, also when two are made at once. */
    slot: smallint().notNull(),
    /** As `lib/sealed.ts` makes it. */
    sealed: text().notNull(),
    /** How the secret ends, to tell it from the other. */
    hint: text().notNull(),
    createdAt: createdAt(),
    /** To the minute; null: nobody was known by it. */
    lastUsedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('identity_secrets_agent').on(table.agentId, table.slot),
    check('identity_secrets_slots', sql`${table.slot} in (1, 2)`),
  ],
)

/** A customer whose website has signed who they are. */
export const identities = pgTable(
  'identities',
  {
    userId: account(),
    agentId: ofAgent(),
    /** `sub`: by what the website knows them. */
    subject: text().notNull(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** As it was signed last; null where it was not said. */
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

/** A device on which somebody is known: their conversations open to nobody without one. */
export const visitorSessions = pgTable(
  'visitor_sessions',
  {
    userId: account(),
    id: uuid().notNull().$defaultFn(newId),
    customerId: uuid()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Which secret vouched for them: it ends with it. */
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
