import { randomBytes } from 'node:crypto'
import { DAY_MS } from '../../../lib/time.ts'
import { type Answer, type Asked, ok, textIn } from './answers.ts'
import { freeTimes, LOCAL_TYPES } from './free-times.ts'
import type { LocalStore } from './store.ts'

const MAX_MS = 31 * DAY_MS

type Context = { store: LocalStore; calendar: string; origin: string }

/** The part of Calendly's API that the product uses, as documented. */
export function calendlyApi(asked: Asked, context: Context): Answer {
  const { method, url } = asked
  const user = `${context.origin}/users/local`
  switch (`${method} ${url.pathname}`) {
    case 'GET /users/me':
      return ok({ resource: { uri: user, email: 'owner@calendly.local', name: 'Owner' } })
    case 'GET /event_types':
      return url.searchParams.get('user') === user
        ? ok({ collection: LOCAL_TYPES.map((type) => typeOf(type, context)), pagination: {} })
        : failure(403, 'Permission Denied')
    case 'GET /event_type_available_times':
      return times(asked, context)
    case 'POST /scheduling_links':
      return link(asked, context)
    default:
      return failure(404, 'Resource Not Found')
  }
}

const typeOf = (
  { id, title, minutes }: (typeof LOCAL_TYPES)[number],
  { origin }: Pick<Context, 'origin'>,
) => ({ uri: `${origin}/event_types/${id}`, name: title, duration: minutes, active: true })

function times({ url }: Asked, context: Context): Answer {
  const type = typeAt(url.searchParams.get('event_type') ?? '', context)
  if (!type) return failure(404, 'Resource Not Found')
  const timeIn = (name: string) => Date.parse(url.searchParams.get(name) ?? '')
  const range = { from: timeIn('start_time'), to: timeIn('end_time') }
  const isAsked = range.from > Date.now() && range.to > range.from
  if (!isAsked || range.to - range.from > MAX_MS) return failure(400, 'Invalid Argument')
  const { store, calendar } = context
  const found = freeTimes(store, { calendar, minutes: type.minutes }, range)
  const collection = found.map((start) => ({
    status: 'available',
    start_time: new Date(start).toISOString(),
    invitees_remaining: 1,
  }))
  return ok({ collection })
}

function link({ body }: Asked, context: Context): Answer {
  const owner = textIn(body, 'owner')
  if (body.max_event_count !== 1 || !typeAt(owner, context)) return failure(400, 'Invalid Argument')
  const id = randomBytes(9).toString('base64url')
  context.store.change(({ links }) => (links[id] = context.calendar))
  const booking_url = `${context.origin}/d/${id}`
  return ok({ resource: { booking_url, owner, owner_type: 'EventType' } }, 201)
}

const typeAt = (uri: string, { origin }: Context) =>
  LOCAL_TYPES.find(({ id }) => uri === `${origin}/event_types/${id}`)

const failure = (status: number, title: string) => ok({ title, message: title }, status)
