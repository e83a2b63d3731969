import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../config.ts'
import { toCrawlError } from '../crawler/crawl-error.ts'
import type { Reader } from '../reader/index.ts'
import { CAL_COM, lookAtCalCom, openCalCom } from './cal-com.ts'
import { lookAtCalDav, openCalDav } from './caldav.ts'
import { CALENDLY, lookAtCalendly, openCalendly } from './calendly.ts'
import { unreachable } from './errors.ts'
import { googleCalendars } from './google.ts'
import type { GoogleSite } from './google-client.ts'
import { googleConsent, noConsent } from './google-consent.ts'
import type { CalendarAccess, CalendarOwner, Calendars, GoogleConsent } from './index.ts'
import { LOCAL_KEYS, localCalendars } from './local/index.ts'
import { CalendarGone, type OutsideCalendar } from './types.ts'
import { vendorFetch } from './vendor-fetch.ts'

type Surroundings = {
  config: Config
  log: FastifyBaseLogger
  reader: Pick<Reader, 'calendar'>
  /** Private addresses that the operator allowed. */
  allow: string[]
}

const BASES = { cal_com: CAL_COM, calendly: CALENDLY }
const LOOKS = { cal_com: lookAtCalCom, calendly: lookAtCalendly }
const OPENS = { cal_com: openCalCom, calendly: openCalendly }

type Keyed = Extract<CalendarAccess, { key: string }>

/** All calendar vendors; outside production also their stand-ins, for credentials marked as theirs. */
export function openCalendars({ config, log, reader, allow }: Surroundings): Calendars {
  const { production } = config
  const local = production ? null : localCalendars(config, log)
  const web = vendorFetch({ allow, production })
  const dav = { fetch: web.fetch, read: reader.calendar.bind(reader) }
  const googles = { real: siteOf(config.google), local: siteOf(local?.google ?? null) }
  const googleOf = (isLocal: boolean) => {
    const google = isLocal ? googles.local : googles.real
    if (!google) throw new CalendarGone('Google Calendar is not set up on this server any more.')
    return google
  }
  const isStandIn = ({ vendor, key }: Keyed) => local !== null && key.startsWith(LOCAL_KEYS[vendor])
  const keyed = async (access: Keyed) => {
    const { vendor, key } = access
    return isStandIn(access)
      ? { base: await local!.origin(), key, fetch: local!.fetch }
      : { base: BASES[vendor], key, fetch: web.fetch }
  }

  return {
    google: consentOf(config, local?.google ?? null),
    hasStandIns: local !== null,
    async look(access, signal) {
      if (access.vendor === 'google')
        return googleOf(access.local).look(access.refreshToken, signal)
      if (access.vendor === 'caldav') return lookAtCalDav(dav, access, signal)
      return LOOKS[access.vendor](await keyed(access), signal)
    },
    open(access, choiceId, owner: CalendarOwner) {
      if (access.vendor === 'google')
        return googleOf(access.local).open(access.refreshToken, choiceId)
      if (access.vendor === 'caldav') return openCalDav(dav, access, choiceId, owner)
      return later(async () => OPENS[access.vendor](await keyed(access), choiceId))
    },
    async revoke(access) {
      if (access.vendor !== 'google') return
      await googleOf(access.local).revoke(access.refreshToken)
    },
    refusal(server) {
      try {
        web.check(new URL(server))
        return null
      } catch (error) {
        const { reason } = toCrawlError(error)
        return reason === 'unsupported_scheme'
          ? 'Enter an address that begins with https://'
          : unreachable('The calendar server', error).message
      }
    },
    isLocal: (access) =>
      access.vendor === 'google' ? access.local : access.vendor !== 'caldav' && isStandIn(access),
    start: async () => {},
    async close() {
      await Promise.all([web.close(), local?.close()])
    },
  }
}

const siteOf = (site: GoogleSite | Config['google']) =>
  site && googleCalendars('keys' in site ? site : { keys: site })

function consentOf({ google }: Config, local: GoogleSite | null): GoogleConsent {
  if (google) return googleConsent({ keys: google }, 'google')
  return local ? googleConsent(local, 'local') : noConsent
}

/** A calendar that is opened only when it is used, because its address is not known before. */
function later(open: () => Promise<OutsideCalendar>): OutsideCalendar {
  return {
    kind: 'slots',
    busy: async (...asked) => (await open()).busy(...asked),
    slots: async (...asked) => (await open()).slots(...asked),
    book: async (...asked) => (await open()).book(...asked),
    move: async (...asked) => (await open()).move(...asked),
    cancel: async (...asked) => (await open()).cancel(...asked),
  }
}
