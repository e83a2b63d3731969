import { integer, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../columns.ts'
import { agents } from './agents.ts'
import { users } from './users.ts'

export const integrationType = pgEnum('integration_type', ['google_calendar', 'telegram'])

/** What an agent works with outside. */
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
    /** IANA name of the zone its owner was in: customers whose own zone is unknown mean this one. Null for Telegram. */
    timeZone: text(),
    /**
     * SHA-256 in hex of the token that links a Telegram group; null for a calendar. The token itself is derived from the secret of
     * the installation, so that whoever reads the table can link nothing.
     */
    tokenHash: text().unique(),
    /** Grows with every rotation of the token. */
    tokenGeneration: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  // One of a type an agent, also when two requests race.
  (table) => [uniqueIndex('integrations_one_of_a_type').on(table.agentId, table.type)],
)
