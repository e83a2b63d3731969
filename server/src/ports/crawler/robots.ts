import robotsParser from 'robots-parser'
import { CrawlError } from './crawl-error.ts'
import { type SafeFetch, USER_AGENT } from './safe-fetch.ts'

const MAX_BYTES = 512 * 1024
const KEEP_MS = 10 * 60_000
const MAX_SITES = 500
/** A longer delay than this would outlast the owner's patience. */
const MAX_DELAY_MS = 5_000

export type SiteRules = {
  isAllowed(url: URL): boolean
  sitemaps: string[]
  /** Resolves when the next request may be sent. */
  turn(): Promise<void>
}

/** The robots.txt of every site, read once in ten minutes. */
export function robotsRules(fetch: SafeFetch) {
  const known = new Map<string, { until: number; rules: Promise<SiteRules> }>()

  return (url: URL, signal: AbortSignal): Promise<SiteRules> => {
    const hit = known.get(url.origin)
    if (hit && hit.until > Date.now()) return hit.rules
    if (known.size >= MAX_SITES) known.clear()
    const rules = readRules(fetch, url.origin, signal)
    known.set(url.origin, { until: Date.now() + KEEP_MS, rules })
    rules.catch(() => known.delete(url.origin))
    return rules
  }
}

async function readRules(fetch: SafeFetch, origin: string, signal: AbortSignal) {
  const address = new URL('/robots.txt', origin)
  const text = await fetch.get(address, { maxBytes: MAX_BYTES, signal }).then(
    ({ body }) => body.toString('utf8'),
    (error: CrawlError) => {
      // RFC 9309: no file allows everything, a broken server allows nothing yet.
      if (error.transient || error.reason === 'address_refused') throw error
      return ''
    },
  )
  const robots = robotsParser(address.href, text)
  const delay = Math.min((robots.getCrawlDelay(USER_AGENT) ?? 0) * 1_000, MAX_DELAY_MS)
  return {
    isAllowed: (url: URL) => robots.isAllowed(url.href, USER_AGENT) !== false,
    sitemaps: robots.getSitemaps(),
    turn: turns(delay),
  }
}

function turns(delay: number): () => Promise<void> {
  let next = 0
  return async () => {
    const now = Date.now()
    const mine = Math.max(now, next)
    next = mine + delay
    if (mine > now) await new Promise((resolve) => setTimeout(resolve, mine - now))
  }
}
