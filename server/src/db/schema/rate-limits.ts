import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** How much of a limit is used, over all nodes: the requests of one address or account in a time window. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    /** End of the window, in ms since 1970. */
    expire: bigint({ mode: 'number' }),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
)
