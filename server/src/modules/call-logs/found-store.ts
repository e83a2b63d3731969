import type { OpenDatabase, Rows } from '../../db/client.ts'
import { pageOf } from '../../db/nearer-end.ts'
import { findNewest } from '../../db/newest-matches.ts'
import { accountDay, callerWords, hasWords, tsQuery } from '../../db/search.ts'
import { tallyOf } from '../../db/tallies.ts'

/**
 * Calls of the account `$1` with every word of the query `$2` in the caller or in one thing said, or with the digits `$3` in their number.
 * @param newest placeholders of the only days to look at and of the beginning of the first; everything otherwise
 */
const foundIn = (newest?: { days: string; since: string }): string => {
  const of = (moment: string) =>
    newest ? `${accountDay(moment)} = any(${newest.days}::text[])` : 'user_id = $1'
  const since = newest ? `and started_at >= ${newest.since}::timestamptz` : ''
  return `
found as (
  select call_id as id from call_messages where ${of('created_at')} and ${hasWords('content', '$2')}
  union
  select id from calls where ${of('started_at')} and ${hasWords(callerWords(), '$2')}
  union
  select id from calls where user_id = $1 and from_number like $3 ${since}
)`
}

const pageIn = (newest?: { days: string; since: string }) => `
with ${foundIn(newest)}
select c.id, count(*) over ()::int as total from found join calls c on c.id = found.id
where c.user_id = $1 ${newest ? `and c.started_at >= ${newest.since}::timestamptz` : ''}
order by c.started_at desc, c.id desc limit $4 offset $5`
const PAGE = pageIn()
const NEWEST_PAGE = pageIn({ days: '$6', since: '$7' })

const ALL_IDS = 'select id from calls where user_id = $1 and id > $2 order by id limit $3'
const FOUND_IDS = `with ${foundIn()} select id from found order by id`

/** What `foundIn` takes. */
const foundBy = (userId: string, q: string): [string, string, string | null] => [
  userId,
  tsQuery(q),
  digitsIn(q),
]

/** Newest first. A page after the last counts none. */
export async function findCalls(
  database: OpenDatabase,
  userId: string,
  { q, page, limit }: { q: string; page: number; limit: number },
  now: Date,
): Promise<{ ids: string[]; total: number }> {
  const values = [...foundBy(userId, q), limit, (page - 1) * limit]
  const rows = await findNewest({
    database,
    userId,
    table: 'calls',
    moment: 'started_at',
    now,
    until: page * limit,
    find: async (days) =>
      days
        ? (await database.query(NEWEST_PAGE, [...values, days.keys, days.since])).rows
        : (await database.query(PAGE, values)).rows,
  })
  return { ids: idsOf({ rows }), total: (rows[0]?.['total'] as number | undefined) ?? 0 }
}

const LIST_PAGE = `
with ${pageOf({ table: 'calls', moment: 'started_at', total: tallyOf('call'), limit: '$2', before: '$3' })}
select page.id, total from counted left join page on true order by page.at desc, page.id desc`

/** Newest first. */
export async function listCalls(
  database: OpenDatabase,
  userId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ ids: string[]; total: number }> {
  const { rows } = await database.query(LIST_PAGE, [userId, limit, (page - 1) * limit])
  return { ids: idsOf({ rows }).filter(Boolean), total: rows[0]!['total'] as number }
}

/** Ids of the account's calls, or of those a search finds, ascending: those above `after`, so many at a time. */
export async function idReader(
  database: OpenDatabase,
  userId: string,
  q: string | undefined,
): Promise<(after: string, limit: number) => Promise<string[]>> {
  const found = q && idsOf(await database.query(FOUND_IDS, foundBy(userId, q)))
  return async (after, limit) =>
    found
      ? found.filter((id) => id > after).slice(0, limit)
      : idsOf(await database.query(ALL_IDS, [userId, after, limit]))
}

const idsOf = ({ rows }: Rows) => rows.map(({ id }) => id as string)

/** A part of a number however it was written, such as `(202) 555-01`, for `like`. */
function digitsIn(q: string): string | null {
  const digits = /^[\d\s()+.-]+$/.test(q) ? q.replaceAll(/\D/g, '') : ''
  return digits.length >= 3 ? `%${digits}%` : null
}
