import { databaseTime } from '../lib/database-time.ts'

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** One condition of a list, with its value where the condition has a `?`. */
type Condition = { sql: string; value: unknown }

/**
 * Combines the conditions of a list: SQL for `rowsBehind`, and the values that follow its own.
 * @param asked each may be undefined for no condition
 */
export function conditionsOf(asked: (Condition | undefined)[]) {
  const conditions = asked.filter((condition) => condition !== undefined)
  return {
    where: conditions.map(({ sql }, index) => sql.replace('?', `$${index + FIRST_OWN}`)),
    values: conditions.map(({ value }) => value),
  }
}
/** Conditions for rows from `since` on and before `until`. */
export const between = (moment: string, since: string | undefined, until: string | undefined) => [
  since === undefined
    ? undefined
    : { sql: `${moment} >= ?::timestamptz`, value: databaseTime(since) },
  until === undefined
    ? undefined
    : { sql: `${moment} < ?::timestamptz`, value: databaseTime(until) },
]
/** Number of the first parameter after those of `rowsBehind`. */
const FIRST_OWN = 5

/**
 * SQL for the ids of some rows of an account's list, newest first, after a given position; equally fast however many rows come before it.
 * The parameters are the account `$1`, the position `$2` and `$3`, both null for the beginning, and the most rows `$4`.
 */
export function rowsBehind(list: {
  table: string
  /** Column that orders the list; equal values are ordered by `id`. */
  moment: string
  /** SQL condition for the rows of the list; without it, all of the account. */
  where?: string
}): string {
  const { table, moment } = list
  const where = list.where || 'true'
  return `
  select id, ${moment} as at, (extract(epoch from ${moment}) * 1000000)::bigint::text as place from ${table}
  where user_id = $1 and ${moment} is not null and ${where} and (${moment}, id) < (
    coalesce(timestamptz 'epoch' + $2::bigint * interval '1 microsecond', 'infinity'), coalesce($3::uuid, '${LAST_ID}')
  )
  order by ${moment} desc, id desc limit $4`
}
