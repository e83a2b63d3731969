import type { OpenDatabase, Rows } from './client.ts'
import { accountDays } from './search.ts'

/** So many of the newest conversations or calls are searched first. */
const NEWEST = 2_500
/** Days they may lie back: each is looked up in the index by itself. */
const MOST_DAYS = 64
/** With fewer matches among the newest a word is uncommon enough to look for it in all of them. */
const ENOUGH = 100
const DAY_MS = 24 * 60 * 60_000

export type Search = {
  database: OpenDatabase
  userId: string
  /** The list that is searched, by when its rows are dated. */
  table: 'conversations' | 'calls'
  moment: 'last_message_at' | 'started_at'
  now: Date
  /** The last of the rows that are to be shown, from 1. */
  until: number
  /** @param days the only ones to look at, as `accountDays` spells them, and the beginning of the first; null for all there are */
  find: (days: { keys: string[]; since: Date } | null) => Promise<Rows['rows']>
}

/**
 * What a search finds, the newest match first, with `total` in each row. A word that is in many messages is looked for in the newest
 * days alone for as long as these fill the page: to count all of its matches takes longer than anybody waits. `total` is then one more
 * than was found, so that there is a next page.
 */
export async function findNewest(search: Search): Promise<Rows['rows']> {
  const since = await beginningOfNewest(search)
  if (since) {
    const keys = accountDays(search.userId, since, search.now)
    const rows = await search.find({ keys, since })
    const total = Number(rows[0]?.['total'] ?? 0)
    if (total >= ENOUGH && total >= search.until)
      return rows.map((row) => ({ ...row, total: total + 1 }))
  }
  return search.find(null)
}

/** The beginning of the day of the oldest of the newest; null where there are not so many. */
async function beginningOfNewest({
  database,
  userId,
  table,
  moment,
  now,
}: Search): Promise<Date | null> {
  const { rows } = await database.query(
    `select ${moment} as at from ${table} where user_id = $1 and ${moment} is not null
     order by ${moment} desc, id desc offset ${NEWEST} limit 1`,
    [userId],
  )
  if (!rows[0]) return null
  const oldest = Math.max((rows[0]['at'] as Date).getTime(), now.getTime() - MOST_DAYS * DAY_MS)
  return new Date(Math.floor(oldest / DAY_MS) * DAY_MS)
}
