import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, leasedUntil, moment } from '../columns.ts'
import { account, users } from './users.ts'

/** Keys of the API. Only the SHA-256 of a key is stored, so that nobody who reads the database can use it. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    userId: account(),
    /** The person who made the key; it acts with their role. It is deleted with them, and invalid while they are no member. */
    madeBy: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    tokenHash: text().notNull(),
    /** Last characters of the key, which distinguish it from others. */
    hint: text().notNull(),
    /** Each an `ApiScope` of this or another release. */
    scopes: text().array().notNull(),
    createdAt: createdAt(),
    /** Null when it does not expire. */
    expiresAt: moment(),
    /** When it was last used, to the minute; null: never. */
    lastUsedAt: moment(),
  },
  (table) => [
    uniqueIndex('api_keys_token_hash').on(table.tokenHash),
    index('api_keys_account').on(table.userId, table.createdAt),
    index('api_keys_made_by').on(table.madeBy),
  ],
)

/** Requests with an `Idempotency-Key`, and how they were answered: a repeated one gets the same answer. */
export const idempotentRequests = pgTable(
  'idempotent_requests',
  {
    userId: account(),
    apiKeyId: uuid()
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    /** The value of the `Idempotency-Key` header. */
    key: text().notNull(),
    /** SHA-256 of method, address and body. */
    fingerprint: text().notNull(),
    /** Status and body of the answer; null until there is one. */
    status: integer(),
    body: text(),
    /** A node is working on it until then; afterwards it may be tried again. */
    leasedUntil: leasedUntil('leased_until'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.apiKeyId, table.key] }),
    index('idempotent_requests_account').on(table.userId),
    index('idempotent_requests_old').on(table.createdAt),
  ],
)
