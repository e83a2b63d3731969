import type { ParsedResult } from 'chrono-node'
import { Temporal } from 'temporal-polyfill'
import { CLOCK_WORDS } from './clock-words.ts'
import { phraseAt, tokensOf } from './phrases.ts'

/** Words that may stand between a day and how far it is off: “in a week on Tuesday”, “in einer Woche am Dienstag”. */
const BETWEEN_MAX = 2
const WEEK_DAYS = 7

/**
 * All that is said of time in a text, in its language.
 * @property spokenOf the day that is spoken of, where it is not today
 */
type Said = {
  text: string
  language: string
  found: ParsedResult[]
  today: Temporal.PlainDate
  spokenOf?: Temporal.PlainDate
}

/**
 * The day meant where the next of its name is not: “Tuesday week”, “Dienstag in zwei Wochen”, and, on a Monday, “next week on Tuesday”.
 * The library reads the day and the weeks apart.
 */
export function dayMeant(named: ParsedResult, context: Said): Temporal.PlainDate {
  const day = dateOf(named)
  // In the afternoon the library takes the date of today for one that is over, and means the next year.
  const isToday = day.subtract({ years: 1 }).equals(context.today)
  if (isToday && !named.start.isCertain('year')) return context.today
  const isWeekday = named.start.isCertain('weekday') && !named.start.isCertain('day')
  if (!isWeekday) return day
  const dated = onDayOfMonth(day, named, context)
  if (dated) return dated
  if (saysNextWeek(context)) return inNextWeek(day, context.today)
  const weeks = weeksAfter(named, context)
  return weeks > 0 || saysThis(named, context) ? day.add({ weeks }) : inWeekSpokenOf(day, context)
}

/** Weeks that are searched for a day of the month: no two months in a row are longer. */
const MONTHS_WEEKS = 9
/** A number after a weekday, with or without an article: “the 2nd”, “der 25.”, “25”. */
const DAY_NUMBER = /^[\s,]*(\p{L}+\s+)?(\d{1,2})(st|nd|rd|th|[.º°])?(?![\p{L}\d:])/u
/** A number up to this one, with nothing to tell it from an hour, is one: “Wednesday, ten”. */
const LAST_HOUR = 12

/** “Wednesday the 2nd”, of which the library reads only the weekday; null where that is no date to come. */
function onDayOfMonth(
  day: Temporal.PlainDate,
  named: ParsedResult,
  { text, language, found }: Said,
) {
  const end = named.index + named.text.length
  const said = DAY_NUMBER.exec(text.slice(end))
  if (!said) return null
  const [whole, word = '', number, ordinal] = said
  const hasArticle = CLOCK_WORDS[language]?.articles.includes(word.trim().toLowerCase())
  if (word && !hasArticle) return null
  if (+number! <= LAST_HOUR && !word && !ordinal) return null
  const last = end + whole.length - 1
  const isHour = found.some(
    ({ index, text: other, start }) =>
      start.isCertain('hour') && index <= last && last < index + other.length,
  )
  if (isHour) return null
  const weeks = Array.from({ length: MONTHS_WEEKS }, (_, after) => day.add({ weeks: after }))
  return weeks.find((date) => date.day === +number!) ?? null
}

/** “This Wednesday”. */
function saysThis({ index, text: day }: ParsedResult, { text, language }: Said): boolean {
  const near = [...tokensOf(text.slice(0, index)).slice(-1), ...tokensOf(day)]
  return near.some((token) => CLOCK_WORDS[language]?.this.includes(token.text))
}

/** The first day of that name from the week on that is spoken of: after times of next week were offered, “Wednesday” is one of next week. */
function inWeekSpokenOf(day: Temporal.PlainDate, { spokenOf }: Said): Temporal.PlainDate {
  if (!spokenOf) return day
  const monday = mondayAfter(spokenOf).subtract({ days: WEEK_DAYS })
  const { days } = day.until(monday)
  return day.add({ weeks: Math.max(0, Math.ceil(days / WEEK_DAYS)) })
}

/** “In two weeks”: told from today. */
export const isRelative = (result: ParsedResult): boolean =>
  result.tags().has('result/relativeDate')

const dateOf = ({ start }: ParsedResult) =>
  Temporal.PlainDate.from({
    year: start.get('year')!,
    month: start.get('month')!,
    day: start.get('day')!,
  })

/** Whether a text says “next week”. */
export function saysNextWeek({ text, language }: Pick<Said, 'text' | 'language'>): boolean {
  const phrases = CLOCK_WORDS[language]?.nextWeek
  const tokens = tokensOf(text)
  return tokens.some((_, at) => phraseAt(tokens, at, phrases) !== null)
}

/** The day of that name in the week that begins on the Monday after today. */
function inNextWeek(day: Temporal.PlainDate, today: Temporal.PlainDate): Temporal.PlainDate {
  return mondayAfter(today).add({ days: day.dayOfWeek - 1 })
}

/** The Monday of the week after that of a day. */
export const mondayAfter = (day: Temporal.PlainDate): Temporal.PlainDate =>
  day.add({ days: WEEK_DAYS + 1 - day.dayOfWeek })

/** Weeks that are said right beside a day. */
function weeksAfter(named: ParsedResult, context: Said): number {
  return (
    idiomAfter(named, context) ||
    (context.found.map((other) => weeksOf(other, named, context)).find(Boolean) ?? 0)
  )
}

function idiomAfter({ index, text: day }: ParsedResult, { text, language }: Said): number {
  const after = tokensOf(text.slice(index + day.length))
  const idioms = Object.entries(CLOCK_WORDS[language]?.weeksAfter ?? {})
  return idioms.find(([phrase]) => phraseAt(after, 0, [phrase]) !== null)?.[1] ?? 0
}

/** “In two weeks”, as far as it is whole weeks and stands beside the day. */
function weeksOf(other: ParsedResult, named: ParsedResult, { text, today }: Said): number {
  if (!isRelative(other)) return 0
  const [first, second] = other.index < named.index ? [other, named] : [named, other]
  const between = text.slice(first.index + first.text.length, second.index)
  if (tokensOf(between).length > BETWEEN_MAX) return 0
  const { days } = today.until(dateOf(other))
  return days > 0 && days % WEEK_DAYS === 0 ? days / WEEK_DAYS : 0
}
