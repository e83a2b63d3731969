import dayjs from 'dayjs'
import relativeTime from 'dayjs/plugin/relativeTime'
import { REGION } from './region.ts'

dayjs.extend(relativeTime)

/**
 * How long ago, in a form short enough for a list: the time of day for today and yesterday, weekday and date within the previous week, otherwise
 * 'x ago'.
 */
export function recentTime(date: string, now: Date = new Date()): string {
  const then = dayjs(date)
  const today = dayjs(now).startOf('day')
  if (!then.isBefore(today.subtract(1, 'day'))) return then.format('h:mm A')
  if (!then.isBefore(today.subtract(7, 'day'))) return then.format('ddd, D MMM')
  return then.from(now)
}

/** 'x ago', however recent. */
export const relativeTimeTo = (date: string, now: Date = new Date()): string =>
  dayjs(date).from(now)

/** MMM DD, YYYY: 'Nov 21, 2026'. */
export const longDate = (date: string): string => dayjs(date).format('MMM DD, YYYY')

/** 'Nov 21, 2026, 4:05 PM' in the United States, '21 Nov 2026, 16:05' in Britain, for tables and tooltips. */
export const dateAndTime = (date: string): string => MOMENT.format(new Date(date))

const MOMENT = new Intl.DateTimeFormat(REGION, {
  year: 'numeric',
  month: 'short',
  day: '2-digit',
  hour: 'numeric',
  minute: '2-digit',
})

/** Morning from 05:00, afternoon from 12:00, evening from 17:00 to 05:00. */
export function greeting(
  now: Date = new Date(),
): 'Good Morning' | 'Good Afternoon' | 'Good Evening' {
  const hour = now.getHours()
  if (hour >= 5 && hour < 12) return 'Good Morning'
  if (hour >= 12 && hour < 17) return 'Good Afternoon'
  return 'Good Evening'
}

/** 'h:mm AM', whatever the day. */
export const timeOfDay = (date: string): string => dayjs(date).format('h:mm A')

/** Heading for the messages of a day: 'Today', 'Yesterday', 'Sat, 14 Nov'; with the year where it is another one. */
export function dayLabel(date: string, now: Date = new Date()): string {
  const day = dayjs(date)
  const today = dayjs(now)
  if (day.isSame(today, 'day')) return 'Today'
  if (day.isSame(today.subtract(1, 'day'), 'day')) return 'Yesterday'
  return day.format(day.isSame(today, 'year') ? 'ddd, D MMM' : 'ddd, D MMM YYYY')
}

/** In the form 'DD, MMM YYYY at hh:mm A': '21, Nov 2026 at 04:05 PM'. */
export const dueDate = (date: string): string => dayjs(date).format('DD, MMM YYYY [at] hh:mm A')

/** Days until a date, rounded up; 0 once it is past. */
export const daysUntil = (date: string, now: Date = new Date()): number =>
  Math.max(0, Math.ceil(dayjs(date).diff(now, 'day', true)))

/** A length in milliseconds as 'm:ss', such as '2:05'; from an hour on as 'h:mm:ss'. */
export function duration(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const two = (part: number) => String(part % 60).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
}
