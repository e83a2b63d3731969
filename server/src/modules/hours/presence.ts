import type { OpeningHours, Span } from 'shared-types'
import { Temporal } from 'temporal-polyfill'
import { DAY_MS } from '../../lib/time.ts'

/** The stored opening hours of an agent. Without them people are always available. */
export type Hours = { openingHours: OpeningHours | null; awayUntil: Date | null }

/** Whether people are available, and until when that holds; `until` is null when it holds beyond the days examined. */
export type Presence = { here: boolean; until: Date | null }

/** In milliseconds since the epoch. */
type Stretch = { start: number; end: number }

/** How many days ahead the next opening is searched for. */
const MAX_DAYS_CLOSED = 400
/** People who are available for this many days without a break count as always available. */
const MAX_DAYS_OPEN = 8

/** Whether people are available now, and when that changes. */
export function presenceAt({ openingHours, awayUntil }: Hours, now: Date): Presence {
  const isAway = awayUntil !== null && awayUntil > now
  const from = isAway ? awayUntil : now
  if (!openingHours) return { here: !isAway, until: isAway ? awayUntil : null }
  const stretch = openStretch(openingHours, +from)
  if (!stretch) return { here: false, until: null }
  if (isAway || stretch.start > +now) {
    return { here: false, until: new Date(Math.max(stretch.start, +from)) }
  }
  const isEndless = stretch.end - +now > (MAX_DAYS_OPEN - 2) * DAY_MS
  return { here: true, until: isEndless ? null : new Date(stretch.end) }
}

/** The uninterrupted opening that contains `at`, or the next one. */
function openStretch(hours: OpeningHours, at: number): Stretch | null {
  let found: Stretch | null = null
  for (const { start, end } of stretchesFrom(hours, at)) {
    if (found && start > found.end) return found
    if (found) found.end = Math.max(found.end, end)
    else if (end > at) found = { start, end }
    if (found && found.end - at > MAX_DAYS_OPEN * DAY_MS) return found
  }
  return found
}

/** The openings that overlap a range of time, in order; the first and the last are not cut. */
export function openBetween(
  hours: OpeningHours,
  from: Date,
  to: Date,
): { starts: Date; ends: Date }[] {
  const open = []
  for (const { start, end } of stretchesFrom(hours, +from)) {
    if (start >= +to) break
    if (end > +from) open.push({ starts: new Date(start), ends: new Date(end) })
  }
  return open
}

/** Openings in order, starting from the day before, whose hours may extend over midnight. */
function* stretchesFrom(hours: OpeningHours, at: number): Generator<Stretch> {
  if (isNeverOpen(hours)) return
  const { time_zone: zone } = hours
  let day = Temporal.Instant.fromEpochMilliseconds(at)
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .subtract({ days: 1 })
  for (let days = 0; days <= MAX_DAYS_CLOSED; days++) {
    const next = day.add({ days: 1 })
    for (const { from, to } of spansOn(hours, day)) {
      const start = momentOf(day, from, zone)
      const end = momentOf(to > from ? day : next, to, zone)
      // Hours that are skipped when the clocks change are left out.
      if (end > start) yield { start, end }
    }
    day = next
  }
}

function spansOn({ week, special_days: special }: OpeningHours, day: Temporal.PlainDate): Span[] {
  const date = day.toString()
  const other = special.find(({ first, last }) => first <= date && date <= last)
  return other?.spans ?? week[day.dayOfWeek - 1] ?? []
}

const isNeverOpen = ({ week, special_days: special }: OpeningHours): boolean =>
  [...week, ...special.map(({ spans }) => spans)].every((spans) => spans.length === 0)

/**
 * The moment of a local time. For an hour that occurs twice, the first; for one that is skipped, the moment of the change. So moments have
 * the same order as their local times.
 */
function momentOf(day: Temporal.PlainDate, time: string, zone: string): number {
  const shown = day.toPlainDateTime(Temporal.PlainTime.from(time))
  const moment = shown.toZonedDateTime(zone)
  if (moment.toPlainDateTime().equals(shown)) return moment.epochMilliseconds
  // Finds a change at exactly this moment, too.
  const change = moment.add({ nanoseconds: 1 }).getTimeZoneTransition('previous')
  return (change ?? moment).epochMilliseconds
}
