import { searchWords } from 'shared-types'

/** Of a GIN index: a long pending list hides the index from the planner, and is read whole by every search. */
export const NO_PENDING_LIST = { fastupdate: false }

/**
 * Of the one index that every message of every conversation goes into: new words wait in a list that a search reads as well and
 * `jobs/index-words.ts` empties all the time; whoever makes it longer than this (in KB) empties it first.
 */
export const PENDING_LIST = { fastupdate: true, gin_pending_list_limit: 8192 }

/** ASCII punctuation, as `searchWords` parts words: pieces of an address or a number are words too. */
const BREAKS = '[!-/:-@[-`{-~]+'

const WEEK_MS = 7 * 24 * 60 * 60_000
const WEEK_DIGITS = 5
const ACCOUNT_DIGITS = 12

/**
 * What every word of an account begins with in an index, in SQL: whose it is, and the week (counted from 1970, UTC) of the row. Without
 * the account a search would read the words of all accounts; with the week it can ask for the newest alone. So few digits of an account
 * may be those of another: the condition on `user_id` tells them apart.
 */
const prefixOf = (moment: string): string =>
  `right(user_id::text, ${ACCOUNT_DIGITS}) || lpad(${weekOf(moment)}::text, ${WEEK_DIGITS}, '0')`

const weekOf = (moment: string) =>
  `floor(extract(epoch from ${moment} at time zone 'UTC') / ${WEEK_MS / 1000})::int`

/** As `prefixOf` spells them, for every week from one moment to another. */
export function wordPrefixes(userId: string, since: Date, until: Date): string[] {
  const [first, last] = [since, until].map((at) => Math.floor(at.getTime() / WEEK_MS)) as [
    number,
    number,
  ]
  const weeks = Array.from({ length: Math.max(0, last - first + 1) }, (_, n) => first + n)
  return weeks.map(
    (week) => userId.slice(-ACCOUNT_DIGITS) + String(week).padStart(WEEK_DIGITS, '0'),
  )
}

/**
 * A text of an account and a moment as the words one may search for, in SQL. An index serves a query only when both are made of the same
 * expression, so both come here. Words are not stemmed: people look for what was said, in any language, and for names and numbers. A word
 * holds no quote, as those part words, so that each begins after the only ones there are.
 */
export const wordsOf = (text: string, moment: string): string =>
  `(replace(' ' || strip(to_tsvector('simple', regexp_replace(${text}, '${BREAKS}', ' ', 'g')))::text, ' ''', ' ''' || ${prefixOf(moment)})::tsvector)`

/** The index of messages holds only what nobody writes any more. */
export const SETTLED_MESSAGE = 'lease_until is null'

/** What a customer is looked for by; the nameless by what the inbox calls them. */
export const customerWords = (): string =>
  `coalesce(name, 'Visitor ' || right(id::text, 4)) || ' ' || coalesce(email, '')`

/** What a call is looked for by, beside its transcript. */
export const callerWords = (): string =>
  `coalesce(caller_name, '') || ' ' || from_number || ' ' || coalesce(call_reason, '')`

/** Of a number in E.164. */
const MOST_DIGITS = 15
/** By which somebody looks for a number. */
export const FEWEST_DIGITS = 3

/** The number of a call from each of its digits on: whatever part of it is looked for, one of these begins with it. */
export const numberEnds = (): string =>
  Array.from(
    { length: MOST_DIGITS - FEWEST_DIGITS + 1 },
    // The first place is the plus sign's.
    (_, digit) => `substr(from_number, ${digit + 2})`,
  ).join(` || ' ' || `)

/**
 * In SQL: rows of the account `$1` that have what `inWeeks` asks for. Week by week: of one query for all of them the planner
 * believes that it finds most of the table.
 * @param rows `text` is what is searched, `moment` what it is dated by, `where` what else has to hold, `weeks` the queries, `$2` by default
 */
export const rowsWith = (rows: {
  columns: string
  table: string
  text: string
  moment: string
  where?: string
  weeks?: string
}): string => `(
  select found.* from unnest(${rows.weeks ?? '$2'}::tsquery[]) as week (query) cross join lateral (
    select ${rows.columns} from ${rows.table}
    where user_id = $1 ${rows.where ? `and ${rows.where} ` : ''}and ${wordsOf(rows.text, rows.moment)} @@ week.query offset 0
  ) found
)`

/** In SQL: the words of a search `$1` as the database reads them, for `inWeeks`; empty without a word in it. */
export const READ_WORDS = `select to_tsquery('simple', $1)::text as words`

/** For `READ_WORDS`. */
export const toWords = (search: string): string =>
  searchWords(search)
    .map((word) => `'${word}':*`)
    .join(' & ')

/** A query for each week: for every one of the words, or a word that begins with it. */
export function inWeeks(words: string, prefixes: string[]): string[] {
  // A word ends with a quote before a colon, and begins with the other.
  // Words are kept without their places: of what the database takes for a phrase, every word is asked for.
  const all = words.replaceAll(/<(?:-|\d+)>/g, '&')
  return prefixes.map((prefix) => all.replaceAll(/'(?=[^:])/g, `'${prefix}`))
}
