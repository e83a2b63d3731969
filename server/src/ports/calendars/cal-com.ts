import * as z from 'zod'
import { DAY_MS } from '../../lib/time.ts'
import type { CalendarAccount } from './index.ts'
import { type JsonApi, jsonApi } from './json-api.ts'
import { beginningsIn, piecesOf, withRoom } from './ranges.ts'
import {
  CalendarDown,
  type CalendarEvent,
  type Interval,
  type OutsideCalendar,
  SlotTaken,
} from './types.ts'

const WHO = 'Cal.com'
export const CAL_COM = 'https://api.cal.com'

/** Each endpoint has a version of its own; without it Cal.com uses an old one. */
const VERSIONS = { types: '2024-06-14', slots: '2024-09-04', bookings: '2026-02-25' }
const MAX_DAYS = 60
/** The most moves of a booking that are followed. */
const MAX_MOVES = 50
/** Metadata by which we find a booking of ours whose answer was lost. */
const OURS = 'nexus'

const answerOf = <T extends z.ZodType>(data: T) => z.object({ data })
const Me = answerOf(z.object({ email: z.string() }))
const EventTypes = answerOf(
  z.array(z.object({ id: z.number(), title: z.string(), lengthInMinutes: z.number() })),
)
const Slots = answerOf(
  z.record(z.string(), z.array(z.object({ start: z.iso.datetime({ offset: true }) }))),
)
const Booking = z.object({
  uid: z.string(),
  status: z.string(),
  start: z.iso.datetime({ offset: true }),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  rescheduledToUid: z.string().nullish(),
})
type Booking = z.infer<typeof Booking>
const OneBooking = answerOf(Booking)
const Bookings = answerOf(z.array(Booking))

export type CalComOptions = { base: string; key: string; fetch: typeof globalThis.fetch }

/** The account, with the event types that can be booked. */
export async function lookAtCalCom(
  options: CalComOptions,
  signal: AbortSignal,
): Promise<CalendarAccount> {
  const api = jsonApi({ who: WHO, ...options })
  const me = await api.ask({ method: 'GET', path: '/v2/me', answer: Me, signal })
  const types = await api.ask({
    method: 'GET',
    path: '/v2/event-types',
    headers: versionOf('types'),
    answer: EventTypes,
    signal,
  })
  const choices = types.data.map(({ id, title, lengthInMinutes }) => ({
    id: String(id),
    name: `${title}, ${lengthInMinutes} min`,
  }))
  return { account: me.data.email, choices }
}

/** An event type of a Cal.com account: Cal.com itself says when it is free. */
export function openCalCom(options: CalComOptions, eventTypeId: string): OutsideCalendar {
  const api = jsonApi({ who: WHO, ...options })
  return {
    kind: 'slots',
    busy: async () => [],
    slots: (range, signal) => slotsOf(api, eventTypeId, range, signal),
    async book(event, signal) {
      const made = await findOurs(api, eventTypeId, event, signal)
      if (made) return { outsideId: made.uid }
      const created = await createBooking(api, eventTypeId, event, signal).catch(
        async (error: unknown) => {
          throw await reasonOf(error, api, eventTypeId, event, signal)
        },
      )
      return { outsideId: created.uid }
    },
    async move(outsideId, event, signal) {
      const booking = await latest(api, outsideId, signal)
      const isThere = Date.parse(booking.start) === event.starts.getTime()
      if (isThere && booking.status !== 'cancelled') return
      const moved = api.ask({
        method: 'POST',
        path: `/v2/bookings/${encodeURIComponent(booking.uid)}/reschedule`,
        headers: versionOf('bookings'),
        body: { start: event.starts.toISOString() },
        answer: OneBooking,
        signal,
        refused: notBooked,
      })
      await moved.catch(async (error: unknown) => {
        throw await reasonOf(error, api, eventTypeId, event, signal)
      })
    },
    async cancel(outsideId, signal) {
      const booking = await latest(api, outsideId, signal).catch((error: unknown) => {
        if (error instanceof Missing) return null
        throw error
      })
      if (!booking || ENDED.has(booking.status)) return
      await api.ask({
        method: 'POST',
        path: `/v2/bookings/${encodeURIComponent(booking.uid)}/cancel`,
        headers: versionOf('bookings'),
        body: { cancellationReason: 'Cancelled' },
        answer: z.unknown(),
        signal,
      })
    },
  }
}

