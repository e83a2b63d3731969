import { writtenLocaleOf } from '../../wording/locale.ts'

/** A time such as "Tuesday, November 24 at 3:00 PM", with its time zone when that is not the customer's own. */
export const sayWhen = (
  language: string,
  { startsAt, allDay }: { startsAt: Date; allDay: boolean },
  { timeZone, zoneOf }: { timeZone: string; zoneOf: 'customer' | 'business' },
): string =>
  startsAt.toLocaleString(writtenLocaleOf(language), {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(!allDay && { hour: 'numeric', minute: '2-digit' }),
    ...(!allDay && zoneOf === 'business' && { timeZoneName: 'short' }),
  })
