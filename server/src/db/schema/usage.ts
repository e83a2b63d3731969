import { bigint, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

const amount = () => bigint({ mode: 'number' }).notNull().default(0)

/** What was used at vendors: one row an account, agent, day and kind, counted up. */
export const usageDays = pgTable(
  'usage_days',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of no foreign key: what was spent stays spent when the agent is deleted. */
    agentId: uuid().notNull(),
    /** UTC. */
    day: date({ mode: 'string' }).notNull(),
    /** Tokens a vendor did not tell are counted apart: they are an estimate. */
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
    /** Calls of a model or of the telephone, texts. */
    times: integer().notNull().default(0),
    tokensIn: amount(),
    tokensOut: amount(),
    seconds: amount(),
    /** In millionths of a dollar. */
    costMicros: amount(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day, table.agentId, table.kind] })],
)