const ENDED = new Set(['cancelled', 'rejected'])

class Missing extends CalendarDown {}

async function slotsOf(
  api: JsonApi,
  eventTypeId: string,
  range: Interval,
  signal: AbortSignal,
): Promise<Date[]> {
  const found: Date[] = []
  for (const { starts, ends } of piecesOf(withRoom(range), MAX_DAYS)) {
    const { data } = await api.ask({
      method: 'GET',
      path: '/v2/slots',
      query: { eventTypeId, start: starts.toISOString(), end: ends.toISOString(), timeZone: 'UTC' },
      headers: versionOf('slots'),
      answer: Slots,
      signal,
    })
    found.push(...Object.values(data).flatMap((day) => day.map(({ start }) => new Date(start))))
  }
  return beginningsIn(found, range)
}

async function createBooking(
  api: JsonApi,
  eventTypeId: string,
  event: CalendarEvent,
  signal: AbortSignal,
): Promise<Booking> {
  const { name, email, phone } = event.attendee
  const { data } = await api.ask({
    method: 'POST',
    path: '/v2/bookings',
    headers: versionOf('bookings'),
    body: {
      eventTypeId: Number(eventTypeId),
      start: event.starts.toISOString(),
      attendee: {
        name,
        ...(email && { email }),
        ...(phone && { phoneNumber: phone }),
        timeZone: event.timeZone,
      },
      bookingFieldsResponses: { notes: event.notes },
      metadata: { [OURS]: event.id },
    },
    answer: OneBooking,
    signal,
    refused: notBooked,
  })
  return data
}

/** Finds a booking of ours that was made although its answer was lost. */
async function findOurs(
  api: JsonApi,
  eventTypeId: string,
  { id, starts, ends }: CalendarEvent,
  signal: AbortSignal,
): Promise<Booking | undefined> {
  const { data } = await api.ask({
    method: 'GET',
    path: '/v2/bookings',
    query: {
      eventTypeId,
      afterStart: new Date(starts.getTime() - 1).toISOString(),
      beforeEnd: new Date(ends.getTime() + DAY_MS).toISOString(),
    },
    headers: versionOf('bookings'),
    answer: Bookings,
    signal,
  })
  return data.find(({ metadata, status }) => metadata?.[OURS] === id && !ENDED.has(status))
}

/** Moving a booking creates another one at Cal.com: this finds the last of them. */
async function latest(api: JsonApi, uid: string, signal: AbortSignal): Promise<Booking> {
  let next = uid
  for (let moves = 0; moves < MAX_MOVES; moves++) {
    const { data } = await api.ask({
      method: 'GET',
      path: `/v2/bookings/${encodeURIComponent(next)}`,
      headers: versionOf('bookings'),
      answer: OneBooking,
      signal,
      refused: (status) => (status === 404 ? new Missing('Cal.com has no such booking.') : null),
    })
    if (!data.rescheduledToUid) return data
    next = data.rescheduledToUid
  }
  throw new CalendarDown('Cal.com names a booking that was moved too often.')
}

/** Cal.com's answer when the time is taken, and also when its form requires more than we know. */
class NotBooked extends Error {}

const notBooked = (status: number): Error | null =>
  status === 400 || status === 409 ? new NotBooked() : null

/** Interprets a refusal by whether the time is still offered. */
async function reasonOf(
  error: unknown,
  api: JsonApi,
  eventTypeId: string,
  { starts, ends }: Interval,
  signal: AbortSignal,
): Promise<unknown> {
  if (!(error instanceof NotBooked)) return error
  const free = await slotsOf(api, eventTypeId, { starts, ends }, signal)
  return free.some((slot) => slot.getTime() === starts.getTime())
    ? new CalendarDown(
        'Cal.com refuses the booking: its form may ask for more than a name and an email address.',
      )
    : new SlotTaken('Cal.com says that this time is not free.')
}

const versionOf = (call: keyof typeof VERSIONS) => ({ 'cal-api-version': VERSIONS[call] })
