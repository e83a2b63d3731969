import type { OpenDatabase } from '../../db/client.ts'
import { callerWords, hasWords, tsQuery } from '../../db/search.ts'

/** Calls of the account `$1` with every word of the query `$2` in the caller or in one thing said, or with the digits `$3` in their number. */
const FOUND = `
found as (
  select call_id as id from call_messages where ${hasWords('content', '$2')}
  union
  select id from calls where user_id = $1 and ${hasWords(callerWords(), '$2')}
  union
  select id from calls where user_id = $1 and from_number like $3
)`

const PAGE = `
with ${FOUND}
select c.id, count(*) over ()::int as total from found join calls c on c.id = found.id
where c.user_id = $1 order by c.started_at desc, c.id desc limit $4 offset $5`

const ALL_IDS = 'select id from calls where user_id = $1 and id > $2 order by id limit $3'
const FOUND_IDS = `
with ${FOUND}
select c.id from found join calls c on c.id = found.id where c.user_id = $1 and c.id > $4 order by c.id limit $5`

/** What `FOUND` takes. */
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
): Promise<{ ids: string[]; total: number }> {
  const { rows } = await database.query(PAGE, [...foundBy(userId, q), limit, (page - 1) * limit])
  return {
    ids: rows.map(({ id }) => id as string),
    total: (rows[0]?.['total'] as number | undefined) ?? 0,
  }
}

/** Ids of the account's calls above `after`, or of those a search finds, ascending. */
export async function idsAfter(
  database: OpenDatabase,
  userId: string,
  { q, after, limit }: { q: string | undefined; after: string; limit: number },
): Promise<string[]> {
  const { rows } = q
    ? await database.query(FOUND_IDS, [...foundBy(userId, q), after, limit])
    : await database.query(ALL_IDS, [userId, after, limit])
  return rows.map(({ id }) => id as string)
}

/** A part of a number however it was written, such as `(202) 555-01`, for `like`. */
function digitsIn(q: string): string | null {
  const digits = /^[\d\s()+.-]+$/.test(q) ? q.replaceAll(/\D/g, '') : ''
  return digits.length >= 3 ? `%${digits}%` : null
}
