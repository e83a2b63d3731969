import type { DatabaseDriver, Rows } from './client.ts'
import { inWeeks, READ_WORDS, toWords, wordPrefixes } from './search.ts'

/** So many of the newest conversations or calls are searched first, and the rest of the week of the last of them. */
const NEWEST = 1_000
/** For a page further back so many times as many as it lies back: a word in half of all is found often enough among them. */
const TIMES = 2
/** With fewer matches among the newest a word is uncommon enough to look for it in all of them. */
const ENOUGH = 100
/** The clock of a node may be behind that of the database. */
const LATER_MS = 60 * 60_000

/** Where to look. */
export type Part = {
  /** For `rowsWith`. */
  weeks: string[]
  /** For `inWeeks`, where more is looked for than words. */
  prefixes: string[]
  /** Nothing older is looked at, … */
  since: Date
  /** … and nothing from here on. */
  until: Date
  /** As `weeks`, of every week there is: for what is dated by something else than when it was said. Empty without `within`. */
  everyWeek: string[]
}

export type Search = {
  database: DatabaseDriver
  userId: string
  q: string
  now: Date
  list: SearchedList
  /** Only what happened then; null for what happened ever. */
  within: { since: Date; until: Date } | null
}

/** In SQL, each of the account `$1`: when its newest before `$2` are dated, from the newest on, and its oldest of all. */
export type SearchedList = { newest: string; oldest: string }

/**
 * What a search finds, the newest match first, with `total` in each row. A word that is in many rows is looked for among the newest
 * alone for as long as these fill the page, and further back the further back the page: to count all of its matches takes longer than
 * anybody waits. `total` is then one more than was found, so that there is a next page.
 * @param until the last row that is to be shown, from 1
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
    // Too few, and not because the page lies behind the last of them.
    if (total > 0 || search.until <= ENOUGH) break
  }
  return search.find(await wholeOf(search, words))
}

/** Where to look for every match there is; null for a search without a word. */
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

const WEEK_MS = 7 * 24 * 60 * 60_000

/** The beginning of the week of the last of the newest, as whole weeks are searched; null where there are not so many. */
async function beginningOfNewest(search: Search, newest: number): Promise<Date | null> {
  const { database, userId, list, within } = search
  const asked = [userId, endOf(search), newest]
  const { rows } = await database.query(`${list.newest} offset $3 limit 1`, asked)
  const at = rows[0]?.['at'] as Date | undefined
  if (!at || (within && at < within.since)) return null
  const week = new Date(Math.floor(at.getTime() / WEEK_MS) * WEEK_MS)
  return within && week < within.since ? within.since : week
}
