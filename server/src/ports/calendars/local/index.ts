import { createHash } from 'node:crypto'
import type { Server } from 'node:http'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../../config.ts'
import { LOOPBACK, originOf } from '../../../lib/listen.ts'
import type { GoogleSite } from '../google-client.ts'
import { vendorFetch } from '../vendor-fetch.ts'
import { openStore } from './store.ts'

/** Prefixes of keys that the stand-ins accept instead of real ones. */
export const LOCAL_KEYS = { cal_com: 'cal_local_', calendly: 'calendly_local_' }

export type LocalCalendars = {
  google: GoogleSite & { standIn: () => Promise<string> }
  origin(): Promise<string>
  /** A `fetch` that reaches the stand-ins. */
  fetch: typeof globalThis.fetch
  close(): Promise<void>
}

/**
 * Stands in for Google Calendar, Cal.com and Calendly on loopback: speaks their APIs, and keeps the events in a file.
 * @throws in production.
 */
export function localCalendars(config: Config, log: FastifyBaseLogger): LocalCalendars {
  if (config.production) {
    throw new Error('The local calendars let anybody in, so they do not start in production.')
  }
  const keys = { clientId: 'nexus', clientSecret: secretOf(config.secret) }
  const web = vendorFetch({ allow: [LOOPBACK], production: false })
  let listening: Promise<Server> | undefined
  const listen = () => (listening ??= open())
  const open = async () => {
    const { openListener } = await import('./listener.ts')
    const store = openStore(join(config.dataDir, 'local-calendars.json'))
    const { appUrl, localCalendarPort: port } = config
    return openListener({ store, keys, appUrl, port, log })
  }
  const origin = async () => originOf(await listen())
  return {
    google: { keys, standIn: origin },
    origin,
    fetch: web.fetch,
    async close() {
      const server = await listening
      server?.closeAllConnections()
      server?.close()
      await web.close()
    },
  }
}

/** The same after every start, so that existing connections keep working. */
const secretOf = (secret: string): string =>
  createHash('sha256').update(`local calendars:${secret}`).digest('hex')
