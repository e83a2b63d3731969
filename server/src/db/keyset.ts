/** Where a row stands in a list by time: microseconds since 1970 as digits, and the row's id. */
export type Place = { at: string; id: string }

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/**
 * SQL for the ids of some rows of an account's list, newest first: those behind a place, however many there are before it. The
 * parameters are the account `$1`, the place `$2` and `$3`, both null for the beginning, and how many at most `$4`.
 */
export function rowsBehind(list: {
  table: string
  /** Column that orders the list; equal values are ordered by `id`. */
  moment: string
  /** SQL condition for the rows of the list; without it, all of the account. */
  where?: string
}): string {
  const { table, moment, where = 'true' } = list
  return `
  select id, ${moment} as at, (extract(epoch from ${moment}) * 1000000)::bigint::text as place from ${table}
  where user_id = $1 and ${moment} is not null and ${where} and (${moment}, id) < (
    coalesce(timestamptz 'epoch' + $2::bigint * interval '1 microsecond', 'infinity'), coalesce($3::uuid, '${LAST_ID}')
  )
  order by ${moment} desc, id desc limit $4`
}
