import type { Hours } from '../fact.ts'
import {
  daysBetween,
  endFollows,
  isExcepted,
  isJoined,
  isSeason,
  isSingle,
  joins,
  lastOfRange,
  rangeOfDays,
  timesFollow,
} from './hours-lookahead.ts'
import { afterSpan, inEvening, rangeAt, spanUntil } from './hours-spans.ts'
import { dayText, daysFromTo, firstOf, lastOf, type Of } from './month-day.ts'
import type { Token } from './time-tokens.ts'

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
type Season = NonNullable<Hours['season']>
export type Frame = { days: number[]; seasons: Season[]; date: string | null }
export const NO_FRAME: Frame = { days: [], seasons: [], date: null }

/** With more words between them, days and times do not belong together. */
const WORDS_BETWEEN = 5
/** With more words between them, two times are not the two halves of a day. */
const WORDS_IN_A_BREAK = 3
const MAX_SPANS = 4
const WORDS_BEFORE_DAYS = 4
/** More closed days are a sentence that was not understood. */
const MAX_DAYS_CLOSED = 5
export const ALL_DAY = { opens: '00:00', closes: '24:00' }
export const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]

/** Reads days, times and closings in their order; all other words only separate them. */
export function rulesOf(tokens: Token[], frame: Frame): { rules: Rule[]; frame: Frame } {
  const reading = new Reading(frame)
  for (let index = 0; index < tokens.length; index++) index = reading.take(tokens, index)
  return reading.finish()
}

class Reading {
  readonly #rules: Rule[] = []
  #seasons: Season[]
  /** Index of the token after which the last season ended. */
  #seasonEnd = -1
  #rule: Rule
  #frame: Frame
  /** The days of the current rule come after its times. */
  #timesFirst = false
  #words = 0

  constructor(frame: Frame) {
    this.#frame = frame
    this.#seasons = frame.seasons
    this.#rule = this.#empty()
  }

