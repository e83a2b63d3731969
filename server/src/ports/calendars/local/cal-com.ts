import { randomBytes } from 'node:crypto'
import { MINUTE_MS } from '../../../lib/time.ts'
import { type Answer, type Asked, ok, textIn } from './answers.ts'
import { freeTimes, LOCAL_TYPES } from './free-times.ts'
import type { LocalEvent, LocalStore } from './store.ts'

const BOOKING = /^\/v2\/bookings(?:\/([\w-]+)(?:\/(reschedule|cancel))?)?$/

/** The part of Cal.com's API that the product uses, as documented. @param calendar named after the key */
export function calComApi(asked: Asked, store: LocalStore, calendar: string): Answer {
  const { pathname } = asked.url
  if (pathname === '/v2/me') return success({ email: 'owner@cal-com.local', timeZone: 'UTC' })
  const version = asked.headers['cal-api-version']
  if (!version) return failure(400, 'The stand-in knows no old versions: send cal-api-version.')
  if (pathname === '/v2/event-types') {
    return success(
      LOCAL_TYPES.map(({ id, title, minutes }) => ({ id, title, lengthInMinutes: minutes })),
    )
  }
  if (pathname === '/v2/slots') return slots(asked, store, calendar)
  const [isBooking, uid, action] = BOOKING.exec(pathname) ?? []
  if (!isBooking) return failure(404, 'Not found')
  if (!uid)
    return asked.method === 'POST' ? book(asked, store, calendar) : list(asked, store, calendar)
  const booking = store
    .read()
    .events.find((event) => event.id === uid && event.calendar === calendar)
  if (!booking) return failure(404, `Booking with uid=${uid} was not found`)
  if (action === 'reschedule') return reschedule(asked, store, booking)
  if (action === 'cancel') {
    if (booking.cancelled) return failure(400, 'The booking was cancelled already')
    store.change(() => (booking.cancelled = true))
  }
  return success(shown(booking))
}

function slots({ url }: Asked, store: LocalStore, calendar: string): Answer {
  const type = typeOf(url.searchParams.get('eventTypeId'))
  if (!type) return failure(404, 'Event type not found')
  const timeIn = (name: string) => Date.parse(url.searchParams.get(name) ?? '')
  const range = { from: timeIn('start'), to: timeIn('end') }
  const days: Record<string, { start: string }[]> = {}
  for (const start of freeTimes(store, { calendar, minutes: type.minutes }, range)) {
    const iso = new Date(start).toISOString()
    ;(days[iso.slice(0, 10)] ??= []).push({ start: iso })
  }
  return success(days)
}

function book({ body }: Asked, store: LocalStore, calendar: string): Answer {
  const type = typeOf(body.eventTypeId)
  const start = Date.parse(textIn(body, 'start'))
  const attendee = (body.attendee ?? {}) as { name?: string; email?: string; phoneNumber?: string }
  if (!type) return failure(404, 'Event type not found')
  if (!attendee.name || !(attendee.email ?? attendee.phoneNumber)) {
    return failure(400, 'attendee.email or attendee.phoneNumber must be given')
  }
  if (!isFree(store, calendar, type.minutes, start)) return taken()
  const booking = {
    id: newUid(),
    calendar,
    title: `${type.title} with ${attendee.name}`,
    notes: [attendee.email, attendee.phoneNumber].filter(Boolean).join(', '),
    starts: start,
    ends: start + type.minutes * MINUTE_MS,
    cancelled: false,
    more: { metadata: body.metadata ?? {}, minutes: type.minutes },
  }
  store.change(({ events }) => events.push(booking))
  return success(shown(booking), 201)
}

function list({ url }: Asked, store: LocalStore, calendar: string): Answer {
  const after = Date.parse(url.searchParams.get('afterStart') ?? '') || 0
  const before = Date.parse(url.searchParams.get('beforeEnd') ?? '') || Infinity
  const { events } = store.read()
  const found = events.filter(
    (event) => event.calendar === calendar && event.starts >= after && event.ends <= before,
  )
  return success(found.map(shown))
}

/** Creates another booking, and cancels the previous one. */
function reschedule({ body }: Asked, store: LocalStore, booking: LocalEvent): Answer {
  const start = Date.parse(textIn(body, 'start'))
  const minutes = Number(booking.more['minutes'])
  if (booking.cancelled) return failure(400, 'The booking was cancelled already')
  if (!isFree(store, booking.calendar, minutes, start)) return taken()
  const next: LocalEvent = {
    ...booking,
    id: newUid(),
    starts: start,
    ends: start + minutes * MINUTE_MS,
  }
  store.change(({ events }) => {
    booking.cancelled = true
    booking.more = { ...booking.more, to: next.id }
    events.push(next)
  })
  return success(shown(next), 201)
}

const typeOf = (id: unknown) => LOCAL_TYPES.find((type) => String(type.id) === String(id))

const isFree = (store: LocalStore, calendar: string, minutes: number, start: number) =>
  freeTimes(
    store,
    { calendar, minutes },
    { from: start, to: start + minutes * MINUTE_MS },
  ).includes(start)

const newUid = () => randomBytes(11).toString('hex')

const shown = ({ id, starts, cancelled, more }: LocalEvent) => ({
  uid: id,
  status: cancelled ? 'cancelled' : 'accepted',
  start: new Date(starts).toISOString(),
  metadata: more['metadata'],
  ...(more['to'] !== undefined && { rescheduledToUid: more['to'] }),
})

const taken = () => failure(400, 'User either already has booking at this time or is not available')
const success = (data: unknown, status = 200) => ok({ status: 'success', data }, status)
const failure = (status: number, message: string) =>
  ok({ status: 'error', error: { code: 'Error', message } }, status)
