/**
 * In SQL: the ids of one page of a list of the account `$1`, the newest first. Counted from whichever end is nearer, in the same
 * snapshot as the total: the last page costs what the first does, and is exact while rows come and go.
 */
export function pageOf(list: {
  table: string
  /** What it is ordered by; `id` parts equals. */
  moment: string
  /** SQL for how many there are. */
  total: string
  /** Placeholders of the rows of a page and of those before it. */
  limit: string
  before: string
  /** SQL for which rows of the account there are at all; all where left out. */
  where?: string
}): string {
  const { table, moment, total, limit, before, where = 'true' } = list
  const rows = (direction: 'asc' | 'desc', most: string, offset: string) => `
    (select id, ${moment} as at from ${table} where user_id = $1 and ${moment} is not null and ${where}
     order by ${moment} ${direction}, id ${direction} limit (select ${most} from counted) offset (select ${offset} from counted))`
  const isNear = `${before}::int < total / 2`
  const end = `greatest(0, total - ${before}::int - ${limit}::int)`
  // The limit outside is one the planner knows: of the ones inside it believes that they let a tenth of the table through.
  return `counted as materialized (select ${total} as total),
  page as (
    select * from (
    ${rows('desc', `case when ${isNear} then ${limit}::int else 0 end`, `${before}::int`)}
    union all
    ${rows('asc', `case when ${isNear} then 0 else greatest(0, least(${limit}::int, total - ${before}::int)) end`, end)}
    ) either order by at desc, id desc limit ${limit}
  )`
}
