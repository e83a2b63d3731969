import { offsetAt } from '../../lib/zone.ts'
import { writtenLocaleOf } from '../../wording/locale.ts'

/** A time such as "Tuesday, November 24 at 3:00 PM". */
export const sayTime = (language: string, at: Date, timeZone: string): string =>
  timeSayer(language, timeZone).format(at)

/** When an appointment is, by the clock it was booked by. */
export const sayBooked = (language: string, booked: { startsAt: Date; timeZone: string }): string =>
  sayTime(language, booked.startsAt, booked.timeZone)

/** Remembered, because making a formatter takes longer than using it a hundred times. */
export const timeSayer = (language: string, timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(writtenLocaleOf(language), {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })

export const sayDay = (language: string, at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(writtenLocaleOf(language), {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  }).format(at)

export const sayHour = (language: string, at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(writtenLocaleOf(language), {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
  }).format(at)

/** The same with the name of the time zone, as in “10:00 AM (GMT+1)”, where the clocks of the business show another time. */
export function sayTimeApart(language: string, at: Date, zones: { theirs: string; ours: string }) {
  const time = sayTime(language, at, zones.theirs)
  if (offsetAt(zones.theirs, at) === offsetAt(zones.ours, at)) return time
  const named = new Intl.DateTimeFormat(writtenLocaleOf(language), {
    timeZone: zones.theirs,
    timeZoneName: 'short',
  })
  const name = named.formatToParts(at).find(({ type }) => type === 'timeZoneName')!.value
  return `${time} (${name})`
}
