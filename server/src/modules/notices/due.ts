import type { EmailChoice } from 'shared-types'
import { HOUR_MS, MINUTE_MS } from '../../lib/time.ts'

const DAY_MINUTES = 24 * 60

/** Quiet hours as `HH:MM` in the local time of `timeZone`. */
export type Quiet = { from: string; to: string; timeZone: string }

/** When to announce something that happened now: at once or at the full hour, but not in quiet hours. Null means at once. */
export function dueFor(choice: Exclude<EmailChoice, 'off'>, quiet: Quiet | null, now: Date) {
  const due = choice === 'hourly' ? new Date((Math.floor(+now / HOUR_MS) + 1) * HOUR_MS) : now
  const loud = quiet ? afterQuiet(quiet, due) : due
  return loud === now ? null : loud
}

/** Whether a time is within quiet hours. They may run over midnight, as from 22:00 to 07:00; equal times mean the whole day. */
export function isQuiet({ from, to, timeZone }: Quiet, at: Date): boolean {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  const now = clock.format(at)
  return from < to ? now >= from && now < to : now >= from || now < to
}

/** The moment itself; within quiet hours, their end. */
function afterQuiet(quiet: Quiet, at: Date): Date {
  if (!isQuiet(quiet, at)) return at
  const { to, timeZone } = quiet
  const left = (minutesOf(to) - minutesAt(at, timeZone) + DAY_MINUTES) % DAY_MINUTES
  const end = later(Math.floor(+at / MINUTE_MS) * MINUTE_MS, left)
  // The clock may change for daylight saving time in between, so the result is corrected.
  const shifted = minutesOf(to) - minutesAt(end, timeZone)
  return later(+end, shifted - DAY_MINUTES * Math.round(shifted / DAY_MINUTES))
}

const later = (from: number, minutes: number) => new Date(from + minutes * MINUTE_MS)

const minutesOf = (time: string): number => {
  const [hours, minutes] = time.split(':').map(Number)
  return hours! * 60 + minutes!
}

function minutesAt(at: Date, timeZone: string): number {
  const options = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  return minutesOf(new Intl.DateTimeFormat('en-GB', options).format(at))
}
