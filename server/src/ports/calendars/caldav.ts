import type { DAVResponse, createDAVClient } from 'tsdav'
import type { Turn } from '../crawler/index.ts'
import type { CalendarSource, Taken } from '../reader/calendar/index.ts'
import { retryAfter } from '../webhooks/retry-after.ts'
import { halfAnswer, problemOf, unreachable } from './errors.ts'
import type { CalendarAccess, CalendarAccount, CalendarOwner } from './index.ts'
import { piecesOf, within } from './ranges.ts'
import {
  CalendarDown,
  type CalendarEvent,
  CalendarGone,
  type Interval,
  type OutsideCalendar,
} from './types.ts'

const WHO = 'The calendar server'
/** Days asked for at a time, so that no answer exceeds the size limit. */
const MAX_DAYS = 31

type Account = Extract<CalendarAccess, { vendor: 'caldav' }>
type Context = {
  fetch: typeof globalThis.fetch
  /** Reads events, which strangers may have sent, outside the server's process. */
  read: (source: CalendarSource, turn: Turn) => Promise<Taken[]>
}

type Client = Awaited<ReturnType<typeof createDAVClient>>

/** The account's calendars into which events can be written. */
export async function lookAtCalDav(
  { fetch }: Context,
  account: Account,
  signal: AbortSignal,
): Promise<CalendarAccount> {
  const calendars = await runRequests(fetch, account, signal, async (client) => {
    const found = await client.createAccount({
      account: { serverUrl: account.server, accountType: 'caldav' },
      loadCollections: true,
    })
    return found.calendars ?? []
  }).catch((error: unknown) => {
    throw error instanceof CalendarMissing ? noServer() : error
  })
  const choices = calendars
    .filter(({ components }) => !components?.length || components.includes('VEVENT'))
    .map(({ url, displayName }) => ({ id: url, name: nameOf(displayName, url) }))
  return { account: `${account.username}, ${new URL(account.server).host}`, choices }
}

/** One calendar of a CalDAV server, given by its address. */
export function openCalDav(
  context: Context,
  access: Account,
  calendarUrl: string,
  owner: CalendarOwner,
): OutsideCalendar {
  const objectUrl = (id: string) => new URL(`${id}.ics`, withSlash(calendarUrl)).href
  const put = (event: CalendarEvent, signal: AbortSignal) =>
    runRequests(context.fetch, access, signal, async (client) => {
      const { iCalendarOf } = await import('./i-calendar.ts')
      const headers = { 'content-type': 'text/calendar; charset=utf-8' }
      const data = iCalendarOf(event)
      accepted(await client.createObject({ url: objectUrl(event.id), data, headers }))
    })
  return {
    kind: 'busy',
    slots: async () => [],
    async busy(range, signal) {
      const found: Interval[] = []
      for (const piece of piecesOf(range, MAX_DAYS)) {
        const objects = await runRequests(context.fetch, access, signal, (client) =>
          objectsIn(client, calendarUrl, piece),
        )
        found.push(...(await taken(context, objects, piece, { owner, signal })))
      }
      return found
    },
    // Writes the whole event unconditionally, so that writing it twice makes one event.
    async book(event, signal) {
      await put(event, signal)
      return { outsideId: event.id }
    },
    move: (outsideId, event, signal) => put({ ...event, id: outsideId }, signal),
    cancel: (outsideId, signal) =>
      runRequests(context.fetch, access, signal, async (client) => {
        const answer = await client.deleteObject({ url: objectUrl(outsideId) })
        if (answer.status !== 404 && answer.status !== 410) accepted(answer)
      }),
  }
}

async function taken(
  { read }: Context,
  objects: string[],
  range: Interval,
  { owner, signal }: { owner: CalendarOwner; signal: AbortSignal },
): Promise<Interval[]> {
  if (objects.length === 0) return []
  const { account, timeZone } = owner
  const source = {
    objects,
    range: { from: range.starts.getTime(), to: range.ends.getTime() },
    timeZone,
  }
  const found = await read(source, { account, signal }).catch((error: unknown) => {
    throw signal.aborted ? unreachable(WHO, error) : halfAnswer(WHO)
  })
  return found.flatMap(({ from, to }) =>
    within({ starts: new Date(from), ends: new Date(to) }, range),
  )
}

/** The events that overlap a range; a repeating event is returned once, with its rule. */
async function objectsIn(client: Client, url: string, range: Interval): Promise<string[]> {
  const answers = await client.calendarQuery({
    url,
    depth: '1',
    props: { 'c:calendar-data': {} },
    filters: {
      'comp-filter': {
        _attributes: { name: 'VCALENDAR' },
        'comp-filter': {
          _attributes: { name: 'VEVENT' },
          'time-range': { _attributes: { start: stamp(range.starts), end: stamp(range.ends) } },
        },
      },
    },
  })
  return answers.flatMap(objectOf)
}

/** An event that cannot be read must not be taken for free time. */
function objectOf({ ok, status, raw, props }: DAVResponse): string[] {
  if (!ok) throw problemOf(WHO, status, null)
  const data: unknown = props?.calendarData
  const text = typeof data === 'object' && data !== null && '_cdata' in data ? data._cdata : data
  if (typeof text === 'string') return [text]
  const isEmpty = !props && typeof raw === 'object' && raw !== null && 'multistatus' in raw
  if (isEmpty) return []
  throw halfAnswer(WHO)
}

/** Runs requests to a server, and turns failures into one of our errors. */
async function runRequests<T>(
  fetch: Context['fetch'],
  { server, username, password }: Account,
  signal: AbortSignal,
  ask: (client: Client) => Promise<T>,
): Promise<T> {
  let refused: Error | null = null
  const { createDAVClient } = await import('tsdav')
  try {
    const client = await createDAVClient({
      serverUrl: server,
      credentials: { username, password },
      authMethod: 'Basic',
      fetchOptions: { signal },
      fetch: async (input, init) => {
        const answer = await fetch(input, init)
        refused = refusalOf(answer)
        return answer
      },
    })
    return await ask(client)
  } catch (error) {
    // The last refused answer says more than the library's error.
    throw refused ?? ourError(error)
  }
}

/** What was requested does not exist. */
class CalendarMissing extends CalendarGone {}

const noServer = () => new CalendarDown('There is no CalDAV server at this address.')

function refusalOf({ status, headers }: Response): Error | null {
  if (status < 400) return null
  if (status === 404 || status === 410) {
    return new CalendarMissing('The calendar server no longer has the calendar that was chosen.')
  }
  if (status === 401 || status === 403) {
    return new CalendarGone('The calendar server does not accept this user name and password.')
  }
  return problemOf(WHO, status, retryAfter(headers.get('retry-after') ?? undefined, Date.now()))
}

function ourError(error: unknown): Error {
  if (error instanceof CalendarDown || error instanceof CalendarGone) return error
  // The library's own errors have only a message; network errors have a cause or a code.
  const isNetwork = error instanceof Error && (error.cause !== undefined || 'code' in error)
  return isNetwork ? unreachable(WHO, error) : noServer()
}

function accepted({ status, ok }: Response): void {
  if (!ok) throw problemOf(WHO, status, null)
}

/** A date in the notation of iCalendar. */
const stamp = (date: Date): string => `${date.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const withSlash = (url: string): string => (url.endsWith('/') ? url : `${url}/`)

function nameOf(displayName: unknown, url: string): string {
  if (typeof displayName === 'string' && displayName) return displayName
  return typeof displayName === 'number'
    ? String(displayName)
    : decodeURIComponent(url.split('/').findLast(Boolean) ?? url)
}
