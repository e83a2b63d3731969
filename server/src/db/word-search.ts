import { HOUR_MS, WEEK_MS } from '../lib/time.ts'
import type { DatabaseDriver, Rows } from './client.ts'
import { inWeeks, READ_WORDS, toWords, wordPrefixes } from './search.ts'

/** This many of the newest conversations or calls are searched first, extended to the beginning of a week. */
const NEWEST = 1_000
/** For a page further back, this many times the number of rows up to it: a word in half of all rows is then found often enough. */
const TIMES = 2
/** With fewer matches among the newest rows, a word is uncommon enough to search all of them. */
const ENOUGH = 100
/** Allowance for a node whose clock is behind that of the database. */
const LATER_MS = HOUR_MS

/** The part of a list to search. */
export type Part = {
  /** Queries for `rowsWith`. */
  weeks: string[]
  /** Prefixes for `inWeeks`, when more than words is searched. */
  prefixes: string[]
  /** Nothing older is searched, … */
  since: Date
  /** … and nothing from this time on. */
  until: Date
  /** Like `weeks`, but for every week: for rows dated by something else than when it was said. Empty without `within`. */
  everyWeek: string[]
}

export type Search = {
  database: DatabaseDriver
  userId: string
  q: string
  now: Date
  list: SearchedList
  /** Limits the search to this time; null for any time. */
  within: { since: Date; until: Date } | null
}

/** SQL about account `$1`: the dates of its newest rows before `$2`, newest first, and the date of its oldest row. */
export type SearchedList = { newest: string; oldest: string }

/**
 * The results of a search, newest match first, with `total` in each row. A word that is in many rows is searched only among the newest as
 * long as these fill the page, and further back for later pages, because counting all of its matches takes longer than anybody waits.
 * `total` is then one more than was found, so that there is a next page.
 * @param until number of the last row to be shown, starting at 1
 */
export async function findNewest(
  search: Search & { until: number; find: (part: Part) => Promise<Rows['rows']> },
): Promise<Rows['rows']> {
  const words = await readWords(search)
  if (!words) return []
  for (const newest of [NEWEST, TIMES * Math.max(NEWEST, search.until)]) {
    const since = newest < search.until ? null : await beginningOfNewest(search, newest)
    if (!since) continue
    const rows = await search.find(await partOf(search, words, since))
    const total = Number(rows[0]?.['total'] ?? 0)
    if (total >= ENOUGH && total >= search.until)
      return rows.map((row) => ({ ...row, total: total + 1 }))
    // Too few matches, and not because the page is beyond the last of them.
    if (total > 0 || search.until <= ENOUGH) break
  }
  return search.find(await wholeOf(search, words))
}

/** The parts to search for all matches; null for a search without words. */
export async function everywhere(search: Search): Promise<Part | null> {
  const words = await readWords(search)
  return words ? wholeOf(search, words) : null
}

async function readWords({ database, q }: Search): Promise<string> {
  const { rows } = await database.query(READ_WORDS, [toWords(q)])
  return rows[0]!['words'] as string
}

const wholeOf = async (search: Search, words: string): Promise<Part> =>
  partOf(search, words, search.within?.since ?? (await oldestOf(search)))

async function oldestOf({ database, userId, list, now }: Search): Promise<Date> {
  const { rows } = await database.query(list.oldest, [userId])
  return (rows[0]?.['at'] as Date | null) ?? now
}

async function partOf(search: Search, words: string, since: Date): Promise<Part> {
  const { userId, within } = search
  const until = endOf(search)
  const prefixes = wordPrefixes(userId, since, until)
  const weeks = inWeeks(words, prefixes)
  const everyWeek = within
    ? inWeeks(words, wordPrefixes(userId, await oldestOf(search), latest(search)))
    : []
  return { weeks, prefixes, since, until, everyWeek }
}

const latest = ({ now }: Search) => new Date(now.getTime() + LATER_MS)
const endOf = (search: Search) => search.within?.until ?? latest(search)

/** The beginning of the week of the last of the newest rows, because whole weeks are searched; null when there are fewer rows. */
async function beginningOfNewest(search: Search, newest: number): Promise<Date | null> {
  const { database, userId, list, within } = search
  const asked = [userId, endOf(search), newest]
  const { rows } = await database.query(`${list.newest} offset $3 limit 1`, asked)
  const at = rows[0]?.['at'] as Date | undefined
  if (!at || (within && at < within.since)) return null
  const week = new Date(Math.floor(at.getTime() / WEEK_MS) * WEEK_MS)
  return within && week < within.since ? within.since : week
}
