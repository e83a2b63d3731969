import { createServer, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { originOf } from '../../lib/listen.ts'
import { openCalCom } from './cal-com.ts'
import { openCalDav } from './caldav.ts'
import { openCalendly } from './calendly.ts'
import { CalendarBusy } from './errors.ts'
import { googleCalendars } from './google.ts'
import { CalendarDown, type CalendarEvent, CalendarGone, type OutsideCalendar } from './types.ts'
import { vendorFetch } from './vendor-fetch.ts'

type Answer = (response: ServerResponse, nth: number) => void
type Vendor = { url: string; asked: string[]; close(): Promise<void> }

const web = vendorFetch({ allow: ['127.0.0.1'], production: true })
let endpoint: Vendor | undefined
afterEach(async () => {
  await endpoint?.close()
  endpoint = undefined
})

const { signal } = new AbortController()
const day = { starts: new Date('2090-03-10T00:00Z'), ends: new Date('2090-03-11T00:00Z') }
const event: CalendarEvent = {
  id: '0198c0ffee0042c0ffee0042c0ffee00',
  starts: new Date('2090-03-10T09:00Z'),
  ends: new Date('2090-03-10T09:30Z'),
  timeZone: 'UTC',
  title: 'Service',
  notes: '',
  attendee: { name: 'Bob', email: 'bob@example.com', phone: null },
}

const OPEN: Record<string, (base: string) => OutsideCalendar> = {
  Google: (base) =>
    googleCalendars({
      keys: { clientId: 'id', clientSecret: 'secret' },
      standIn: async () => base,
    }).open('refresh', 'primary'),
  'Cal.com': (base) => openCalCom({ base, key: 'key', fetch: web.fetch }, '101'),
  Calendly: (base) => openCalendly({ base, key: 'key', fetch: web.fetch }, `${base}/event_types/1`),
  CalDAV: (base) =>
    openCalDav(
      { fetch: web.fetch, read: async () => [] },
      { vendor: 'caldav', server: base, username: 'ada', password: 'secret' },
      `${base}/ada/calendar/`,
      { account: 'ada', timeZone: 'UTC' },
    ),
}

/** A vendor with scripted answers, right or wrong; it always issues Google's tokens. */
async function startScripted(answer: Answer): Promise<Vendor> {
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    await text(request)
    if (request.url === '/token') {
      response.writeHead(200, { 'content-type': 'application/json' })
      return response.end('{"access_token":"a","expires_in":3600,"token_type":"Bearer"}')
    }
    asked.push(request.url!)
    answer(response, asked.length)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: originOf(server),
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

describe.each(Object.entries(OPEN))('%s', (name, open) => {
  /** Reads a day's busy times, or books when the calendar cannot be read. */
  async function ask(answer: Answer, given = signal) {
    endpoint = await startScripted(answer)
    const calendar = open(endpoint.url)
    return calendar.kind === 'busy' ? calendar.busy(day, given) : calendar.slots(day, given)
  }
  const problem = (answer: Answer, given?: AbortSignal) =>
    ask(answer, given).then(
      () => null,
      (error: unknown) => error,
    )

  it('counts as disconnected when it refuses access', async () => {
    const error = await problem((response) => void response.writeHead(401).end('{}'))
    expect(error).toBeInstanceOf(CalendarGone)
  })

  it('is not requested again for as long as it asks', async () => {
    const error = await problem(
      (response) => void response.writeHead(429, { 'retry-after': '120' }).end('{}'),
    )
    expect(error).toBeInstanceOf(CalendarBusy)
    expect((error as CalendarBusy).retryAfterMs).toBe(120_000)
  })

  it('is unavailable if it fails, and is not requested again by itself', async () => {
    const error = await problem((response) => void response.writeHead(503).end('out of order'))
    expect(error).toBeInstanceOf(CalendarDown)
    expect(endpoint!.asked).toHaveLength(1)
  })

  it('is unavailable if it closes the connection', async () => {
    const error = await problem((response) => void response.destroy())
    expect(error).toBeInstanceOf(CalendarDown)
  })

  it('is unavailable if it does not answer in time', async () => {
    const error = await problem(() => {}, AbortSignal.timeout(200))
    expect(error).toBeInstanceOf(CalendarDown)
    expect((error as Error).message).toContain('in time')
  })

  it.each([
    ['half an answer', '{"collection":[{"status":"available"'],
    ['something else', '<html><body>Sign in to the Wi-Fi</body></html>'],
    ['an answer of another shape', '{"calendars":{},"data":[],"collection":{}}'],
    ['half of an XML', '<?xml version="1.0"?><multistatus xmlns="DAV:"><response>'],
  ])('never takes %s for a free day', async (_what, body) => {
    const type = body.startsWith('<?xml') ? 'application/xml' : 'application/json'
    const error = await problem(
      (response) => void response.writeHead(200, { 'content-type': type }).end(body),
    )
    expect(error).toBeInstanceOf(CalendarDown)
  })

  it('reveals no credentials in an error', async () => {
    const error = await problem((response) => void response.writeHead(500).end('{}'))
    expect(String(error)).not.toContain('secret')
    expect(String(error)).not.toContain('refresh')
  })

  if (name === 'Calendly') {
    it('waits for the time that Calendly asks for', async () => {
      const error = await problem(
        (response) => void response.writeHead(429, { 'x-ratelimit-reset': '60' }).end('{}'),
      )
      expect((error as CalendarBusy).retryAfterMs).toBe(60_000)
    })
  }

  if (name === 'Google') {
    it('is unavailable if Google answers 403 because of too many requests', async () => {
      const body = JSON.stringify({ error: { errors: [{ reason: 'rateLimitExceeded' }] } })
      const error = await problem(
        (response) =>
          void response.writeHead(403, { 'content-type': 'application/json' }).end(body),
      )
      expect(error).toBeInstanceOf(CalendarBusy)
    })

    it('finds an event that was made although its response was lost', async () => {
      endpoint = await startScripted((response, nth) => {
        const isFirst = nth === 1
        response.writeHead(isFirst ? 409 : 200, { 'content-type': 'application/json' }).end('{}')
      })
      const calendar = open(endpoint.url)
      expect(await calendar.book(event, signal)).toEqual({ outsideId: event.id })
    })
  }
})

it('connects to no server inside a private network, and only over https', async () => {
  const guarded = vendorFetch({ allow: [], production: true })
  for (const address of [
    'http://127.0.0.1:8080/',
    'https://10.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/latest/meta-data',
    'http://example.com/',
    'https://example.com:22/',
    'ftp://example.com/',
  ]) {
    await expect(guarded.fetch(address), address).rejects.toThrow()
    expect(() => guarded.check(new URL(address)), address).toThrow()
  }
  const rebound = vendorFetch({
    allow: [],
    production: true,
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  })
  await expect(rebound.fetch('https://calendar.example.com/')).rejects.toThrow()
  await Promise.all([guarded.close(), rebound.close()])
})

it('stops reading an endless answer', async () => {
  endpoint = await startScripted((response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const more = () => {
      while (response.write('x'.repeat(100_000))) if (response.destroyed) return
      response.once('drain', more)
    }
    more()
  })
  const calendar = OPEN['Cal.com']!(endpoint.url)
  await expect(calendar.slots(day, signal)).rejects.toThrow('more than can be read')
})
