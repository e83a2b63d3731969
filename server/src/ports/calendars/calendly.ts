import * as z from 'zod'
import { MINUTE_MS } from '../../lib/time.ts'
import type { CalendarAccount } from './index.ts'
import { jsonApi } from './json-api.ts'
import { beginningsIn, piecesOf, withRoom } from './ranges.ts'
import type { OutsideCalendar } from './types.ts'

const WHO = 'Calendly'
export const CALENDLY = 'https://api.calendly.com'

/** The longest range that Calendly answers about. */
const MAX_DAYS = 31
/** The range must lie in the future when Calendly receives the request. */
const AHEAD_MS = MINUTE_MS

const Me = z.object({ resource: z.object({ uri: z.string(), email: z.string() }) })
const EventTypes = z.object({
  collection: z.array(z.object({ uri: z.string(), name: z.string(), duration: z.number() })),
})
const Times = z.object({
  collection: z.array(
    z.object({ status: z.string(), start_time: z.iso.datetime({ offset: true }) }),
  ),
})
const Link = z.object({ resource: z.object({ booking_url: z.url() }) })

export type CalendlyOptions = { base: string; key: string; fetch: typeof globalThis.fetch }

/** The account, with the event types that can be booked. */
export async function lookAtCalendly(
  options: CalendlyOptions,
  signal: AbortSignal,
): Promise<CalendarAccount> {
  const api = jsonApi({ who: WHO, ...options })
  const { resource: me } = await api.ask({ method: 'GET', path: '/users/me', answer: Me, signal })
  const { collection } = await api.ask({
    method: 'GET',
    path: '/event_types',
    query: { user: me.uri, active: 'true', count: '100' },
    answer: EventTypes,
    signal,
  })
  const choices = collection.map(({ uri, name, duration }) => ({
    id: uri,
    name: `${name}, ${duration} min`,
  }))
  return { account: me.email, choices }
}

/** An event type of a Calendly account. Visitors confirm at Calendly, because on most plans its API cannot book for them. */
export function openCalendly(options: CalendlyOptions, eventType: string): OutsideCalendar {
  const api = jsonApi({ who: WHO, ...options })
  return {
    kind: 'slots',
    busy: async () => [],
    async slots(range, signal) {
      const starts = new Date(Math.max(range.starts.getTime(), Date.now() + AHEAD_MS))
      const found: Date[] = []
      for (const piece of piecesOf({ ...withRoom(range), starts }, MAX_DAYS)) {
        const { collection } = await api.ask({
          method: 'GET',
          path: '/event_type_available_times',
          query: {
            event_type: eventType,
            start_time: piece.starts.toISOString(),
            end_time: piece.ends.toISOString(),
          },
          answer: Times,
          signal,
        })
        const free = collection.filter(({ status }) => status === 'available')
        found.push(...free.map(({ start_time }) => new Date(start_time)))
      }
      return beginningsIn(found, range)
    },
    async book({ starts, attendee }, signal) {
      const { resource } = await api.ask({
        method: 'POST',
        path: '/scheduling_links',
        body: { max_event_count: 1, owner: eventType, owner_type: 'EventType' },
        answer: Link,
        signal,
      })
      const link = new URL(resource.booking_url)
      const day = starts.toISOString().slice(0, 10)
      const known = {
        name: attendee.name,
        email: attendee.email,
        month: day.slice(0, 7),
        date: day,
      }
      for (const [name, value] of Object.entries(known)) {
        if (value) link.searchParams.set(name, value)
      }
      return { confirmAt: link.href }
    },
    // A confirmed appointment is moved and cancelled through the links in Calendly's own mail, because we never learn its id.
    move: async () => {},
    cancel: async () => {},
  }
}
