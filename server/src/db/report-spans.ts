import { sql } from 'drizzle-orm'
import type { Database } from './client.ts'

/** Days summed up at a time: few enough that a visitor on the embedded database hardly waits. */
const DAYS_AT_ONCE = 3

/** The end of the last day that is certainly complete: every change from before then has been added up. */
const CLOSED = sql`date_trunc('day', now() - interval '1 hour', 'UTC')`

/** Sums up the next complete days of one account. @returns `done` when no account has any. */
export const rollUpReports = (db: Database): Promise<'more' | 'done'> =>
  db.transaction(async (tx) => {
    const { rows } = (await tx.execute(sql`
      select r.user_id, date_trunc('day', c.at, 'UTC')::text as since,
        least(date_trunc('day', c.at, 'UTC') + make_interval(days => ${DAYS_AT_ONCE}), ${CLOSED})::text as until
      from report_rolled r cross join lateral (
        select at from report_counts
        where user_id = r.user_id and not is_day and at >= r.until and at < ${CLOSED} order by at limit 1
      ) c
      where r.until < ${CLOSED} limit 1 for no key update of r skip locked`)) as unknown as {
      rows: { user_id: string; since: string; until: string }[]
    }
    const [next] = rows
    if (!next) return 'done'
    const { user_id: userId, since, until } = next
    await tx.execute(
      sql`select roll_up_reports(${userId}::uuid, ${since}::timestamptz, ${until}::timestamptz)`,
    )
    await tx.execute(
      sql`update report_rolled set until = ${until}::timestamptz where user_id = ${userId}::uuid`,
    )
    return 'more'
  })

/**
 * Starts with new accounts. A transaction that is adding up changes right now does not see them yet and would leave their spans outdated,
 * so this waits for it.
 */
export const beginRollingUp = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    const isNew = sql`not exists (select from report_rolled r where r.user_id = users.id)`
    const { rows } = (await tx.execute(
      sql`select from users where ${isNew} limit 1`,
    )) as unknown as {
      rows: unknown[]
    }
    if (rows.length === 0) return
    await tx.execute(sql`lock table report_counts in share mode`)
    await tx.execute(
      sql`insert into report_rolled (user_id, until) select id, '-infinity' from users where ${isNew} on conflict do nothing`,
    )
  })

/** Recomputes all spans of an account. */
export const rollUpAgain = (db: Database, userId: string): Promise<void> =>
  db.transaction(async (tx) => {
    const { rows } = (await tx.execute(sql`
      select until::text from report_rolled where user_id = ${userId} and until > '-infinity' for no key update`)) as unknown as {
      rows: { until: string }[]
    }
    if (!rows[0]) return
    await tx.execute(sql`delete from report_spans where user_id = ${userId}`)
    await tx.execute(
      sql`select roll_up_reports(${userId}::uuid, min(at), ${rows[0].until}::timestamptz) from report_counts where user_id = ${userId} and not is_day`,
    )
  })
