import type { ParsedResult } from 'chrono-node'
import { Temporal } from 'temporal-polyfill'
import { offsetAt } from '../../../lib/zone.ts'
import { CLOCK_WORDS } from './clock-words.ts'
import { daysApart } from './days-apart.ts'
import { holidayIn, type NamedHoliday, withoutHolidays } from './holiday.ts'
import { withDayNumbers } from './month-days.ts'
import { phraseAt, tokensOf } from './phrases.ts'
import { spokenClock, type SpokenClock } from './spoken-clock.ts'
import { isRelative } from './week-meant.ts'
import { dayFirstEnglish, TIME_PARSERS } from '../../../lib/time-parsers.ts'

/** The current time, and the time zone in which days begin. */
export type Clock = { now: Date; timeZone: string }

/** Where 12/01 is the first of December. Unknown time zones are taken for one of the United States. */
const MONTH_FIRST = /^(?:America|US|UTC|Etc|Pacific\/(?:Honolulu|Guam))/

const englishOf = (timeZone: string) =>
  MONTH_FIRST.test(timeZone) ? TIME_PARSERS.en() : dayFirstEnglish()

/** A text as the library reads it in its language: all times found in it, and those that name a day. */
export async function readingOf(
  said: string,
  { now, timeZone, language }: Clock & { language: string },
) {
  const isKnown = (name: string): name is keyof typeof TIME_PARSERS => name in TIME_PARSERS
  const code = isKnown(language) ? language : 'en'
  const reader = code === 'en' ? await englishOf(timeZone) : await TIME_PARSERS[code]()
  const today = todayIn({ now, timeZone })
  const reference = { instant: now, timezone: offsetAt(timeZone, now) }
  const parse = (part: string) =>
    reader
      .parse(part, reference, { forwardDate: true })
      .filter((result) => isOfWholeWords(part, result))
  const read = (dayed: string) => {
    const dotted = withDottedDates(withDayNumbers(dayed, code), code, today)
    const dated = withDate(daysApart(dotted, code), code, { now, timeZone })
    const spoken = spokenClock(dated, code)
    const clear = withoutMorning(withClock(dated, spoken), code)
    const found = parse(clear)
    const days = daysOf(clear, found, code)
    return { dated, text: clear, spoken, found, days, language: code, today, parse }
  }
  const holiday = holidayIn(said, code, today)
  const plain = read(withoutHolidays(said, code))
  // Beside another day a holiday is what the day is for: “a table for the Christmas party on Friday”.
  const isOfHoliday = holiday !== null && plain.days.length === 0
  return { ...(isOfHoliday ? read(withDateOf(holiday, said, code)) : plain), holiday }
}

export type Reading = Awaited<ReturnType<typeof readingOf>>

/** A text with the date of a holiday instead of its name, because the library reads dates in every language. */
const withDateOf = ({ date, from, to }: NamedHoliday, text: string, language: string): string =>
  [
    withoutHolidays(text.slice(0, from), language),
    date.toString(),
    withoutHolidays(text.slice(to), language),
  ].join('')

/** Dates with dots begin with the day wherever they are written; without a year, as “24.12.”, they are only German. */
function withDottedDates(text: string, language: string, today: Temporal.PlainDate): string {
  const year = `(?: ?((?:19|20)\\d\\d))${language === 'de' ? '?' : ''}`
  const dates = new RegExp(`(?<![\\d.])(\\d{1,2})\\. ?(\\d{1,2})\\.${year}(?! ?\\d)`, 'g')
  return text.replaceAll(dates, (written, day: string, month: string, year?: string) => {
    const named = { day: +day, month: +month, year: year ? +year : undefined }
    return dateOf(named, today)?.toString() ?? written
  })
}

/** Without a year, the next date of that day and month; null where there is none. */
function dateOf(
  { day, month, year }: { day: number; month: number; year: number | undefined },
  today: Temporal.PlainDate,
) {
  if (month < 1 || month > 12 || day < 1 || day > 31) return null
  const date = Temporal.PlainDate.from({ year: year ?? today.year, month, day })
  if (date.day !== day) return null
  if (year !== undefined) return date
  return Temporal.PlainDate.compare(date, today) < 0 ? date.add({ years: 1 }) : date
}

