import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** A claimed row, and whether an earlier lease of it ran out, because its node was gone. */
export type Claimed<Row> = Row & { wasLeased: boolean }

/**
 * For what a claim returns: whether the row had a lease that ran out. Only for tables in which finished and postponed work has none. The
 * subquery sees the row as it was before the claim, because a statement does not see its own changes.
 */
export const wasLeased = (key: PgColumn, until: PgColumn): SQL<boolean> => {
  const [id, lease] = [sql.identifier(key.name), sql.identifier(until.name)]
  return sql<boolean>`(select before.${lease} is not null from ${key.table} before where before.${id} = ${key.table}.${id})`
}
