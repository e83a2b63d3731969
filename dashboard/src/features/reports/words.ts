import type { ReportSource } from 'shared-types'

export const SOURCE_NAMES: Record<ReportSource, string> = {
  widget: 'Website',
  telegram: 'Telegram',
  text: 'Text messages',
  whatsapp: 'WhatsApp',
  voice: 'Telephone',
  page: 'Booking page',
}

/** How an appointment came, after its number. */
export const CAME: Record<ReportSource, string> = {
  widget: 'on the website',
  telegram: 'by Telegram',
  text: 'by text',
  whatsapp: 'by WhatsApp',
  voice: 'in calls',
  page: 'on the booking page',
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Seconds as '0.4 s', '12 s', '3 min', '2.5 h' or '3 days'. */
export function timeText(seconds: number): string {
  if (seconds < MINUTE) return `${rounded(seconds)} s`
  if (seconds < HOUR) return `${rounded(seconds / MINUTE)} min`
  if (seconds < 2 * DAY) return `${rounded(seconds / HOUR)} h`
  return `${rounded(seconds / DAY)} days`
}

/** One decimal for values below ten. */
const rounded = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 })

export const shareText = (share: number): string => `${Math.round(share * 100)}%`

/** '+33%', '−5%'; null where the earlier value was 0. */
export function changeText(now: number, before: number): string | null {
  if (before === 0) return null
  const change = Math.round(((now - before) / before) * 100)
  if (change === 0) return 'no change'
  return change > 0 ? `+${change}%` : `−${-change}%`
}
