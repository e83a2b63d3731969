import type { ParsedResult } from 'chrono-node'
import { Temporal } from 'temporal-polyfill'
import { momentOf } from '../../../lib/zone.ts'
import { DAY_MS } from '../../../lib/time.ts'
import { withoutDay } from './day-left-out.ts'
import {
  type Clock,
  daysOf,
  type Reading,
  readingOf,
  todayIn,
  withoutMorning,
} from './day-reading.ts'
import { wantedOf } from './day-wanted.ts'
import type { Bound } from './spoken-clock.ts'
import { dayMeant, isRelative } from './week-meant.ts'

export type { Clock } from './day-reading.ts'

/** With a time whose day is not meant where another one is named as well: “from Tuesday to Thursday”. */
export type Asked = Clock & {
  present?: Date
  /** Whether only a day counts that somebody wants, and not those on which they cannot come. */
  isWish?: boolean
  /** A time of the week that is spoken of, as the first of those offered: a weekday alone is one of that week or after it. */
  spokenOf?: Date
}

export type NamedTime = {
  /** When `allDay` is set, the beginning of the day. */
  startsAt: Date
  /** True when a day was named, but no hour. */
  allDay: boolean
  /** Whether the hour is the one meant, the earliest, or the latest that suits. */
  bound: Bound
  /** The holiday by whose name the day was named, as it was written. */
  holiday?: string
  /**
   * Only where a wish is read: the words about the day; the same with the weekday instead of a date; and what does not suit, when they name
   * nothing that does: the beginnings of days, or with an hour one time.
   */
  wish?: { said: string; byWeekday: string; denied: Date[] }
}

/** An hour up to this one without am or pm means the afternoon, as nobody has an appointment at three in the night. */
const LAST_SMALL_HOUR = 7
/** Characters that are read, because the time the library takes grows with the square of the length. */
const MAX_READ = 500

/**
 * The future time named in a text, such as "Tuesday at 3" or "half past two on Wednesday", in `timeZone`.
 * @returns null when no day is named, or a past one.
 */
export async function namedTime(
  text: string,
  { present, ...asked }: Asked & { language: string },
): Promise<NamedTime | null> {
  const { now, timeZone, spokenOf } = asked
  const said = text.slice(0, MAX_READ)
  const reading = await readingOf(said, asked)
  const { days, parse, spoken, found } = reading
  const named = days.find((result) => !isRelative(result)) ?? days[0]
  if (!named) return null
  const left = present && todayIn({ now: present, timeZone })
  const rest = left && withoutDay(reading.text, days, left, parse)
  if (rest) return namedTime(rest, asked)
  const wish = asked.isWish ? wishOf(reading) : null
  if (wish?.rest) return namedTime(wish.rest, asked)
  const clock = spoken ?? clockOf(found.find(namesHour)?.start)
  const context = { ...reading, spokenOf: spokenOf && todayIn({ now: spokenOf, timeZone }) }
  const startOf = (day: ParsedResult) => startAt(dayMeant(day, context), clock, timeZone)
  const startsAt = startOf(named)
  const isAhead = clock ? startsAt > now : startsAt.getTime() > now.getTime() - DAY_MS
  if (!isAhead) return null
  const isHoliday = reading.holiday?.date.equals(dayMeant(named, reading))
  return {
    startsAt,
    allDay: !clock,
    bound: spoken?.bound ?? 'at',
    ...(isHoliday && { holiday: reading.holiday!.name }),
    ...(wish && {
      wish: {
        said,
        byWeekday: wish.byWeekday,
        denied: spoken?.isDenied ? [startsAt] : wish.denied.map(startOf),
      },
    }),
  }
}

/**
 * Which days are wanted, told by the words themselves: where an hour is written in digits, its own words are missing. `byWeekday` has the
 * weekday instead of each date, because a wish is told more surely from “anything on Monday?” than from “anything on December 7th?”
 */
function wishOf(reading: Reading) {
  const { dated, spoken, language, parse } = reading
  const days = daysOf(dated, parse(withoutMorning(dated, language)), language)
  const hours = spoken && spoken.bound !== 'at' ? spoken : null
  const byWeekday = days
    .filter(({ start }) => start.isCertain('month'))
    .reduceRight((text, day) => {
      const weekday = dayMeant(day, reading).toLocaleString(language, { weekday: 'long' })
      return text.slice(0, day.index) + weekday + text.slice(day.index + day.text.length)
    }, dated)
  return { ...wantedOf(dated, days, { language, hours }), byWeekday }
}

function startAt(
  { year, month, day }: Temporal.PlainDate,
  clock: { hour: number; minute: number } | null,
  timeZone: string,
): Date {
  return momentOf(
    { year, month, day, hour: clock?.hour ?? 0, minute: clock?.minute ?? 0 },
    timeZone,
  )
}

const namesHour = ({ start }: ParsedResult): boolean => start.isCertain('hour')

function clockOf(start: ParsedResult['start'] | undefined) {
  if (!start) return null
  const hour = start.get('hour')!
  const isSmall = !start.isCertain('meridiem') && hour >= 1 && hour <= LAST_SMALL_HOUR
  return { hour: isSmall ? hour + 12 : hour, minute: start.get('minute') ?? 0 }
}
