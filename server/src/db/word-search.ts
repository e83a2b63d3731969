import type { OpenDatabase, Rows } from './client.ts'
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
  /** Nothing older is looked at. */
  since: Date
}

export type Search = {
  database: OpenDatabase
  userId: string
  q: string
  now: Date
  list: SearchedList
}

/** In SQL, each of the account `$1`: when its newest are dated, from the newest on, and its oldest of all. */
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
    const rows = await search.find(partOf(search, words, since))
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

async function wholeOf(search: Search, words: string): Promise<Part> {
  const { rows } = await search.database.query(search.list.oldest, [search.userId])
  return partOf(search, words, (rows[0]?.['at'] as Date | null) ?? search.now)
}

function partOf({ userId, now }: Search, words: string, since: Date): Part {
  const prefixes = wordPrefixes(userId, since, new Date(now.getTime() + LATER_MS))
  return { weeks: inWeeks(words, prefixes), prefixes, since }
}

const WEEK_MS = 7 * 24 * 60 * 60_000

/** The beginning of the week of the last of the newest, as whole weeks are searched; null where there are not so many. */
async function beginningOfNewest(
  { database, userId, list }: Search,
  newest: number,
): Promise<Date | null> {
  const { rows } = await database.query(`${list.newest} offset $2 limit 1`, [userId, newest])
  const at = rows[0]?.['at'] as Date | undefined
  return at ? new Date(Math.floor(at.getTime() / WEEK_MS) * WEEK_MS) : null
}
