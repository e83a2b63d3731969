import { bigint, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

const amount = () => bigint({ mode: 'number' }).notNull().default(0)

/** Use of vendors' services: one row for each account, agent, day and kind. */
export const usageDays = pgTable(
  'usage_days',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Without a foreign key, so that spending is kept when the agent is deleted. */
    agentId: uuid().notNull(),
    /** UTC. */
    day: date({ mode: 'string' }).notNull(),
    /** Tokens that were estimated, because the vendor did not report them, are counted as a kind of their own. */
    kind: text({
      enum: [
        'model',
        'model_estimated',
        'embedding',
        'embedding_estimated',
        'text_message',
        'call',
      ],
    }).notNull(),
    /** Number of requests to a model, of calls or of text messages. */
    times: integer().notNull().default(0),
    tokensIn: amount(),
    tokensOut: amount(),
    seconds: amount(),
    /** In millionths of a dollar. */
    costMicros: amount(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day, table.agentId, table.kind] })],
)
