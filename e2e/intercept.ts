import type { Page, Request, Route } from '@playwright/test'

type Call = `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /${string}`

/** A request of the dashboard to the API. `call` is 'PATCH /agent/settings', without the base and the query. */
export type Sent = { call: string; query: string; headers: Record<string, string>; body: unknown }

/** Every call the page makes from here on, in order; the longest of what it says is its address. */
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
  return {
    sent,
    /** Those with that method and path. */
    of: (call: string) => sent.filter((each) => each.call === call),
  }
}

/** Answers a call in the place of the server, which has no such failure or no such data to show. Gives the undoing. */
export async function intercept(page: Page, call: Call, handle: (route: Route) => unknown) {
  const [, path = ''] = call.split(' ')
  const address = new RegExp(`${BASE}${path.replaceAll('*', '[^/?]+')}(?:\\?|$)`)
  const handler = async (route: Route) => {
    if (route.request().method() === call.split(' ')[0]) await handle(route)
    else await route.fallback()
  }
  await page.route(address, handler)
  return () => page.unroute(address, handler)
}

/** The data of a success. */
export const answer = (page: Page, call: Call, data: unknown) =>
  intercept(page, call, (route) => route.fulfill({ json: { message: '', data } }))

/** A refusal, in the words of the server or without any. */
export const refuse = (page: Page, call: Call, message?: string) =>
  intercept(page, call, (route) =>
    route.fulfill({ status: 400, json: message === undefined ? {} : { message, code: 'refused' } }),
  )

/** Holds the answers to a call back until they are let go. */
export async function hold(page: Page, call: Call) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const undo = await intercept(page, call, async (route) => {
    await released
    // The page may have left meanwhile.
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

/** Of a form with a file the browser hands out nothing: `recordForms` sees those. */
function bodyOf(request: Request): unknown {
  const isForm = request.headers()['content-type']?.startsWith('multipart/form-data')
  const text = request.postData()
  return isForm || text === null ? null : JSON.parse(text)
}

/** What the page sends as forms from its next load on: fields by name, a file as its own name. */
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
