import { sql } from 'drizzle-orm'
import type { Database, DatabaseDriver } from './client.ts'
import {
  ADDED,
  ALL_AGENTS,
  ALL_CHANNELS,
  CHANGED,
  COLUMNS,
  ONE_BY_ONE,
  REPLACED,
  SUMMED,
} from './report-columns.ts'

const MAX_FOLDED = 10_000

/**
 * SQL for the four counter rows that a change adds to: those of its hour and of its day, each for its agent and channel and for all
 * together.
 */
const scopesOf = (row: string, hour: string) => `
  (values (false, ${hour}), (true, date_trunc('day', ${hour}, 'UTC'))) as span(is_day, at)
  cross join (values (${row}.agent_id, ${row}.channel), (${ALL_AGENTS}, ${ALL_CHANNELS})) as scope(agent_id, channel)`

/**
 * SQL that adds the rows of `taken` to the hours and the days, for each agent and channel and for all. Rows are written in one order, and
 * those of deleted accounts are left out.
 */
const addUp = (taken: string) => `
with taken as (${taken}), changed as (
  select user_id, hour, agent_id, channel, is_removed, what, sum(amount) as amount from taken
  group by 1, 2, 3, 4, 5, 6 having sum(amount) <> 0
), accounts as (
  select id from users where id in (select user_id from changed) order by id for key share
), sums as (
  select c.user_id, s.is_day, s.at, s.agent_id, s.channel, c.is_removed, ${CHANGED}
  from changed c join accounts on accounts.id = c.user_id
  cross join lateral (select * from ${scopesOf('c', 'c.hour')}) as s
  group by 1, 2, 3, 4, 5, 6
), added as (
  insert into report_counts as known (user_id, is_day, at, agent_id, channel, is_removed, ${COLUMNS})
  select * from sums order by 1, 2, 3, 4, 5, 6
  on conflict (user_id, is_day, at, agent_id, channel, is_removed) do update set ${ADDED}
)
select count(*)::int as taken from taken`

const FOLD = addUp(`
  delete from report_changes where ctid = any(array(select ctid from report_changes limit ${MAX_FOLDED} for update skip locked))
  returning *`)

/** Sums the changes since the last time into the counters, in one statement, so that a reader sees each change exactly once. */
export async function foldReports(database: DatabaseDriver): Promise<void> {
  for (;;) {
    const { rows } = await database.query(FOLD)
    if (Number(rows[0]!['taken']) < MAX_FOLDED) return
  }
}

/** Counters of an account that differ from a fresh count, with both values. */
export async function reportErrors(db: Database, userId: string): Promise<ReportError[]> {
  const { rows } = (await db.execute(errorsOf(userId))) as unknown as { rows: ReportError[] }
  return rows.map((row) => ({ ...row, told: Number(row.told), counted: Number(row.counted) }))
}

export type ReportError = { what: string; told: number; counted: number }

/** Counts of deleted cases have no other record, so they are kept. Costs are known only by day, so they are compared at noon. */
const errorsOf = (userId: string) => sql`
with told as (
  select case channel when '' then date_trunc('day', hour, 'UTC') + interval '12 hours' else hour end as hour,
    agent_id, channel, what, sum(amount) as amount
  from (
    select c.at as hour, c.agent_id, c.channel, one.what, one.amount
    from report_counts c cross join lateral (values ${sql.raw(ONE_BY_ONE)}) as one(what, amount)
    where c.user_id = ${userId} and not c.is_day and not c.is_removed and c.channel <> 'all' and one.amount <> 0
    union all
    select hour, agent_id, channel, what, amount from report_changes where user_id = ${userId} and not is_removed
  ) as both_of_them group by 1, 2, 3, 4
), counted as (
  select * from count_reports(${userId}::uuid)
  union all
  select (day + time '12:00') at time zone 'UTC', agent_id, '', 'cost_micros', sum(cost_micros)
  from usage_days where user_id = ${userId} group by 1, 2
)
select hour, agent_id, channel, what, coalesce(told.amount, 0) as told, coalesce(counted.amount, 0) as counted
from told full join counted using (hour, agent_id, channel, what)
where coalesce(told.amount, 0) <> coalesce(counted.amount, 0)`

/**
 * Recounts an account while the server runs: differences are recorded as changes, and the days and totals are made from the hours again.
 */
export const recountReports = (db: Database, userId: string): Promise<void> =>
  db.transaction(
    async (tx) => {
      await tx.execute(sql`
        insert into report_changes (user_id, hour, agent_id, channel, is_removed, what, amount)
        select ${userId}::uuid, hour, agent_id, channel, false, what, counted - told from (${errorsOf(userId)}) as wrong`)
      await tx.execute(sql`
        insert into report_counts (user_id, is_day, at, agent_id, channel, is_removed, ${sql.raw(COLUMNS)})
        select c.user_id, s.is_day, s.at, s.agent_id, s.channel, c.is_removed, ${sql.raw(SUMMED)}
        from report_counts c cross join lateral (select * from ${sql.raw(scopesOf('c', 'c.at'))}) as s
        where c.user_id = ${userId} and not c.is_day and c.channel <> 'all' and (s.is_day or s.channel = 'all')
        group by 1, 2, 3, 4, 5, 6
        on conflict (user_id, is_day, at, agent_id, channel, is_removed) do update set ${sql.raw(REPLACED)}`)
    },
    { isolationLevel: 'repeatable read' },
  )
