import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../columns.ts'

/** An account: one person, identified by the subject of the identity provider, never by the email. */
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
    /** Set when the owner deletes the account: nobody can sign in, and it is deleted once vendors store nothing of it any more. */
    closingAt: moment(),
    /** When the founder left the account to its owners; null while it is the founder's. Nobody can sign in as such a row. */
    handedOverAt: moment(),
  },
  (table) => [uniqueIndex('users_issuer_subject').on(table.issuer, table.subject)],
)

/** The account a row belongs to; the row is deleted with it. */
export const account = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Only the SHA-256 of the cookie is stored, so that nobody who reads the database can sign in with it. */
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
    /** The account the session works in; null for the person's own. */
    accountId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The browser's User-Agent, shortened; null for sessions older than this column. */
    userAgent: text(),
    /** Network address of the last request. */
    address: text(),
  },
  (table) => [
    uniqueIndex('sessions_token_hash').on(table.tokenHash),
    index('sessions_account').on(table.accountId),
    index('sessions_user').on(table.userId),
  ],
)
