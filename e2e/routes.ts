import type { CDPSession, Page } from '@playwright/test'

/** A request of a page that a test holds, as in Playwright. */
export type Route = {
  request: () => { method: () => string; url: () => string }
  /** Makes the request itself. @returns the answer of the server */
  fetch: () => Promise<{ json: () => Promise<{ message: string; data: unknown }> }>
  fulfill: (answer: { status?: number; json: unknown }) => Promise<unknown>
  abort: () => Promise<unknown>
  /** Leaves the request to whoever else wants it, and to the server in the end. */
  fallback: () => Promise<unknown>
}

type Handler = { address: RegExp; handle: (route: Route) => unknown }
type Paused = { requestId: string; request: Asked }
type Asked = { url: string; method: string; headers: Record<string, string>; postData?: string }

const handlers = new WeakMap<Page, Handler[]>()

/**
 * Gives requests of a page to the API to `handle`, the newest handler first. Playwright's own routes switch off the browser's cache, so that
 * every page loads and compiles all its code again, which takes twice as much processor time as the rest of it.
 * @returns a function that undoes this
 */
export async function routeApi(page: Page, address: RegExp, handle: Handler['handle']) {
  if (page.context().browser()?.browserType().name() !== 'chromium') {
    await page.route(address, handle)
    return () => page.unroute(address, handle)
  }
  const known = handlers.get(page)
  const all = known ?? []
  const added = { address, handle }
  all.unshift(added)
  if (!known) {
    handlers.set(page, all)
    await pauseRequests(page, all)
  }
  return async () => void all.splice(all.indexOf(added), 1)
}

async function pauseRequests(page: Page, all: Handler[]) {
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', (paused) => {
    const wanted = all.filter(({ address }) => address.test(paused.request.url))
    return handOver({ page, session, paused }, wanted)
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] })
}

/** Gives a request to the first of these handlers, or to the server if there is none. */
async function handOver(
  held: { page: Page; session: CDPSession; paused: Paused },
  [first, ...others]: Handler[],
): Promise<void> {
  const { page, session, paused } = held
  const { requestId, request } = paused
  const { url, method, headers, postData } = request
  const end = async (...[how, more]: Ending) => {
    // The page may have been closed meanwhile.
    await session.send(how, { requestId, ...more } as never).catch(() => undefined)
  }
  if (!first) return end('Fetch.continueRequest', {})
  await first.handle({
    request: () => ({ method: () => method, url: () => url }),
    fetch: () => page.request.fetch(url, { method, headers, data: postData }),
    fulfill: ({ status = 200, json }) =>
      end('Fetch.fulfillRequest', {
        responseCode: status,
        responseHeaders: [{ name: 'content-type', value: 'application/json' }],
        body: Buffer.from(JSON.stringify(json)).toString('base64'),
      }),
    abort: () => end('Fetch.failRequest', { errorReason: 'Failed' }),
    fallback: () => handOver(held, others),
  })
}

type Ending = [
  how: 'Fetch.continueRequest' | 'Fetch.fulfillRequest' | 'Fetch.failRequest',
  more: object,
]
