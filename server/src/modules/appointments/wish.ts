import { Temporal } from 'temporal-polyfill'
import { type DayPart, isInPart } from '../listening/entities/day-part.ts'
import { type NamedTime, namedTime } from '../listening/entities/day.ts'
import type { Heard } from '../listening/types.ts'
import { sayDay } from './say.ts'

/** The times that somebody wants. */
export type Wish = {
  /** When free times are looked for from. */
  from: Date
  /** Whether a time is what they want. */
  fits: (at: Date) => boolean
  /** True when they named an hour, so that a single time that fits is theirs. */
  isExact: boolean
}

export type Clock = { now: Date; zone: string }
type Said = { heard: Heard; text: string }

const DAY_MS = 24 * 60 * 60_000

/**
 * The times somebody wants, by the day, hour or part of the day that they name, or as others than those offered.
 * @param named the times just offered or held, soonest first
 * @param free all free times, soonest first
 * @returns null when they say nothing of that
 */
export async function wishIn(
  said: Said,
  { named, free }: { named: Date[]; free: Date[] },
  clock: Clock,
): Promise<Wish | null> {
  const { heard } = said
  const day = await heard.day({ now: clock.now, timeZone: clock.zone })
  if (day) return onDay(day, heard.dayPart, clock)
  const hours = await atHour(said, named.length > 0 ? named : free, clock)
  if (hours.length > 0) return atOneOf(hours)
  const part = heard.dayPart
  if (part) return { from: clock.now, fits: (at) => isAtPart(at, part, clock), isExact: false }
  return otherThan(named, heard.aboutTimes, clock)
}

function onDay({ startsAt, allDay }: NamedTime, part: DayPart | null, clock: Clock): Wish {
  if (!allDay) return atOneOf([startsAt])
  const fits = (at: Date) =>
    +at >= +startsAt && +at < +startsAt + DAY_MS && (!part || isAtPart(at, part, clock))
  return { from: startsAt, fits, isExact: false }
}

const atOneOf = (times: Date[]): Wish => ({
  from: times[0]!,
  fits: (at) => times.some((time) => +time === +at),
  isExact: true,
})

/** The hour they name without a day, on each day of these times. */
async function atHour({ heard, text }: Said, times: Date[], clock: Clock): Promise<Date[]> {
  const { language } = heard
  const days = new Set(times.map((at) => sayDay(language, at, clock.zone)))
  const hours: Date[] = []
  for (const day of days) {
    const time = await namedTime(`${day} ${text}`, {
      now: clock.now,
      timeZone: clock.zone,
      language,
    })
    if (time?.allDay) return []
    if (time) hours.push(time.startsAt)
  }
  return hours
}

const isAtPart = (at: Date, part: DayPart, { zone }: Clock): boolean =>
  isInPart(Temporal.Instant.fromEpochMilliseconds(+at).toZonedDateTimeISO(zone).hour, part)

function otherThan(named: Date[], side: Heard['aboutTimes'], { now }: Clock): Wish | null {
  const [first, last] = [named[0], named.at(-1)]
  if (!side || side === 'recall' || !first || !last) return null
  if (side === 'earlier') return { from: now, fits: (at) => +at < +first, isExact: false }
  return { from: new Date(+last + 1), fits: () => true, isExact: false }
}
