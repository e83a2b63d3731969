import { expect, type Page, type Request } from '@playwright/test'
import { type Route, routeApi } from './routes.ts'

type Call = `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /${string}`

/** A request of the dashboard to the API. `call` is 'PATCH /agent/settings', without the API's base path and the query. */
export type Sent = { call: string; query: string; headers: Record<string, string>; body: unknown }

/** Records every call the page makes from now on, in order. A call is identified by method and path. */
export function recordCalls(page: Page) {
  const sent: Sent[] = []
  page.on('request', (request) => {
    if (!pathOf(request).startsWith(BASE)) return
    sent.push({
      call: nameOf(request),
      query: new URL(request.url()).search,
      headers: request.headers(),
      body: bodyOf(request),
    })
  })
  const of = (call: string) => sent.filter((each) => each.call === call)
  const told = (call: string, tell: (each: Sent) => unknown) =>
    expect.poll(() => of(call).map(tell), { message: call })
  return {
    sent,
    /** The calls so far with that method and path. */
    of,
    /** Something may be shown before the call that follows from it is made; these functions wait for the call. */
    expectTimes: (call: string, times: number) =>
      expect.poll(() => of(call).length, { message: call }).toBe(times),
    expectSome: (call: string) =>
      expect.poll(() => of(call).length, { message: call }).toBeGreaterThan(0),
    expectBodies: (call: string, bodies: unknown[]) =>
      told(call, ({ body }) => body).toEqual(bodies),
    /** What changed while the page was not listening is requested once more, so the same query may occur twice in a row. */
    expectQueries: (call: string, queries: string[]) =>
      expect
        .poll(() => withoutRepeats(of(call).map(({ query }) => query)), { message: call })
        .toEqual(queries),
  }
}

const withoutRepeats = (all: string[]) => all.filter((each, at) => each !== all[at - 1])

/** When a call began, and when its answer arrived; null while it is pending. In milliseconds. */
type Times = { began: number; ended: number | null }

/** Measures every call whose address contains `path`, by the page's own clock, which a test may have stopped. */
export async function timeCalls(page: Page, path: string): Promise<() => Promise<Times[]>> {
  const times = await page.evaluateHandle((path) => {
    const kept: Times[] = []
    const { open, send } = XMLHttpRequest.prototype
    const watched = new WeakSet<XMLHttpRequest>()
    XMLHttpRequest.prototype.open = function (method: string, url: string | URL) {
      if (String(url).includes(path)) watched.add(this)
      open.call(this, method, url, true)
    }
    XMLHttpRequest.prototype.send = function (...body) {
      if (watched.has(this)) {
        const call: Times = { began: Date.now(), ended: null }
        kept.push(call)
        this.addEventListener('loadend', () => (call.ended = Date.now()))
      }
      send.apply(this, body)
    }
    return kept
  }, path)
  return () => times.jsonValue()
}

/** Answers a call instead of the server, for failures or data that the server cannot produce. @returns a function that undoes this. */
export async function intercept(page: Page, call: Call, handle: (route: Route) => unknown) {
  const [, path = ''] = call.split(' ')
  const address = new RegExp(`${BASE}${path.replaceAll('*', '[^/?]+')}(?:\\?|$)`)
  return routeApi(page, address, async (route) => {
    if (route.request().method() === call.split(' ')[0]) await handle(route)
    else await route.fallback()
  })
}

/** Answers a call with the data of a success. */
export const answer = (page: Page, call: Call, data: unknown) =>
  intercept(page, call, (route) => route.fulfill({ json: { message: '', data } }))

/** Answers a call with an error, with a message of the server or without one. */
export const refuse = (page: Page, call: Call, message?: string, status = 400) =>
  intercept(page, call, (route) =>
    route.fulfill({ status, json: message === undefined ? {} : { message, code: 'refused' } }),
  )

/** Holds back the answers to a call until they are released. */
export async function hold(page: Page, call: Call) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const undo = await intercept(page, call, async (route) => {
    await released
    // The page may have been closed meanwhile.
    await route.fallback().catch(() => undefined)
  })
  return async () => {
    release()
    await undo()
  }
}

const BASE = '/api'

const pathOf = (request: Request): string => new URL(request.url()).pathname
const nameOf = (request: Request): string =>
  `${request.method()} ${pathOf(request).slice(BASE.length)}`

/** The body of a request. The browser does not expose forms that contain a file: `recordForms` reads those. */
function bodyOf(request: Request): unknown {
  const isForm = request.headers()['content-type']?.startsWith('multipart/form-data')
  const text = request.postData()
  return isForm || text === null ? null : JSON.parse(text)
}

/** Records the forms that the page sends after its next load: fields by name, a file as its name. */
export async function recordForms(page: Page) {
  await page.addInitScript(() => {
    const forms: Record<string, string>[] = []
    Object.assign(window, { forms })
    const send = XMLHttpRequest.prototype.send
    XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
      if (body instanceof FormData)
        forms.push(
          Object.fromEntries(
            Array.from(body, ([name, part]) => [name, part instanceof File ? part.name : part]),
          ),
        )
      send.call(this, body)
    }
  })
  return () => page.evaluate(() => (window as unknown as { forms: Record<string, string>[] }).forms)
}
