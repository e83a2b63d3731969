import { searchWords } from 'shared-types'
import { WEEK_MS } from '../lib/time.ts'

/** Option for GIN indexes: a search reads a pending list as a whole, and the planner avoids an index with a long one. */
export const NO_PENDING_LIST = { fastupdate: false }

/**
 * For the one index that contains every message of every conversation. New words wait in a pending list, which a search also reads and
 * `jobs/index-words.ts` empties frequently; a statement that makes it longer than this (in KB) empties it first.
 */
export const PENDING_LIST = { fastupdate: true, gin_pending_list_limit: 8192 }

/** ASCII punctuation, which separates words as in `searchWords`, so that the parts of an address or a number are words too. */
const BREAKS = '[!-/:-@[-`{-~]+'

const WEEK_DIGITS = 5
const ACCOUNT_DIGITS = 12

/**
 * SQL for the prefix of every word in an index: the account, and the week of the row (counted from 1970, UTC). Without the account a search
 * would read the words of all accounts; with the week it can be limited to the newest rows. The account is shortened, so two may share a
 * prefix: the condition on `user_id` tells them apart.
 */
const prefixOf = (moment: string): string =>
  `right(user_id::text, ${ACCOUNT_DIGITS}) || lpad(${weekOf(moment)}::text, ${WEEK_DIGITS}, '0')`

const weekOf = (moment: string) =>
  `floor(extract(epoch from ${moment} at time zone 'UTC') / ${WEEK_MS / 1000})::int`

/** The prefixes of `prefixOf` for every week between two times. */
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
 * SQL for the searchable words of a text, with account and time. An index is used only when the query has the same expression, so both use
 * this function. Words are not stemmed: people look for what was said, in any language, and for names and numbers. A word contains no
 * quote, because quotes separate words, so the only quotes are those around each word.
 */
export const wordsOf = (text: string, moment: string): string =>
  `(replace(' ' || strip(to_tsvector('simple', regexp_replace(${text}, '${BREAKS}', ' ', 'g')))::text, ' ''', ' ''' || ${prefixOf(moment)})::tsvector)`

/** Condition of the index of messages: only messages that are complete. */
export const SETTLED_MESSAGE = 'lease_until is null'

/** SQL for the searchable text of a customer: name and email, or the inbox's name for one without a name. */
export const customerWords = (): string =>
  `coalesce(name, 'Visitor ' || right(id::text, 4)) || ' ' || coalesce(email, '')`

/** SQL for the searchable text of a call, beside its transcript. */
export const callerWords = (): string =>
  `coalesce(caller_name, '') || ' ' || from_number || ' ' || coalesce(call_reason, '')`

/** The most digits of a number in E.164. */
const MAX_DIGITS = 15
/** Least digits for searching a number. */
export const FEWEST_DIGITS = 3

/** SQL for a call's number from each of its digits on, so that any part of the number is the beginning of one of them. */
export const numberEnds = (): string =>
  Array.from(
    { length: MAX_DIGITS - FEWEST_DIGITS + 1 },
    // The first character is the plus sign.
    (_, digit) => `substr(from_number, ${digit + 2})`,
  ).join(` || ' ' || `)

/**
 * SQL for the rows of account `$1` that match a query of `inWeeks`. Each week is queried separately, because the planner assumes that one
 * query for all of them matches most of the table.
 * @param rows `text` is searched, `moment` is its date, `where` is a further condition, `weeks` are the queries, `$2` by default
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

/** SQL that turns the search text `$1` into a query for `inWeeks`; empty for a text without words. */
export const READ_WORDS = `select to_tsquery('simple', $1)::text as words`

/** The search text for `READ_WORDS`. */
export const toWords = (search: string): string =>
  searchWords(search)
    .map((word) => `'${word}':*`)
    .join(' & ')

/** A query for each week that asks for all words or beginnings of words. */
export function inWeeks(words: string, prefixes: string[]): string[] {
  // Each word ends with a quote before a colon, and begins with another quote. The index has no positions, so a phrase is searched as all
  // of its words.
  const all = words.replaceAll(/<(?:-|\d+)>/g, '&')
  return prefixes.map((prefix) => all.replaceAll(/'(?=[^:])/g, `'${prefix}`))
}