/** What names a day; of “Monday, the seventh of December”, in which the library may find two, only the date. */
export function daysOf(text: string, found: ParsedResult[], language: string): ParsedResult[] {
  const days = found.filter(
    (result) => namesDay(result, language) && !isOver(text, result, language),
  )
  return days.filter((day, at) => {
    const next = days[at + 1]
    if (!next || day.start.isCertain('month') || isRelative(next)) return true
    const isDate = next.start.isCertain('month') && !next.start.isCertain('weekday')
    const between = tokensOf(text.slice(day.index + day.text.length, next.index))
    return !isDate || between.length > 1
  })
}

/** The library knows hardly any letter with an accent, and takes the “Mar” of “María” for Tuesday. */
const isOfWholeWords = (text: string, { index, text: found }: ParsedResult): boolean =>
  !/\p{L}{2}/u.test(text.slice(Math.max(0, index - 1), index + 1)) &&
  !/\p{L}{2}/u.test(text.slice(index + found.length - 1, index + found.length + 1))

/** “Last Monday”, which the library takes for the next one. */
function isOver(text: string, { index, text: day, start }: ParsedResult, language: string) {
  if (!start.isCertain('weekday') || start.isCertain('month')) return false
  const before = tokensOf(text.slice(0, index)).slice(-1)
  const after = tokensOf(text.slice(index + day.length)).slice(0, 1)
  const { gone } = CLOCK_WORDS[language]!
  return [...before, ...tokensOf(day), ...after].some((token) => gone.includes(token.text))
}

/** Whether a day is named: "next week" and "in five minutes" are not enough for an appointment. */
export const namesDay = ({ text, start }: ParsedResult, language: string): boolean =>
  (start.isCertain('weekday') || start.isCertain('day')) &&
  !start.isCertain('timezoneOffset') &&
  (start.isCertain('weekday') || !namesPeriod(text, language))

const namesPeriod = (text: string, language: string): boolean =>
  tokensOf(text).some((token) => CLOCK_WORDS[language]?.periods.includes(token.text))

/** Replaces “pasado mañana”, which the library mistakes for “mañana”, by a date, which it reads in every language. */
function withDate(text: string, language: string, clock: Clock): string {
  const phrases = CLOCK_WORDS[language]?.dayAfterTomorrow
  const tokens = phrases ? tokensOf(text) : []
  const at = tokens.findIndex((_, n) => phraseAt(tokens, n, phrases) !== null)
  if (at < 0) return text
  const { to } = tokens[phraseAt(tokens, at, phrases)! - 1]!
  const date = todayIn(clock).add({ days: 2 })
  return `${text.slice(0, tokens[at]!.from)}${date.toString()}${text.slice(to)}`
}

/** Blanks “por la mañana” and “guten Morgen”, in which the library finds “mañana” and “morgen”. */
export function withoutMorning(text: string, language: string): string {
  const { tomorrow, morning, greets } = CLOCK_WORDS[language]!
  if (!tomorrow) return text
  const tokens = tokensOf(text)
  const ends = tokens.map((_, at) =>
    greets.includes(tokens[at]!.text) ? at + 2 : phraseAt(tokens, at, morning),
  )
  const at = ends.findIndex((end) => end !== null && tokens[end - 1]?.text === tomorrow)
  if (at < 0) return text
  const [{ from }, { to }] = [tokens[at]!, tokens[ends[at]! - 1]!]
  // Spaces, so that everything else stays in its place.
  return `${text.slice(0, from)}${' '.repeat(to - from)}${text.slice(to)}`
}

export const todayIn = ({ now, timeZone }: Clock): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(+now).toZonedDateTimeISO(timeZone).toPlainDate()

/** Replaces an hour said in words by digits, which the library reads in every language. */
function withClock(text: string, clock: SpokenClock | null): string {
  if (!clock) return text
  const digits = [clock.hour, clock.minute].map((part) => String(part).padStart(2, '0')).join(':')
  // Without the comma the last letter of a day may be read as a word before the hour.
  return `${text.slice(0, clock.from).trimEnd()}, ${digits}${text.slice(clock.to)}`
}
