import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../columns.ts'
import { account, users } from './users.ts'

/** Assistants that people let in by OAuth. Of codes and tokens only the SHA-256 is stored. */
export const assistantGrants = pgTable(
  'assistant_grants',
  {
    id: id(),
    userId: account(),
    /** Who let it in, and as whom it acts. It ends with them, and while they are no member. */
    personId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As the assistant calls itself. */
    name: text().notNull(),
    /** SHA-256 of its client id. */
    clientHash: text().notNull(),
    /** Where it was sent back to with the code. */
    redirectUri: text().notNull(),
    /** Each an `ApiScope`. */
    scopes: text().array().notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment(),
    codeHash: text().notNull(),
    codeChallenge: text().notNull(),
    codeExpiresAt: moment().notNull(),
    /** A code is good once: who sends it again ends the grant. */
    codeUsedAt: moment(),
    accessHash: text(),
    accessExpiresAt: moment(),
    refreshHash: text(),
    refreshExpiresAt: moment(),
    /** The refresh token before. Whoever sends it has stolen it, or was stolen from: the grant ends. */
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
