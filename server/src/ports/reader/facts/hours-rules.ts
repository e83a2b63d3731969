import type { Hours } from '../fact.ts'
import * as ahead from './hours-lookahead.ts'
import {
  ALL_DAY,
  emptyRule,
  EVERY_DAY,
  type Frame,
  frameBelow,
  isGivenUp,
  isLikely,
  isOnNoDay,
  type Rule,
  says,
  type Season,
  takeFrame,
  withoutClosedDays,
  withSeason,
} from './hours-rule.ts'
import { afterSpan, inEvening, rangeAt } from './hours-spans.ts'
import { dayText, daysFromTo, firstOf, lastOf, type Of } from './month-day.ts'
import type { Token } from './time-token.ts'

/** With more words between them, two times are not the two halves of a day. */
const WORDS_IN_A_BREAK = 3

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
  #rule = emptyRule()
  #frame: Frame
  /** The days of the current rule come after its times. */
  #timesFirst = false
  #words = 0

  constructor(frame: Frame) {
    this.#frame = frame
    this.#seasons = frame.seasons
  }

  /** @returns the index of the last token that was used. */
  take(tokens: Token[], index: number): number {
    const token = tokens[index]!
    const range = rangeAt(tokens, index)
    if (token.kind === 'days')
      return ahead.isExcepted(tokens, index)
        ? this.#leaveOut(tokens, index, token)
        : this.#takeDays(tokens, index, token)
    if (token.kind === 'holiday' && ahead.isExcepted(tokens, index)) return index
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
    else if (ahead.isSingle(tokens, index)) this.#single()
    else if (token.kind === 'stop') this.#flush()
    else if (token.kind === 'word' || token.kind === 'other') this.#word()
    return index
  }

  /** "Daily 7–3 except Wednesdays" */
  #leaveOut(tokens: Token[], index: number, token: Token & { kind: 'days' }): number {
    const left = ahead.daysNamed(tokens, index, token)
    this.#rule.days = this.#rule.days.filter((day) => !left.named.includes(day))
    this.#rule.end = Math.max(this.#rule.end, left.last.end)
    return left.index
  }

  /** "Mon–Fri 8–18, Sat until 13": other days that begin as the ones before do. */
  #endsAt(tokens: Token[], index: number): boolean {
    const found = ahead.endOfOtherDays(tokens, index, this.#rule, this.#before)
    if (!found) return false
    const { named, end, span } = found
    if (span) this.#addSpan(named, end, span, !end.clock.isBare)
    return span !== undefined
  }
  /** The hours stated before those of the current rule. */
  #before: Rule | undefined

  /** A single time as in "late on Thursday until 8" is too little to know the hours. */
  #single() {
    if (!says(this.#rule)) this.#rule = emptyRule()
  }

  #word() {
    this.#words++
    if (isGivenUp(this.#rule, this.#words)) this.#rule = emptyRule()
  }

  #takeDays(tokens: Token[], index: number, token: Token & { kind: 'days' }): number {
    const { spans, isClosed, days } = this.#rule
    const isFull = days.length > 0 && (spans.length > 0 || isClosed)
    const { named, index: end, last } = ahead.daysNamed(tokens, index, token)
    const isNext = ahead.timesFollow(tokens, end + 1) || ahead.endFollows(tokens, end + 1)
    const continues = isFull && this.#daysFollow && this.#words <= 1 && !isNext
    const isOfHolidays = this.#isHoliday && spans.length > 0
    this.#isHoliday = isOfHolidays
    // Times whose days were named above, or times after which days with their own times follow.
    const isOther = spans.length > 0 && days.length === 0 && (isNext || this.#frame.days.length > 0)
    if ((isFull && !continues) || isOfHolidays || isOther) this.#flush()
    else if (this.#rule.date) this.#rule.days = []
    const isApart = this.#words > 0 && !ahead.isJoined(tokens, index, this.#words)
    if (isApart && !says(this.#rule)) this.#rule.days = []
    if (this.#rule.date && spans.length === 0) return index
    if (says(this.#rule)) this.#timesFirst = true
    this.#rule.days = [...new Set([...this.#rule.days, ...named])].toSorted((a, b) => a - b)
    this.#lastNamed = [...new Set([...this.#lastNamed, ...named])]
    this.#daysFollow = this.#timesFirst
    this.#touch(token, last)
    return end
  }
  /** Several days may follow the times they belong to. */
  #daysFollow = false

  #takeDate(tokens: Token[], index: number, token: Of): number {
    const last = ahead.lastOfRange(tokens, index)
    const next = tokens[last]
    if (next?.kind === 'month' || next?.kind === 'date') {
      this.#takeSeason(tokens, index, daysFromTo(token, next), last)
      this.#isDated = token.kind === 'date' && next.kind === 'date'
      if (this.#isClosedInSeason()) this.#touch(token, next)
      return last
    }
    if (token.kind === 'month') {
      if (ahead.isSeason(tokens, index, this.#seasonEnd)) {
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
    const isJoining = ahead.joins(tokens, index, this.#seasonEnd)
    // "Closed from 24 December to 6 January": the season is that of the closing.
    if (!isJoining && !this.#isClosedOnNoDay()) this.#flush()
    this.#seasons = isJoining ? withSeason(this.#seasons, season) : [season]
    this.#seasonEnd = end
  }

  /** "Sundays and holidays" counts for Sundays; holidays alone are days that cannot be told. */
  #takeHoliday() {
    if (this.#rule.days.length > 0 && (this.#daysFollow || !says(this.#rule))) return
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

  #isClosedOnNoDay = () => this.#rule.isClosed && isOnNoDay(this.#rule)

  /** Whether the rule says of a season, and of none of its days, that it is closed. */
  #isClosedInSeason = () =>
    this.#isClosedOnNoDay() && this.#seasons.length > 0 && isOnNoDay(this.#frame)

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
    this.#daysFollow = isOnNoDay(this.#rule)
  }

  #addSpan(first: Token, last: Token, span: Hours['spans'][number], isPlain: boolean) {
    if (this.#rule.isClosed || (this.#timesFirst && this.#rule.days.length > 0)) this.#flush()
    if (this.#rule.spans.length > 0 && this.#words > WORDS_IN_A_BREAK) this.#flush()
    if (isOnNoDay(this.#rule) && !isPlain && this.#frame.days.length === 0) return
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
    const isSaid = says(rule)
    if (rule.spans.length > 0) this.#before = rule
    const isWholeSeason = this.#isClosedInSeason()
    if (isWholeSeason) rule.days = EVERY_DAY
    if (isSaid) takeFrame(rule, this.#frame)
    const isDated = this.#isDated && this.#seasons.length > 0 && rule.spans.length > 0
    if (isDated && isOnNoDay(rule)) rule.days = EVERY_DAY
    const isTold = isSaid && (!this.#isHoliday || rule.days.length > 0)
    if (isTold && isLikely(rule, isWholeSeason)) {
      const seasons = this.#seasons.length > 0 && !rule.date ? this.#seasons : [null]
      this.#rules.push(...seasons.map((season) => ({ ...rule, season })))
    }
    this.#isHoliday = false
    this.#isOpen = false
    this.#isEvening &&= !isSaid
    this.#lastNamed = []
    this.#rule = emptyRule()
    this.#daysFollow = false
    this.#words = 0
  }

  /** Ends the line. Days and seasons that were named but not used count for the lines below. */
  finish(): { rules: Rule[]; frame: Frame } {
    const last = this.#rule
    this.#flush()
    return {
      rules: withoutClosedDays(this.#rules),
      frame: frameBelow(this.#rules, last, this.#frame, this.#seasons),
    }
  }
}
