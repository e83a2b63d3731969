import { memoizedBy } from '../../lib/memoized.ts'
import { offsetAt } from '../../lib/zone.ts'
import { writtenLocaleIn, writtenLocaleOf } from '../../wording/locale.ts'

const DAY = { weekday: 'long', month: 'long', day: 'numeric' } as const
const HOUR = { hour: 'numeric', minute: '2-digit' } as const
/** Time zones remembered for a language. */
const ZONES = 20

/** Remembered by time zone and language, because making a formatter takes longer than using it a hundred times. */
const formatter = (
  parts: Intl.DateTimeFormatOptions,
  localeOf: (language: string, timeZone: string) => string = writtenLocaleOf,
) =>
  memoizedBy(
    ZONES,
    (timeZone: string, language: string) =>
      new Intl.DateTimeFormat(localeOf(language, timeZone), { ...parts, timeZone }),
  )
const times = formatter({ ...DAY, ...HOUR })
const mailed = formatter({ ...DAY, ...HOUR }, writtenLocaleIn)
const days = formatter(DAY)
const hours = formatter(HOUR)

/** A time such as "Tuesday, November 24 at 3:00 PM". */
export const sayTime = (language: string, at: Date, timeZone: string): string =>
  times(timeZone, language).format(at)

/** The same in a mail or text, as it is written in the country of the time zone. */
export const mailTime = (language: string, at: Date, timeZone: string): string =>
  mailed(timeZone, language).format(at)

/** When an appointment is, by the clock it was booked by. */
export const sayBooked = (language: string, booked: { startsAt: Date; timeZone: string }): string =>
  sayTime(language, booked.startsAt, booked.timeZone)

/** The day of a time, as it stands in `sayTime`. */
export const sayDay = (language: string, at: Date, timeZone: string): string =>
  days(timeZone, language).format(at)

export const sayHour = (language: string, at: Date, timeZone: string): string =>
  hours(timeZone, language).format(at)

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
