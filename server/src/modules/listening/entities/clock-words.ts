import table from './clock-words.json' with { type: 'json' }
import type { Token } from './phrases.ts'

/** How a language says the time of day; every list is of words without accents. */
type ClockWords = {
  /** Number words, starting with zero. */
  numbers: string[]
  more: Record<string, number>
  noon: string[]
  /** Words before an hour, as "at" in "at three"; without one, a bare number may be no time. */
  before: string[]
  /** Words before the earliest hour that suits, as in “after three”, and before the latest. */
  from: string[]
  until: string[]
  /** Words after an hour, such as "o'clock". */
  hour: string[]
  /** Minutes to add to the hour in “half three”: 30 in English, -30 where it means half past two. */
  halfMinutes?: number
  /** Parts of an hour that follow it, in minutes: “tres y media”. */
  parts?: Record<string, number>
  morning: string[]
  /** The word for tomorrow where it also ends phrases for the morning or greetings. */
  tomorrow?: string
  afternoon: string[]
  evening: string[]
  /** Words before a part of the day or a holiday in a greeting, as in “good evening”. */
  greets: string[]
  /** Words before a day that is a limit and not the day meant, besides those in `from` and `until`. */
  limits: string[]
  /** Negations, each a word of its own: “don't” ends in "t". */
  not: string[]
  /** Phrases that begin with a negation and deny nothing. */
  noProblem: string[]
  /** Words with which a clause begins that a negation before them does not reach. */
  conjunctions: string[]
  /** Recognized only directly after the hour, because “am” is another word elsewhere. */
  suffixes?: { am: string[]; pm: string[] }
  dayAfterTomorrow?: string[]
  /** What is longer than a day: “in a week” names no day. */
  periods: string[]
  /** Words beside a weekday that is over: “last Monday”. */
  gone: string[]
  /** Words between a weekday and its day of the month: “Wednesday the 2nd”. */
  articles: string[]
  /** Words beside a weekday of the coming seven days: “this Monday”. */
  this: string[]
  nextWeek: string[]
  /** What right after a day means one so many weeks later: “Tuesday week”. */
  weeksAfter?: Record<string, number>
} & { [list in 'half' | 'quarter' | 'past' | 'to' | 'add' | 'less']?: string[] }

/** The words of each language, by its code. */
export const CLOCK_WORDS: Record<string, ClockWords> = Object.fromEntries(
  Object.entries(table).map(([language, words]) => [
    language,
    { ...words, numbers: words.numbers.split(' ') },
  ]),
)

/** The tokens of a text, with the words of its language. */
export type SpokenTime = { words: ClockWords; tokens: Token[] }
