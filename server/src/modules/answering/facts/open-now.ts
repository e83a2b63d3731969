import type { OpeningHours, Span } from 'shared-types'
import { Temporal } from 'temporal-polyfill'
import { speaksOfOpening } from '../../../ports/reader/facts/time-words.ts'
import { writtenIn } from '../../../wording/index.ts'
import { writtenLocaleOf } from '../../../wording/locale.ts'
import { type Presence, presenceAt } from '../../hours/presence.ts'
import type { Clock } from '../../listening/entities/day.ts'
import type { AskedDay } from './asked-day.ts'
import { type HoursFact, hoursOn, isOfUnreadSeason } from './opening-hours.ts'

/** The clock of the business, and the days for which its owner set other hours than usual. */
export type BusinessClock = Clock & { specialDays: OpeningHours['special_days'] }

/** How many days ahead the next opening is looked for. */
const DAYS_AHEAD = 90
/** From so many days on that a page names, the days it does not name are closed. */
const MOST_OF_WEEK = 4
/** Within this many days the name of a weekday is unambiguous. */
const DAYS_BY_NAME = 6

/**
 * Whether a business is open now, in the language of the answer: "Yes, until 18:00."; null when its hours do not say so surely, because they
 * contradict each other, belong to a season that was not read, or name no closing time.
 */
export function sayIfOpen(facts: HoursFact[], clock: BusinessClock, language: string) {
  const presence = presenceOf(facts, clock)
  return presence && say(presence, clock, language)
}

function presenceOf(facts: HoursFact[], clock: BusinessClock): Presence | null {
  const { now, timeZone } = clock
  const openings = facts.filter(({ heading, label, text }) =>
    speaksOfOpening(`${heading} ${label} ${text}`),
  )
  const of = openings.length > 0 ? openings : facts
  if (of.some(isOfUnreadSeason)) return null
  const today = Temporal.Instant.fromEpochMilliseconds(+now)
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
  const days: OpeningHours['special_days'] = []
  // Hours of yesterday may extend over midnight.
  for (let ahead = -1; ahead <= DAYS_AHEAD; ahead++) {
    const day = today.add({ days: ahead })
    const spans = spansOn(of, day, clock.specialDays)
    if (!spans && ahead <= 0) return null
    if (!spans) break
    days.push({ name: '', first: day.toString(), last: day.toString(), spans })
  }
  const openingHours = { time_zone: timeZone, week: [], special_days: days }
  return presenceAt({ openingHours, awayUntil: null }, now)
}

/** When a day is open; null when that is not sure. */
function spansOn(
  facts: HoursFact[],
  day: Temporal.PlainDate,
  specialDays: OpeningHours['special_days'],
): Span[] | null {
  const date = day.toString()
  const special = specialOn(date, specialDays)
  if (special) return special.spans
  const asked: AskedDay = { date, weekday: day.dayOfWeek - 1, ahead: 0 }
  const stated = hoursOn(facts, asked)
  if (stated.length === 0) return namesMostDays(facts) ? [] : null
  return spansOf(stated)
}

/** What the owner set for a date, `YYYY-MM-DD`: it counts before what the pages say of a weekday. */
export const specialOn = (date: string, specialDays: OpeningHours['special_days']) =>
  specialDays.find(({ first, last }) => first <= date && date <= last)

const namesMostDays = (facts: HoursFact[]): boolean =>
  new Set(facts.flatMap(({ value }) => value.days)).size >= MOST_OF_WEEK

/** The hours that the facts state together; null when they contradict each other, or one has no end. */
function spansOf(facts: HoursFact[]): Span[] | null {
  const stated = [
    ...new Map(facts.map((fact) => [JSON.stringify(fact.value.spans), fact])).values(),
  ]
  const spans = stated
    .flatMap(({ value }) => value.spans)
    .toSorted((a, b) => a.opens.localeCompare(b.opens))
  if (stated.length > 1 && !addUp(stated, spans)) return null
  const known = spans.flatMap(({ opens, closes }) => (closes === null ? [] : toSpan(opens, closes)))
  return known.length === spans.length ? known : null
}

/** Whether lines of one list name several hours of a day: "Monday to Friday 8–12" and "Thursday 14–18". */
const addUp = (facts: HoursFact[], spans: HoursFact['value']['spans']): boolean =>
  new Set(facts.map(({ pageId, heading, label }) => `${pageId}\n${heading}\n${label}`)).size ===
    1 &&
  facts.every(({ value }) => value.spans.length > 0) &&
  spans.every(({ opens }, at) => at === 0 || (spans[at - 1]!.closes ?? '24:00') <= opens)

const toSpan = (from: string, to: string): Span => ({ from, to: to === '24:00' ? '00:00' : to })

function say({ here, until }: Presence, { now, timeZone }: Clock, language: string): string {
  const words = writtenIn(language).facts.ifOpen
  if (until === null) return here ? words.always : words.closed
  const [at, from] = [until, now].map((moment) =>
    Temporal.Instant.fromEpochMilliseconds(+moment).toZonedDateTimeISO(timeZone),
  ) as [Temporal.ZonedDateTime, Temporal.ZonedDateTime]
  const time = `${at.hour}:${String(at.minute).padStart(2, '0')}`
  if (here) return words.until({ time: time === '0:00' ? '24:00' : time })
  const ahead = from.toPlainDate().until(at.toPlainDate()).days
  if (ahead === 0) return words.laterToday({ time })
  const day = new Intl.DateTimeFormat(writtenLocaleOf(language), {
    timeZone,
    weekday: 'long',
    ...(ahead > DAYS_BY_NAME && { day: 'numeric', month: 'long' }),
  })
  return words.again({ day: day.format(until), time })
}