  #empty(): Rule {
    return {
      days: [],
      spans: [],
      season: null,
      date: null,
      isClosed: false,
      isPlain: false,
      isFramed: false,
      at: -1,
      end: -1,
    }
  }

  /** @returns the index of the last token that was used. */
  take(tokens: Token[], index: number): number {
    const token = tokens[index]!
    const range = rangeAt(tokens, index)
    if (token.kind === 'days')
      return isExcepted(tokens, index)
        ? this.#leaveOut(tokens, index, token)
        : this.#takeDays(tokens, index, token)
    if (token.kind === 'holiday' && isExcepted(tokens, index)) return index
    if (token.kind === 'month' || token.kind === 'date') return this.#takeDate(tokens, index, token)
    if (token.kind === 'closed') this.#close(token)
    else if (token.kind === 'open') this.#open()
    else if (token.kind === 'break') this.#lastNamed = []
    else if (token.kind === 'evening') this.#isEvening = true
    else if (token.kind === 'allDay') this.#addSpan(token, token, ALL_DAY, token.isPlain)
    else if (token.kind === 'holiday') this.#takeHoliday()
    else if (range) {
      this.#addSpan(token, tokens[range.last]!, range.span, range.isPlain)
      return range.last
    } else if (token.kind === 'to' && this.#endsAt(tokens, index)) return index + 1
    else if (isSingle(tokens, index)) this.#single()
    else if (token.kind === 'stop') this.#flush()
    else if (token.kind === 'word' || token.kind === 'other') this.#word()
    return index
  }

  /** "Daily 7–3 except Wednesdays" */
  #leaveOut(tokens: Token[], index: number, token: Token & { kind: 'days' }): number {
    const last = rangeOfDays(tokens, index)
    const named = last ? daysBetween(token.days, last.days) : token.days
    this.#rule.days = this.#rule.days.filter((day) => !named.includes(day))
    this.#rule.end = Math.max(this.#rule.end, (last ? tokens[last.index]! : token).end)
    return last?.index ?? index
  }

  /** "Mon–Fri 8–18, Sat until 13": other days that begin as the ones before do. */
  #endsAt(tokens: Token[], index: number): boolean {
    const [named, end] = [tokens[index - 1], tokens[index + 1]]
    const { days, spans } = this.#rule
    const opens = this.#before?.spans[0]?.opens
    const isOther = days.length > 0 && !days.some((day) => this.#before?.days.includes(day))
    if (named?.kind !== 'days' || end?.kind !== 'clock' || spans.length > 0) return false
    if (!isOther || !opens) return false
    const span = spanUntil(opens, end.clock)
    if (span) this.#addSpan(named, end, span, !end.clock.isBare)
    return span !== undefined
  }
  /** The hours stated before those of the current rule. */
  #before: Rule | undefined

  /** A single time as in "late on Thursday until 8" is too little to know the hours. */
  #single() {
    if (this.#rule.spans.length === 0 && !this.#rule.isClosed) this.#rule = this.#empty()
  }

  #word() {
    this.#words++
    // "Closed in the weeks before …, and on the Friday after" names one particular Friday, not every one.
    const isLost = this.#rule.isClosed && this.#rule.days.length === 0 && !this.#rule.date
    if (isLost && this.#words > WORDS_BEFORE_DAYS) this.#rule = this.#empty()
    const isWaiting = this.#rule.days.length > 0 && this.#rule.spans.length === 0
    if (isWaiting && !this.#rule.isClosed && this.#words > WORDS_BETWEEN) this.#rule = this.#empty()
  }

  #takeDays(tokens: Token[], index: number, token: Token & { kind: 'days' }): number {
    const { spans, isClosed, days } = this.#rule
    const isFull = days.length > 0 && (spans.length > 0 || isClosed)
    const last = rangeOfDays(tokens, index)
    const named = last ? daysBetween(token.days, last.days) : token.days
    const behind = (last?.index ?? index) + 1
    const isNext = timesFollow(tokens, behind) || endFollows(tokens, behind)
    const continues = isFull && this.#daysFollow && this.#words <= 1 && !isNext
    const isOfHolidays = this.#isHoliday && spans.length > 0
    this.#isHoliday = isOfHolidays
    // Times whose days were named above, or times after which days with their own times follow.
    const isOther = spans.length > 0 && days.length === 0 && (isNext || this.#frame.days.length > 0)
    if ((isFull && !continues) || isOfHolidays || isOther) this.#flush()
    else if (this.#rule.date) this.#rule.days = []
    const isApart = this.#words > 0 && !isJoined(tokens, index, this.#words)
    if (isApart && this.#rule.spans.length === 0 && !this.#rule.isClosed) this.#rule.days = []
    if (this.#rule.date && spans.length === 0) return index
    if (this.#rule.spans.length > 0 || this.#rule.isClosed) this.#timesFirst = true
    this.#rule.days = [...new Set([...this.#rule.days, ...named])].toSorted((a, b) => a - b)
    this.#lastNamed = [...new Set([...this.#lastNamed, ...named])]
    this.#daysFollow = this.#timesFirst
    this.#touch(token, last ? tokens[last.index]! : token)
    return last?.index ?? index
  }
  /** Several days may follow the times they belong to. */
  #daysFollow = false

  #takeDate(tokens: Token[], index: number, token: Of): number {
    const last = lastOfRange(tokens, index)
    const next = tokens[last]
    if (next?.kind === 'month' || next?.kind === 'date') {
      this.#takeSeason(tokens, index, daysFromTo(token, next), last)
      this.#isDated = token.kind === 'date' && next.kind === 'date'
      if (this.#isClosedInSeason()) this.#touch(token, next)
      return last
    }
    if (token.kind === 'month') {
      if (isSeason(tokens, index, this.#seasonEnd)) {
        this.#takeSeason(tokens, index, { from: firstOf(token), to: lastOf(token) }, index)
        this.#isDated = false
      }
      return index
    }
    const isFull = this.#rule.isClosed && this.#rule.days.length > 0
    const isListed = ['and', 'break'].includes(tokens[index - 1]?.kind ?? '')
    const isAlsoClosed = isListed && this.#rule.isClosed && this.#rule.date !== null
    if (this.#rule.spans.length > 0 || this.#rule.date || isFull) this.#flush()
    this.#rule.days = []
    this.#rule.isClosed ||= isAlsoClosed
    this.#rule.date = dayText(token.date)
    this.#touch(token, token)
    return index
  }

  /** Begins a season, or adds one to a list: "April to June, September". */
  #takeSeason(tokens: Token[], index: number, season: Season, end: number) {
    const isJoining = joins(tokens, index, this.#seasonEnd)
    if (!isJoining) {
      // "Closed from 24 December to 6 January": the season is that of the closing.
      if (!this.#isClosedOnNoDay()) this.#flush()
      this.#seasons = []
    }
    const last = isJoining ? this.#seasons.at(-1) : undefined
    const goesOn = last && Number(last.to.slice(0, 2)) % 12 === Number(season.from.slice(0, 2)) - 1
    this.#seasons =
      goesOn && season.from.endsWith('-01')
        ? [...this.#seasons.slice(0, -1), { from: last.from, to: season.to }]
        : [...this.#seasons, season]
    this.#seasonEnd = end
  }

  /** "Sundays and holidays" counts for Sundays; holidays alone are days that cannot be told. */
  #takeHoliday() {
    const { days, spans, isClosed } = this.#rule
    if (days.length > 0 && spans.length === 0 && !isClosed) return
    if (this.#daysFollow && days.length > 0) return
    this.#flush()
    this.#isHoliday = true
  }
  #isHoliday = false
  /** Whether the last season is from one date to another, which then counts for all of its days. */
  #isDated = false
  /** The times are of something in the evening. */
  #isEvening = false
  /** The days named are known to be open, with or without their times. */
  #isOpen = false
  /** The days named since the last comma. */
  #lastNamed: number[] = []

  #isClosedOnNoDay = () =>
    this.#rule.isClosed && this.#rule.days.length === 0 && this.#rule.date === null

  /** Whether the rule says of a season, and of none of its days, that it is closed. */
  #isClosedInSeason = () =>
    this.#isClosedOnNoDay() &&
    this.#seasons.length > 0 &&
    this.#frame.days.length === 0 &&
    this.#frame.date === null

  #open() {
    if (this.#isClosedInSeason()) this.#flush()
    this.#isOpen = true
  }

  #close(token: Token) {
    if (this.#rule.spans.length > 0) this.#flush()
    // "Open Wednesday to Sunday, Monday and Tuesday closed": only the days named last are closed.
    if (this.#isOpen) this.#rule.days = this.#lastNamed
    this.#rule.isClosed = true
    this.#touch(token, token)
    this.#daysFollow = this.#rule.days.length === 0 && this.#rule.date === null
  }

  #addSpan(first: Token, last: Token, span: Hours['spans'][number], isPlain: boolean) {
    if (this.#rule.isClosed || (this.#timesFirst && this.#rule.days.length > 0)) this.#flush()
    if (this.#rule.spans.length > 0 && this.#words > WORDS_IN_A_BREAK) this.#flush()
    if (
      this.#rule.days.length === 0 &&
      !this.#rule.date &&
      !isPlain &&
      this.#frame.days.length === 0
    )
      return
    const meant = this.#isEvening ? inEvening(span) : span
    this.#rule.spans.push(afterSpan(meant, this.#rule.spans.at(-1)))
    this.#rule.isPlain ||= isPlain
    this.#touch(first, last)
  }

  #touch(first: Token, last: Token) {
    if (this.#rule.at < 0) this.#rule.at = first.at
    this.#rule.end = last.end
    this.#words = 0
  }

  #flush() {
    const rule = this.#rule
    const isSaid = rule.spans.length > 0 || rule.isClosed
    if (rule.spans.length > 0) this.#before = rule
    const isWholeSeason = this.#isClosedInSeason()
    if (isWholeSeason) rule.days = EVERY_DAY
    if (isSaid && rule.days.length === 0 && !rule.date) {
      rule.days = this.#frame.days
      rule.date = this.#frame.date
      rule.isFramed = rule.days.length > 0 || rule.date !== null
    }
    const isDated = this.#isDated && this.#seasons.length > 0 && rule.spans.length > 0
    if (isDated && rule.days.length === 0 && !rule.date) rule.days = EVERY_DAY
    const isTold = isSaid && (!this.#isHoliday || rule.days.length > 0)
    const isNever = rule.isClosed && !isWholeSeason && rule.days.length > MAX_DAYS_CLOSED
    if (isTold && !isNever && rule.spans.length <= MAX_SPANS) {
      const seasons = this.#seasons.length > 0 && !rule.date ? this.#seasons : [null]
      this.#rules.push(...seasons.map((season) => ({ ...rule, season })))
    }
    this.#isHoliday = false
    this.#isOpen = false
    this.#isEvening &&= !isSaid
    this.#lastNamed = []
    this.#rule = this.#empty()
    this.#daysFollow = false
    this.#words = 0
  }

  /** Ends the line. Days and seasons that were named but not used count for the lines below. */
  finish(): { rules: Rule[]; frame: Frame } {
    const { days, date, spans, isClosed } = this.#rule
    const isOpen = spans.length === 0 && !isClosed
    this.#flush()
    // Days continue to count while the lines below them only state times.
    const isFramed = this.#rules.length > 0 && this.#rules.every((rule) => rule.isFramed)
    const frame = isFramed ? this.#frame : { days: isOpen ? days : [], date: isOpen ? date : null }
    // A season in a line with times applies only to that line.
    const seasons = this.#rules.length > 0 ? this.#frame.seasons : this.#seasons
    return {
      rules: withoutClosedDays(this.#rules),
      frame: { days: frame.days, date: frame.date, seasons },
    }
  }
}

/** "Open every day from 12 to 3. Closed on Wednesdays": on Wednesdays it is not open. */
function withoutClosedDays(rules: Rule[]): Rule[] {
  const closed = new Set(
    rules.filter((rule) => rule.isClosed && !rule.season).flatMap(({ days }) => days),
  )
  return rules.map((rule) =>
    rule.isClosed || rule.days.length < EVERY_DAY.length
      ? rule
      : { ...rule, days: rule.days.filter((day) => !closed.has(day)) },
  )
}
