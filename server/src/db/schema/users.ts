import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../columns.ts'

/** An account: one person, known by the subject of the identity provider, never by the email. */
export const users = pgTable(
  'users',
  {
    id: id(),
    issuer: text().notNull(),
    subject: text().notNull(),
    email: text().notNull(),
    fullName: text().notNull(),
    avatar: text().notNull(),
    createdAt: createdAt(),
    /** The owner wants the account gone: nobody signs in any more, and it is deleted once the vendors hold nothing of it. */
    closingAt: moment(),
    /** When its founder left it to the owners among its members; null while it is its founder's. Nobody signs in as such a row. */
    handedOverAt: moment(),
  },
  (table) => [uniqueIndex('users_issuer_subject').on(table.issuer, table.subject)],
)

/** Whose a row is; it goes with the account. */
export const account = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Only the SHA-256 of the cookie is kept: who reads the database cannot sign in with it. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    tokenHash: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    lastSeenAt: moment().notNull().defaultNow(),
    /** The account it works in, where that is not their own. */
    accountId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** What the browser calls itself, cut; null of sessions older than this column. */
    userAgent: text(),
    /** The network address it was last seen at. */
    address: text(),
  },
  (table) => [
    uniqueIndex('sessions_token_hash').on(table.tokenHash),
    index('sessions_account').on(table.accountId),
    index('sessions_user').on(table.userId),
  ],
)
