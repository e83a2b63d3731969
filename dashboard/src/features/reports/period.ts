import dayjs from 'dayjs'

export const PERIODS = [
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
  { value: '365', label: 'Last 12 months' },
  { value: 'own', label: 'From a day to a day' },
] as const
export type PeriodName = (typeof PERIODS)[number]['value']

const FORM = 'YYYY-MM-DD'

/** The first and last day of a period that ends today. */
export function lastDays(days: number, now: Date = new Date()): { from: string; to: string } {
  const today = dayjs(now)
  return { from: today.subtract(days - 1, 'day').format(FORM), to: today.format(FORM) }
}

/** 'Mon, 2 Nov', or the days of a week: '2 Nov to 8 Nov'. */
export function daysText(from: string, until: string): string {
  const [first, last] = [dayjs(from), dayjs(until)]
  if (from === until) return first.format('ddd, D MMM')
  return `${first.format('D MMM')} to ${last.format('D MMM')}`
}

/** A short form for the label below a bar. */
export const tickText = (day: string): string => dayjs(day).format('D MMM')
