import type { WidgetConfig } from 'shared-types'
import { writtenLocaleOf } from '../../wording/locale.ts'
import { wordingIn, writtenIn } from '../../wording/index.ts'
import type { ChatWording } from '../../wording/types.ts'
import { DAY_MS } from '../../lib/time.ts'
import { type Hours, presenceAt } from './presence.ts'

/** Within this many days the name of a weekday is unambiguous. */
const DAYS_BY_NAME = 6

type Recipient = {
  now: Date
  language: string
  /** The recipient's time zone, IANA; null when unknown. */
  zone: string | null
}

/**
 * The sentence for somebody who asks for a person while nobody is available: it says so, and when people are back, in the recipient's time
 * zone; if that is unknown, in the agent's, which is then named.
 * @returns null while people are available
 */
export function awaySentence(hours: Hours, { now, language, zone }: Recipient): string | null {
  const { here, until } = presenceAt(hours, now)
  if (here) return null
  const known = zone ?? hours.openingHours?.time_zone ?? 'UTC'
  const back = until && sayMoment(until, { now, language, zone: known, isNamed: zone === null })
  return writtenIn(language).chat.away({ back })
}

/** Like `awaySentence`, for a caller, who is assumed to be in the business's time zone. */
export function awaySpoken(
  hours: Hours,
  { now, language }: Omit<Recipient, 'zone'>,
): string | null {
  const { here, until } = presenceAt(hours, now)
  if (here) return null
  const zone = hours.openingHours?.time_zone
  // Without opening hours no time zone is known, so no time is given.
  const back = until && zone ? sayMoment(until, { now, language, zone, isNamed: false }) : null
  return wordingIn(language).call.away({ back })
}

/** For a widget, which shows the time in its visitor's time zone. */
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
