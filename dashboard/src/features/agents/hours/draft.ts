import { OpeningHours, type SpecialDays, type Span } from 'shared-types'
import { zoneHere } from '~/lib/zone-here.ts'

export const DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

const NINE_TO_FIVE: Span = { from: '09:00', to: '17:00' }
const AFTERNOON: Span = { from: '13:00', to: '17:00' }

/** Initial values: the usual days of a business, in the time zone of this browser. */
export const suggestion = (): OpeningHours => ({
  time_zone: zoneHere(),
  week: DAYS.map((_, day) => (day < 5 ? [NINE_TO_FIVE] : [])),
  special_days: [],
})

/** Adds a span after the last one. */
export function withSpan(spans: Span[]): Span[] {
  const last = spans.at(-1)
  if (!last) return [NINE_TO_FIVE]
  if (last.to > last.from && last.to <= '12:00') return [...spans, AFTERNOON]
  return [...spans, { from: last.to, to: '00:00' }]
}

export const newSpecialDays = (today: string): SpecialDays => ({
  name: '',
  first: today,
  last: today,
  spans: [],
})

/** The complaints by field: `week.0`, `special_days.2`. */
export function errorsIn(hours: OpeningHours): Record<string, string> {
  const { error } = OpeningHours.safeParse(hours)
  const found = (error?.issues ?? []).map(({ path, message }) => [
    path.slice(0, 2).join('.'),
    message,
  ])
  return Object.fromEntries(found)
}
