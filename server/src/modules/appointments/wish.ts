import { Temporal } from 'temporal-polyfill'
import { DAY_MS } from '../../lib/time.ts'
import { CLOCK_WORDS } from '../listening/entities/clock-words.ts'
import { type DayPart, dayPartIn, deniedPartIn, isInPart } from '../listening/entities/day-part.ts'
import { daysMeant } from '../listening/entities/days-meant.ts'
import { type NamedTime, namedTime } from '../listening/entities/day.ts'
import { soleNumber } from '../listening/entities/spoken-number.ts'
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

/** @property present the time of an appointment that is to be moved, whose day is not meant where another one is named as well */
export type Clock = { now: Date; zone: string; present?: Date }
type Said = { heard: Heard; text: string }

/**
 * The times somebody wants, by the day, hour or part of the day that they name, or as others than those offered.
 * @param named the times just offered or held, soonest first
 * @param free finds all free times, soonest first
 * @returns null when they say nothing of that
 */
export async function wishIn(
  said: Said,
  { named, free }: { named: Date[]; free: () => Promise<Date[]> },
  clock: Clock,
): Promise<Wish | null> {
  const { heard } = said
  const { now, zone: timeZone, present } = clock
  const day = await heard.day({ now, timeZone, present, isWish: true, spokenOf: named[0] })
  if (day)
    return isBusyOn(day, said, named, clock)
      ? notAt(day, [day.startsAt], clock)
      : onDay(day, said, clock)
  const hours = await hoursOrPartIn(said, { named, free }, clock)
  return withinDays(said, hours, clock) ?? hours ?? otherThan(named, heard.followUp, clock)
}

/** The times they want by an hour or a part of the day. */
async function hoursOrPartIn(
  said: Said,
  { named, free }: { named: Date[]; free: () => Promise<Date[]> },
  clock: Clock,
): Promise<Wish | null> {
  const hours = await atHour(said, named.length > 0 ? named : await free(), clock)
  if (hours.length > 0) return atHours(hours, clock)
  const [part, denied] = [said.heard.dayPart, deniedPartIn(said.text, said.heard.language)]
  if (!part && !denied) return null
  // From the day that is spoken of.
  const from = named[0] ? startOfDay(named[0], clock) : clock.now
  const fits = (at: Date) => (part ? isAtPart(at, part, clock) : !isAtPart(at, denied!, clock))
  return { from, fits, isExact: false }
}

/** The times of the week or month that they name, as far as they want them. */
function withinDays({ heard, text }: Said, wish: Wish | null, clock: Clock): Wish | null {
  const dayOf = (at: Date) => localTime(at, clock).toPlainDate()
  const days = daysMeant(text, heard.language, dayOf(clock.now))
  if (!days) return null
  const { from, to } = days
  const isThen = (day: Temporal.PlainDate) =>
    Temporal.PlainDate.compare(from, day) <= 0 && Temporal.PlainDate.compare(day, to) <= 0
  const starts = new Date(from.toZonedDateTime(clock.zone).epochMilliseconds)
  return {
    from: starts > clock.now ? starts : clock.now,
    fits: (at) => isThen(dayOf(at)) && (wish?.fits(at) ?? true),
    isExact: false,
  }
}

/** The same for a bare number such as “erm, ten”, which is an hour only in reply to offered times, and where it is not one of their places. */
export async function bareHourIn(
  { heard }: Pick<Said, 'heard'>,
  named: Date[],
  clock: Clock,
): Promise<Wish | null> {
  for (const part of heard.parts) {
    const wish = await hourSaid(part, heard, named, clock)
    if (wish) return wish
  }
  return null
}

/** The same for the only number in what they say of a time that they were told: “can you make it nine instead?” */
export async function soleHourIn(
  { heard, text }: Said,
  named: Date[],
  clock: Clock,
): Promise<Wish | null> {
  const number = soleNumber(text, heard.language)
  return number === null ? null : hourSaid(String(number), heard, named, clock)
}

async function hourSaid(
  number: string,
  { language }: Pick<Heard, 'language'>,
  named: Date[],
  clock: Clock,
): Promise<Wish | null> {
  const lead = CLOCK_WORDS[language]?.before[0]
  const said = { heard: { language }, text: `${lead} ${number}` }
  const hours = lead ? await atHour(said, named, clock) : []
  return hours.length > 0 ? atHours(hours, clock) : null
}

