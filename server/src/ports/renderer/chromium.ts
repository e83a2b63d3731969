import { tmpdir } from 'node:os'
import type { Browser, BrowserContext } from 'playwright-core'
import { fairLanes } from '../../lib/fair-lanes.ts'
import { guardAddresses } from '../crawler/allowed-addresses.ts'
import { CrawlError, toCrawlError } from '../crawler/crawl-error.ts'
import { USER_AGENT } from '../crawler/safe-fetch.ts'
import { guardedProxy, type GuardedProxy } from './guarded-proxy.ts'
import type { Renderer } from '../crawler/index.ts'
import { privateMemory } from './private-memory.ts'

/** One more than an account may have, so that other accounts find a place. */
const PAGES_AT_A_TIME = { count: 3, perKey: 2 }
/** Time limit from the start of the browser to its end. */
const TOTAL_MS = 25_000
const LOAD_MS = 12_000
/** A page that never stops making requests is read as it is after this time. */
const QUIET_MS = 4_000
const MEMORY_BYTES = 700_000_000
const WATCH_MS = 500
const MAX_HTML = 4_000_000
/** Types of requests that are blocked, because they contain no text. */
const UNREAD = new Set(['image', 'media', 'font'])

/** Removes scripts, `noscript` texts and templates after the scripts have run: a visitor sees none of them. */
const FORGET_SCRIPTS = `for (const element of document.querySelectorAll(
  'script:not([type="application/ld+json"]),noscript,template')) element.remove()`

const SWITCHES = [
  // Only the proxy resolves host names, and nothing bypasses it: neither UDP protocols nor connections between browsers.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  '--disable-quic',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--js-flags=--max-old-space-size=256',
  '--disable-gpu',
  '--mute-audio',
]

/** A browser in a container that runs as root cannot set up its own sandbox. */
export const isSandboxed = (): boolean => process.getuid?.() !== 0

/**
 * Renders pages in the Chromium at `path`. Each page has a browser of its own, so that it leaves nothing for the next, and all its requests
 * go through a proxy that reaches only what the crawler may reach.
 */
export function chromiumRenderer({ path, allow }: { path: string; allow: string[] }): Renderer {
  const inTurn = fairLanes(PAGES_AT_A_TIME)
  let proxy: Promise<GuardedProxy> | undefined

  async function render(url: URL, stop: AbortSignal) {
    const signal = AbortSignal.any([stop, AbortSignal.timeout(TOTAL_MS)])
    proxy ??= guardedProxy(guardAddresses(allow))
    const browser = await launch(path, (await proxy).origin)
    try {
      const watch = await watchedBrowser(browser, signal)
      return await Promise.race([read(browser, url), watch.over]).finally(watch.end)
    } finally {
      await browser.close().catch(() => {})
    }
  }

  return {
    render: (url, { account, signal }) =>
      inTurn(account, () => render(url, signal), signal).catch((error: unknown) => {
        throw error instanceof CrawlError ? error : renderError(error)
      }),
    close: async () => (await proxy)?.close(),
  }
}

async function launch(executablePath: string, proxy: string): Promise<Browser> {
  // Imported only when used, because it is half as large as the server.
  const { chromium } = await import('playwright-core')
  return chromium.launch({
    executablePath,
    headless: true,
    chromiumSandbox: isSandboxed(),
    // Sends requests to loopback through the proxy, too.
    proxy: { server: proxy, bypass: '<-loopback>' },
    args: SWITCHES,
    // Not the server's environment, which contains its keys.
    env: { PATH: process.env['PATH'] ?? '', HOME: tmpdir(), LANG: 'C.UTF-8' },
    timeout: LOAD_MS,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
}

async function read(browser: Browser, url: URL) {
  const context = await browser.newContext({
    userAgent: `Mozilla/5.0 (compatible; ${USER_AGENT}/1.0)`,
    serviceWorkers: 'block',
    acceptDownloads: false,
  })
  await context.route('**/*', (route) =>
    UNREAD.has(route.request().resourceType()) ? route.abort() : route.continue(),
  )
  const page = await onlyPage(context)
  await page.goto(url.href, { waitUntil: 'load', timeout: LOAD_MS })
  await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => {})
  await page.evaluate(FORGET_SCRIPTS)
  const html = await page.content()
  if (html.length > MAX_HTML) throw new CrawlError('too_large')
  return { url: page.url(), body: Buffer.from(html), charset: 'utf-8' }
}

/** Keeps to one page: windows that it opens are closed at once, and its dialogs are dismissed. */
async function onlyPage(context: BrowserContext) {
  const page = await context.newPage()
  context.on('page', (opened) => void opened.close().catch(() => {}))
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}))
  return page
}

/** `over` rejects when the time is up or the browser uses too much memory; the browser is then ended, whatever it is doing. */
async function watchedBrowser(browser: Browser, signal: AbortSignal) {
  const processes = await processesOf(browser)
  let timer: NodeJS.Timeout | undefined
  let endByTime = () => {}
  const over = new Promise<never>((_resolve, reject) => {
    const stop = (reason: CrawlError) => {
      kill(processes)
      reject(reason)
    }
    endByTime = () => stop(new CrawlError('timed_out'))
    const look = async () => {
      const bytes = await privateMemory(await processesOf(browser).catch(() => []))
      if (bytes > MEMORY_BYTES) stop(new CrawlError('too_large'))
    }
    timer = setInterval(() => void look(), WATCH_MS)
    signal.addEventListener('abort', endByTime)
    if (signal.aborted) endByTime()
  })
  over.catch(() => {})
  const end = () => {
    clearInterval(timer)
    signal.removeEventListener('abort', endByTime)
  }
  return { over, end }
}

async function processesOf(browser: Browser): Promise<number[]> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo.map(({ id }) => id)
}

function kill(processes: number[]) {
  for (const id of processes) {
    try {
      process.kill(id, 'SIGKILL')
    } catch {
      // The process has ended by itself.
    }
  }
}

function renderError(error: unknown): CrawlError {
  const message = error instanceof Error ? error.message : ''
  return /Timeout/.test(message) ? new CrawlError('timed_out') : toCrawlError(error)
}
