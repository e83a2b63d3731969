/**
 * SQL for the ids of one page of an account's list (account `$1`), newest first. Rows are counted from the nearer end, in the
 * same snapshot as the total, so that the last page costs as little as the first and is exact while rows change.
 */
export function pageOf(list: {
  table: string
  /** Column that orders the list; equal values are ordered by `id`. */
  moment: string
  /** SQL for the total number of rows. */
  total: string
  /** Placeholders for the number of rows on a page, and for the rows before it. */
  limit: string
  before: string
  /** SQL condition for the rows of the list; without it, all of the account. */
  where?: string
}): string {
  const { table, moment, total, limit, before, where = 'true' } = list
  const rows = (direction: 'asc' | 'desc', most: string, offset: string) => `
    (select id, ${moment} as at from ${table} where user_id = $1 and ${moment} is not null and ${where}
     order by ${moment} ${direction}, id ${direction} limit (select ${most} from counted) offset (select ${offset} from counted))`
  const isNear = `${before}::int < total / 2`
  const end = `greatest(0, total - ${before}::int - ${limit}::int)`
  // The outer limit is a number that the planner knows; for the inner ones it assumes a tenth of the table.
  return `counted as materialized (select ${total} as total),
  page as (
    select * from (
    ${rows('desc', `case when ${isNear} then ${limit}::int else 0 end`, `${before}::int`)}
    union all
    ${rows('asc', `case when ${isNear} then 0 else greatest(0, least(${limit}::int, total - ${before}::int)) end`, end)}
    ) either order by at desc, id desc limit ${limit}
  )`
}