function onDay(day: NamedTime, { heard: { language } }: Said, clock: Clock): Wish {
  const { said, denied } = day.wish!
  const [part, not] = [dayPartIn(said, language), deniedPartIn(said, language)]
  if (denied.length > 0) return notAt(day, denied, clock, not)
  if (!day.allDay) return atHours([day], clock)
  const isThen = (at: Date) => !part || isAtPart(at, part, clock)
  const isNot = (at: Date) => not !== null && isAtPart(at, not, clock)
  const fits = (at: Date) => isOnDay(at, day.startsAt, clock) && isThen(at) && !isNot(at)
  return { from: day.startsAt, fits, isExact: false }
}

/** Other times than these: days, or a part of them, or one hour on its day. */
function notAt(
  { startsAt, allDay }: NamedTime,
  denied: Date[],
  clock: Clock,
  part: DayPart | null = null,
): Wish {
  const isDenied = (at: Date) =>
    denied.some((day) => isOnDay(at, day, clock)) && (!part || isAtPart(at, part, clock))
  if (allDay) return { from: clock.now, fits: (at) => !isDenied(at), isExact: false }
  return { from: startOfDay(startsAt, clock), fits: (at) => +at !== +startsAt, isExact: false }
}

/** The most odds of a wish, and the least of anything else, by which a day that was offered is declined: “Thursday I have to work”. */
const HARDLY_WISH = 0.25
const SURE_OF_OTHER = 0.6

/** Whether they tell why they cannot come on a day that was just offered. */
function isBusyOn(day: NamedTime, { heard }: Said, named: Date[], clock: Clock): boolean {
  const isOffered = named.some((at) => isOnDay(at, day.startsAt, clock))
  if (!isOffered || !day.allDay || heard.text.includes('?')) return false
  return (
    heard.intents.every(({ book, propose }) => book + propose <= HARDLY_WISH) &&
    heard.intents.some(({ other, move, cancel }) => other + move + cancel >= SURE_OF_OTHER)
  )
}

/** One of these hours, or the rest of their days after them or before. */
function atHours(hours: NamedTime[], clock: Clock): Wish {
  const fitsOne = (at: Date, { startsAt, bound }: NamedTime) => {
    if (bound === 'at') return +at === +startsAt
    return isOnDay(at, startsAt, clock) && (bound === 'from' ? +at >= +startsAt : +at <= +startsAt)
  }
  const [first] = hours as [NamedTime]
  if (first.wish?.denied.length) return notAt(first, [], clock)
  return {
    from: first.bound === 'until' ? new Date(+first.startsAt - DAY_MS) : first.startsAt,
    fits: (at) => hours.some((hour) => fitsOne(at, hour)),
    isExact: first.bound === 'at',
  }
}

/** The hour they name without a day, on each day of these times. */
async function atHour(
  { heard, text }: Pick<Said, 'text'> & { heard: Pick<Heard, 'language'> },
  times: Date[],
  clock: Clock,
): Promise<NamedTime[]> {
  const { language } = heard
  const days = new Set(times.map((at) => sayDay(language, at, clock.zone)))
  const hours: NamedTime[] = []
  for (const day of days) {
    // The day comes last, because “December 8, in the afternoon” has an hour in it.
    const time = await namedTime(`${text}, ${day}`, {
      now: clock.now,
      timeZone: clock.zone,
      isWish: true,
      language,
    })
    if (time?.allDay) return []
    if (time) hours.push(time)
  }
  return hours
}

const isAtPart = (at: Date, part: DayPart, clock: Clock): boolean =>
  isInPart(localTime(at, clock).hour, part)

const isOnDay = (at: Date, day: Date, { zone }: Clock): boolean =>
  sayDay('en', at, zone) === sayDay('en', day, zone)

const startOfDay = (at: Date, clock: Clock): Date =>
  new Date(localTime(at, clock).startOfDay().epochMilliseconds)

const localTime = (at: Date, { zone }: Clock) =>
  Temporal.Instant.fromEpochMilliseconds(+at).toZonedDateTimeISO(zone)

function otherThan(named: Date[], side: Heard['followUp'], { now }: Clock): Wish | null {
  const [first, last] = [named[0], named.at(-1)]
  if ((side !== 'earlier' && side !== 'later') || !first || !last) return null
  if (side === 'earlier') return { from: now, fits: (at) => +at < +first, isExact: false }
  return { from: new Date(+last + 1), fits: () => true, isExact: false }
}
