import type { Hours } from '../fact.ts'

/** Hours that a line states for one set of days; `at` and `end` are places in its text. */
export type Rule = Hours & {
  isClosed: boolean
  /** Whether at least one number is written as a time, so that it is one even if no day is named. */
  isPlain: boolean
  /** Whether the days are named in a line above and not here. */
  isFramed: boolean
  at: number
  end: number
}

/** What headings and lines above have stated already. */
export type Season = NonNullable<Hours['season']>
export type Frame = { days: number[]; seasons: Season[]; date: string | null }
export const NO_FRAME: Frame = { days: [], seasons: [], date: null }

/** With more words between them, days and times do not belong together. */
const WORDS_BETWEEN = 5
const WORDS_BEFORE_DAYS = 4
/** More spans of a day, or more closed days, are a sentence that was not understood. */
const MAX_SPANS = 4
const MAX_DAYS_CLOSED = 5
export const ALL_DAY = { opens: '00:00', closes: '24:00' }
export const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]

/** A rule of which nothing has been read yet. */
export const emptyRule = (): Rule => ({
  days: [],
  spans: [],
  season: null,
  date: null,
  isClosed: false,
  isPlain: false,
  isFramed: false,
  at: -1,
  end: -1,
})

/** Whether no day is named. */
export const isOnNoDay = ({ days, date }: Pick<Rule, 'days' | 'date'>): boolean =>
  days.length === 0 && date === null

/** Whether a rule says when it is open or that it is closed. */
export const says = ({ spans, isClosed }: Rule): boolean => spans.length > 0 || isClosed

/**
 * Whether a rule can be meant.
 * @param isWholeSeason whether it closes a whole season, and so any number of days
 */
export const isLikely = ({ spans, days, isClosed }: Rule, isWholeSeason: boolean): boolean =>
  spans.length <= MAX_SPANS && (!isClosed || isWholeSeason || days.length <= MAX_DAYS_CLOSED)

/** Whether so many words follow what a rule has that nothing behind them belongs to it. */
export function isGivenUp(rule: Rule, words: number): boolean {
  // "Closed in the weeks before …, and on the Friday after" names one particular Friday, not every one.
  const isLost = rule.isClosed && isOnNoDay(rule) && words > WORDS_BEFORE_DAYS
  return isLost || (rule.days.length > 0 && !says(rule) && words > WORDS_BETWEEN)
}

/** Gives a rule without days those that the lines above name. */
export function takeFrame(rule: Rule, frame: Frame): void {
  if (!isOnNoDay(rule)) return
  rule.days = frame.days
  rule.date = frame.date
  rule.isFramed = !isOnNoDay(rule)
}

/** Seasons with one more, which lengthens the last where it begins in the month after it: "April to June, July". */
export function withSeason(seasons: Season[], season: Season): Season[] {
  const last = seasons.at(-1)
  const goesOn = last && Number(last.to.slice(0, 2)) % 12 === Number(season.from.slice(0, 2)) - 1
  return goesOn && season.from.endsWith('-01')
    ? [...seasons.slice(0, -1), { from: last.from, to: season.to }]
    : [...seasons, season]
}

/** "Open every day from 12 to 3. Closed on Wednesdays": on Wednesdays it is not open. */
export function withoutClosedDays(rules: Rule[]): Rule[] {
  const closed = new Set(
    rules.filter((rule) => rule.isClosed && !rule.season).flatMap(({ days }) => days),
  )
  return rules.map((rule) =>
    rule.isClosed || rule.days.length < EVERY_DAY.length
      ? rule
      : { ...rule, days: rule.days.filter((day) => !closed.has(day)) },
  )
}

/**
 * What counts for the lines below a line with these rules: days and seasons that were named but not used.
 * @param last the rule that was being read when the line ended
 * @param frame of the line itself
 */
export function frameBelow(rules: Rule[], last: Rule, frame: Frame, seasons: Season[]): Frame {
  // A season in a line with times applies only to that line.
  const below = rules.length > 0 ? frame.seasons : seasons
  // Days continue to count while the lines below them only state times.
  if (rules.length > 0 && rules.every((rule) => rule.isFramed)) return { ...frame, seasons: below }
  return says(last)
    ? { days: [], date: null, seasons: below }
    : { days: last.days, date: last.date, seasons: below }
}
