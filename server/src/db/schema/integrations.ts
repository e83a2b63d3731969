import { index, integer, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../columns.ts'
import { agents } from './agents.ts'
import { users } from './users.ts'

export const integrationType = pgEnum('integration_type', ['google_calendar', 'telegram'])

/** Outside services that an agent works with. */
export const integrations = pgTable(
  'integrations',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    agentId: uuid()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    type: integrationType().notNull(),
    /** The booking page; null for Telegram. */
    url: text(),
    /** IANA name of the owner's time zone, which is assumed for customers whose own is unknown. Null for Telegram. */
    timeZone: text(),
    /**
     * SHA-256 in hex of the token that links a Telegram group; null for a calendar. The token is derived from the installation's secret, so
     * that nobody who reads the table can link a group.
     */
    tokenHash: text().unique(),
    /** Increased with every rotation of the token. */
    tokenGeneration: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    // Limits an agent to one of each type, also when two requests arrive at once.
    uniqueIndex('integrations_one_of_a_type').on(table.agentId, table.type),
    index('integrations_user').on(table.userId),
  ],
)
