import type { ApiCallDecision } from 'shared-types'
import type { DatabaseDriver } from '../../db/client.ts'
import {
  type CaseFilter,
  casesWhere,
  caseValues,
  forEachState,
  pageOfCases,
} from '../../db/case-list.ts'
import { idReader, idsOf } from '../../db/found-ids.ts'
import { between, conditionsOf, rowsBehind } from '../../db/keyset.ts'
import { pageOf } from '../../db/nearer-end.ts'
import { callerWords, FEWEST_DIGITS, inWeeks, numberEnds, rowsWith } from '../../db/search.ts'
import { tallyOf } from '../../db/tallies.ts'
import { findNewest, type Part, type SearchedList } from '../../db/word-search.ts'
import type { Place } from '../../lib/cursor.ts'
import type { Asked } from '../searching/asked.ts'

/**
 * SQL for calls of the account `$1` between `$4` and `$5` that match a search: the caller or one line contains every word of the queries
 * `$2`, or the number contains the part in `$3`.
 */
const FOUND = `
hits as (
  select call_id as id from ${rowsWith({ columns: 'call_id', table: 'call_messages', text: 'content', moment: 'created_at' })} said
  union
  select id from ${rowsWith({ columns: 'id', table: 'calls', text: callerWords(), moment: 'started_at' })} caller
  union
  select id from ${rowsWith({ columns: 'id', table: 'calls', text: numberEnds(), moment: 'started_at', weeks: '$3' })} numbered
),
found as (
  select c.id, c.started_at from hits cross join lateral (
    select id, started_at from calls where id = hits.id and user_id = $1 and started_at >= $4 and started_at < $5 offset 0
  ) c
)`

const CALLS: SearchedList = {
  newest:
    'select started_at as at from calls where user_id = $1 and started_at < $2 order by started_at desc',
  oldest: 'select min(started_at) as at from calls where user_id = $1',
}

const PAGE = `
with ${FOUND}
select id, count(*) over ()::int as total from found order by started_at desc, id desc limit $6 offset $7`

/** Matches are counted exactly up to this number: nobody turns that many pages, and counting all would be slow. */
const MAX_COUNTED = 10_000
const WITHIN = 'from calls where user_id = $1 and started_at >= $2 and started_at < $3'
const WITHIN_PAGE = `
with counted as materialized (select count(*)::int as total from (select 1 ${WITHIN} limit ${MAX_COUNTED}) counting),
page as (select id, started_at ${WITHIN} order by started_at desc, id desc limit $4 offset $5)
select page.id, total from counted left join page on true order by page.started_at desc, page.id desc`
const WITHIN_IDS = `select id ${WITHIN} order by id`

const CASE_PAGE = forEachState(
  (state) => `with ${pageOfCases('call', state)}
select page.id, total from counted left join page on true order by page.at desc, page.id desc`,
)
const CASE_IDS = forEachState((state) => `select id ${casesWhere('call', state)} order by id`)

const ALL_IDS = 'select id from calls where user_id = $1 and id > $2 order by id limit $3'
const FOUND_IDS = `with ${FOUND} select id from found order by id`

/** The parameters of `FOUND`. */
const foundBy = (userId: string, q: string, { weeks, prefixes, since, until }: Part) => [
  userId,
  weeks,
  numberQueries(q, prefixes),
  since,
  until,
]

/** Calls that match a search, newest first. A page beyond the last one is empty. */
export async function findCalls(
  database: DatabaseDriver,
  userId: string,
  { q, span, page, limit }: { q: string; span: Asked['span']; page: number; limit: number },
  now: Date,
): Promise<{ ids: string[]; total: number }> {
  const rows = await findNewest({
    database,
    userId,
    q,
    now,
    list: CALLS,
    within: span,
    until: page * limit,
    find: async (part) =>
      (await database.query(PAGE, [...foundBy(userId, q, part), limit, (page - 1) * limit])).rows,
  })
  return { ids: idsOf({ rows }), total: (rows[0]?.['total'] as number | undefined) ?? 0 }
}

const LIST_PAGE = `
with ${pageOf({ table: 'calls', moment: 'started_at', total: tallyOf('call'), limit: '$2', before: '$3' })}
select page.id, total from counted left join page on true order by page.at desc, page.id desc`

/** Calls of an account, newest first; with a time span, those that began in it; with `cases`, those that a figure of a report counts. */
export async function listCalls(
  database: DatabaseDriver,
  userId: string,
  {
    page,
    limit,
    span,
    cases,
  }: { page: number; limit: number; span: Asked['span']; cases?: CaseFilter | undefined },
): Promise<{ ids: string[]; total: number }> {
  const before = (page - 1) * limit
  const read = () => {
    if (cases) {
      return database.query(CASE_PAGE[cases.is], [...caseValues(userId, cases), limit, before])
    }
    if (span) return database.query(WITHIN_PAGE, [userId, span.since, span.until, limit, before])
    return database.query(LIST_PAGE, [userId, limit, before])
  }
  const { rows } = await read()
  return { ids: idsOf({ rows }).filter(Boolean), total: rows[0]!['total'] as number }
}

/** Filters for calls; an absent filter narrows nothing. */
export type WantedCalls = {
  agent_id?: string | undefined
  decision?: ApiCallDecision | undefined
  /** Bounds for the beginning of the call: `since` included, `until` excluded. */
  since?: string | undefined
  until?: string | undefined
}

/** Calls of an account after a position in the list, newest first, with their own positions. */
export async function listCallsBehind(
  database: DatabaseDriver,
  userId: string,
  { agent_id: agentId, decision, since, until }: WantedCalls,
  place: Place | null,
  limit: number,
): Promise<{ id: string; place: string }[]> {
  const { where, values } = conditionsOf([
    agentId === undefined ? undefined : { sql: 'agent_id = ?::uuid', value: agentId },
    decision && { sql: 'decision = ?::call_decision', value: decision },
    ...between('started_at', since, until),
  ])
  const list = { table: 'calls', moment: 'started_at', where: where.join(' and ') }
  const own = [userId, place?.at ?? null, place?.id ?? null, limit]
  const { rows } = await database.query(rowsBehind(list), [...own, ...values])
  return rows as { id: string; place: string }[]
}

/** A function that reads ids of an account's calls, or of those that match a search: ascending, above `after`, up to a number. */
export const callIdReader = (database: DatabaseDriver, userId: string, asked: Asked, now: Date) =>
  idReader({ database, userId, now, list: CALLS }, asked, {
    all: ALL_IDS,
    cases: CASE_IDS,
    within: WITHIN_IDS,
    found: (part) => [FOUND_IDS, foundBy(userId, asked.words ?? '', part)],
  })

/** Queries for a part of a phone number in any format, such as `(202) 555-01`; none when the search is not a number. */
function numberQueries(q: string, prefixes: string[]): string[] {
  const digits = /^[\d\s()+.-]+$/.test(q) ? q.replaceAll(/\D/g, '') : ''
  return digits.length >= FEWEST_DIGITS ? inWeeks(`'${digits}':*`, prefixes) : []
}
