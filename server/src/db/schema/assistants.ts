import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../columns.ts'
import { account, users } from './users.ts'

/** AI assistants to which people gave access by OAuth. Only the SHA-256 of codes and tokens is stored. */
export const assistantGrants = pgTable(
  'assistant_grants',
  {
    id: id(),
    userId: account(),
    /** Who gave access; the assistant acts with their role. It is deleted with them, and invalid while they are no member. */
    personId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The assistant's own name for itself. */
    name: text().notNull(),
    /** SHA-256 of its client id. */
    clientHash: text().notNull(),
    /** The address to which the browser was sent with the code. */
    redirectUri: text().notNull(),
    /** Each an `ApiScope`. */
    scopes: text().array().notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment(),
    codeHash: text().notNull(),
    codeChallenge: text().notNull(),
    codeExpiresAt: moment().notNull(),
    /** A code can be used once: a second use ends the grant. */
    codeUsedAt: moment(),
    accessHash: text(),
    accessExpiresAt: moment(),
    refreshHash: text(),
    refreshExpiresAt: moment(),
    /** The previous refresh token. If it is used again, either it or its successor was stolen, so the grant ends. */
    spentHash: text(),
  },
  (table) => [
    uniqueIndex('assistant_grants_code').on(table.codeHash),
    uniqueIndex('assistant_grants_access').on(table.accessHash),
    uniqueIndex('assistant_grants_refresh').on(table.refreshHash),
    index('assistant_grants_spent').on(table.spentHash),
    index('assistant_grants_account').on(table.userId, table.createdAt),
    index('assistant_grants_person').on(table.personId),
    index('assistant_grants_code_ends').on(table.codeExpiresAt),
  ],
)
