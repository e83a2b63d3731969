import * as z from 'zod'
import type { CalendarAccount } from './index.ts'
import { jsonApi } from './json-api.ts'
import { beginningsIn, piecesOf, withRoom } from './ranges.ts'
import type { OutsideCalendar } from './types.ts'

const WHO = 'Calendly'
export const CALENDLY = 'https://api.calendly.com'

/** Calendly answers about no more at a time. */
const MOST_DAYS = 31
/** What it is asked about has to lie ahead when it looks. */
const AHEAD_MS = 60_000

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

/** Names the kinds of events that can be booked. */
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

/** One kind of event of a Calendly account. Visitors confirm at Calendly: its API books for nobody on most plans. */
export function openCalendly(options: CalendlyOptions, eventType: string): OutsideCalendar {
  const api = jsonApi({ who: WHO, ...options })
  return {
    kind: 'slots',
    busy: async () => [],
    async slots(range, signal) {
      const starts = new Date(Math.max(range.starts.getTime(), Date.now() + AHEAD_MS))
      const found: Date[] = []
      for (const piece of piecesOf({ ...withRoom(range), starts }, MOST_DAYS)) {
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
    // Whoever confirmed there moves and cancels by the links in Calendly's own mail: we never learn an id.
    move: async () => {},
    cancel: async () => {},
  }
}
