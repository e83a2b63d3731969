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

/**
 * A text as the words one may search for, in SQL. An index serves a query only when both are made of the same expression, so both
 * come here. Words are not stemmed: people look for what was said, in any language, and for names and numbers.
 */
export const wordsOf = (text: string): string =>
  `to_tsvector('simple', regexp_replace(${text}, '${BREAKS}', ' ', 'g'))`

const DAY_MS = 24 * 60 * 60_000
const DAY_DIGITS = 7

/**
 * An account and a day (UTC, counted from 1970), in SQL, in an order that puts the days of an account one after the other. With it
 * in an index a search reads the newest days of one account alone.
 */
export const accountDay = (moment: string, table = ''): string =>
  `((${table}user_id::text || ' ' || lpad(${dayOf(`${table}${moment}`)}::text, ${DAY_DIGITS}, '0')) collate "C")`

const dayOf = (moment: string) =>
  `floor(extract(epoch from ${moment} at time zone 'UTC') / 86400)::int`

/** The days of an account from one moment to another, as `accountDay` spells them. */
export function accountDays(userId: string, since: Date, until: Date): string[] {
  const [first, last] = [since, until].map((at) => Math.floor(at.getTime() / DAY_MS)) as [
    number,
    number,
  ]
  const days = Array.from({ length: Math.max(0, last - first + 1) }, (_, n) => first + n)
  return days.map((day) => `${userId} ${String(day).padStart(DAY_DIGITS, '0')}`)
}

/** The index of messages holds only what nobody writes any more. */
export const SETTLED_MESSAGE = 'lease_until is null'

/** What a customer is looked for by; the nameless by what the inbox calls them. */
export const customerWords = (table = ''): string =>
  `coalesce(${table}name, 'Visitor ' || right(${table}id::text, 4)) || ' ' || coalesce(${table}email, '')`

/** What a call is looked for by, beside its transcript. */
export const callerWords = (table = ''): string =>
  `coalesce(${table}caller_name, '') || ' ' || ${table}from_number || ' ' || coalesce(${table}call_reason, '')`

/** A condition in SQL: every word of the search is in the text, or the beginning of one that is. `query` stands for a `tsQuery`. */
export const hasWords = (text: string, query: string): string =>
  `${wordsOf(text)} @@ to_tsquery('simple', ${query})`

/** Without a word in it, it finds nothing. */
export const tsQuery = (search: string): string =>
  searchWords(search)
    .map((word) => `'${word}':*`)
    .join(' & ')
