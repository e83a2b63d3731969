import { type Answer, type Asked, ok, textIn } from './answers.ts'
import { grantOf } from './google-oauth.ts'
import { eventsOf, type LocalEvent, type LocalStore } from './store.ts'

const EVENT = /^\/calendar\/v3\/calendars\/([^/]+)\/events(?:\/([^/]+))?$/
const EVENT_ID = /^[a-v0-9]{5,1024}$/
const TEAM = 'team@group.calendar.google.com'

/** The part of Google Calendar's API that the product uses, as documented. */
export function googleApi(asked: Asked, context: { store: LocalStore }): Answer {
  const grant = grantOf(context, asked.bearer)
  if (!grant) return refusal(401, 'authError', 'Invalid Credentials')
  const calendars = [grant.email, `${grant.email}.${TEAM}`]
  const { pathname } = asked.url
  if (pathname === '/calendar/v3/users/me/calendarList') return ok(listOf(calendars))
  if (pathname === '/calendar/v3/freeBusy') return freeBusy(asked, context.store, calendars)
  const [, calendar, id] = EVENT.exec(pathname) ?? []
  const known = calendars.find((name) => name === decodeURIComponent(calendar ?? ''))
  if (!known) return refusal(404, 'notFound', 'Not Found')
  return events(asked, context.store, { calendar: known, id })
}

function listOf([primary, team]: string[]) {
  const item = (id: string | undefined, summary: string | undefined, more: object) => ({
    kind: 'calendar#calendarListEntry',
    id,
    summary,
    accessRole: 'owner',
    ...more,
  })
  const items = [item(primary, primary, { primary: true }), item(team, 'Team', {})]
  return { kind: 'calendar#calendarList', items }
}

function freeBusy({ body }: Asked, store: LocalStore, known: string[]): Answer {
  const range = {
    from: Date.parse(textIn(body, 'timeMin')),
    to: Date.parse(textIn(body, 'timeMax')),
  }
  if (!(range.from < range.to)) return refusal(400, 'timeRangeEmpty', 'The time range is empty.')
  const asked = (body.items ?? []) as { id: string }[]
  const calendars = asked.map(({ id }) => {
    if (!known.includes(id))
      return [id, { errors: [{ domain: 'global', reason: 'notFound' }], busy: [] }]
    const busy = eventsOf(store, id, range).map(({ starts, ends }) => ({
      start: new Date(starts).toISOString(),
      end: new Date(ends).toISOString(),
    }))
    return [id, { busy }]
  })
  return ok({ kind: 'calendar#freeBusy', calendars: Object.fromEntries(calendars) as unknown })
}

type Place = { calendar: string; id: string | undefined }

function events(asked: Asked, store: LocalStore, { calendar, id }: Place): Answer {
  const found = store.read().events.find((event) => event.calendar === calendar && event.id === id)
  if (asked.method === 'POST') return insert(asked, store, calendar)
  if (!found) return refusal(404, 'notFound', 'Not Found')
  if (asked.method === 'DELETE') {
    if (found.cancelled) return refusal(410, 'deleted', 'Resource has been deleted')
    store.change(() => (found.cancelled = true))
    return ok(undefined, 204)
  }
  if (asked.method === 'PATCH') {
    store.change(() => Object.assign(found, fieldsOf(asked.body)))
  }
  return ok(shown(found))
}

function insert({ body }: Asked, store: LocalStore, calendar: string): Answer {
  const id = textIn(body, 'id')
  if (!EVENT_ID.test(id)) return refusal(400, 'invalid', 'Invalid resource id value.')
  const { starts, ends, ...more } = fieldsOf(body)
  if (!(starts! < ends!))
    return refusal(400, 'timeRangeEmpty', 'The specified time range is empty.')
  // Like Google, also finds deleted events by their id.
  const isThere = store
    .read()
    .events.some((event) => event.calendar === calendar && event.id === id)
  if (isThere) return refusal(409, 'duplicate', 'The requested identifier already exists.')
  const event = {
    id,
    calendar,
    title: '',
    notes: '',
    more: {},
    ...more,
    starts,
    ends,
  } as LocalEvent
  event.cancelled = false
  store.change(({ events: kept }) => kept.push(event))
  return ok(shown(event))
}

/** The fields of an event that a request sets; fields it leaves out are absent. */
function fieldsOf(body: Asked['body']): Partial<LocalEvent> {
  const timeIn = (name: string) => {
    const { dateTime } = (body[name] ?? {}) as { dateTime?: string }
    return dateTime === undefined ? undefined : Date.parse(dateTime)
  }
  const fields = {
    title: body.summary,
    notes: body.description,
    starts: timeIn('start'),
    ends: timeIn('end'),
    cancelled: body.status === undefined ? undefined : body.status === 'cancelled',
  }
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given) as Partial<LocalEvent>
}

const shown = ({ id, title, notes, starts, ends, cancelled }: LocalEvent) => ({
  kind: 'calendar#event',
  id,
  status: cancelled ? 'cancelled' : 'confirmed',
  summary: title,
  description: notes,
  start: { dateTime: new Date(starts).toISOString() },
  end: { dateTime: new Date(ends).toISOString() },
})

/** An error in Google's format. */
const refusal = (code: number, reason: string, message: string): Answer =>
  ok({ error: { code, message, errors: [{ domain: 'global', reason, message }] } }, code)
