import type { WidgetConfig } from 'shared-types'
import { writtenLocaleOf } from '../../wording/locale.ts'
import { wordingIn, writtenIn } from '../../wording/index.ts'
import type { ChatWording } from '../../wording/types.ts'
import { type Hours, presenceAt } from './presence.ts'

const DAY_MS = 24 * 60 * 60_000
/** Within these the name of a day says which one is meant. */
const DAYS_BY_NAME = 6

type Told = {
  now: Date
  language: string
  /** Of who is told, IANA; null where it is not known. */ zone: string | null
}

/**
 * What somebody who asks for a person is told while nobody is there: that, and when people are back, by the clock of who is told; by the
 * clock of the agent, named, where theirs is not known.
 * @returns null while people are there
 */
export function awaySentence(hours: Hours, { now, language, zone }: Told): string | null {
  const { here, until } = presenceAt(hours, now)
  if (here) return null
  const known = zone ?? hours.openingHours?.time_zone ?? 'UTC'
  const back = until && sayMoment(until, { now, language, zone: known, isNamed: zone === null })
  return writtenIn(language).chat.away({ back })
}

/** As `awaySentence`, for a caller: who calls a business is where its clock is. */
export function awaySpoken(hours: Hours, { now, language }: Omit<Told, 'zone'>): string | null {
  const { here, until } = presenceAt(hours, now)
  if (here) return null
  const zone = hours.openingHours?.time_zone
  // Without hours nobody knows the caller's clock nor the owner's.
  const back = until && zone ? sayMoment(until, { now, language, zone, isNamed: false }) : null
  return wordingIn(language).call.away({ back })
}

/** For a widget, which says the moment by the clock of its visitor. */
export function awayNotice(
  hours: Hours,
  { away, locale }: Pick<ChatWording, 'away'> & { locale: string },
  now: Date,
): WidgetConfig['away'] {
  const { here, until } = presenceAt(hours, now)
  if (here) return null
  const text = away({ back: until && '{back}' })
  return { text, until: until?.toISOString() ?? null, locale }
}

function sayMoment(
  moment: Date,
  { now, language, zone, isNamed }: { now: Date; language: string; zone: string; isNamed: boolean },
): string {
  const isNear = +moment - +now < DAYS_BY_NAME * DAY_MS
  return new Intl.DateTimeFormat(writtenLocaleOf(language), {
    timeZone: zone,
    weekday: 'long',
    ...(!isNear && { day: 'numeric', month: 'long' }),
    hour: 'numeric',
    minute: '2-digit',
    ...(isNamed && { timeZoneName: 'short' }),
  }).format(moment)
}
