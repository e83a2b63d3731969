import { setTimeout as sleep } from 'node:timers/promises'
import robotsParser from 'robots-parser'
import { URL_MAX } from 'shared-types'
import { MINUTE_MS } from '../../lib/time.ts'
import { CrawlError } from './crawl-error.ts'
import { type SafeFetch, USER_AGENT } from './safe-fetch.ts'

const MAX_BYTES = 512 * 1024
const KEEP_MS = 10 * MINUTE_MS
const MAX_SITES = 500
/**
 * Comparing takes time in proportion to a rule with wildcards times the address: more rules than any real site has would block the server.
 */
const MAX_WILDCARD_LETTERS = 16_000
const MAX_COMPARING_MS = 1_000

export type SiteRules = {
  isAllowed(url: URL): boolean
  sitemaps: string[]
  /**
   * Resolves when the next request may be sent.
   * @param most milliseconds of the site's delay that are respected
   * @throws when `signal` aborts before that
   */
  turn(most: number, signal: AbortSignal): Promise<void>
}

/** The robots.txt of each site, cached for ten minutes. */
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
      // RFC 9309: a missing file allows everything, and a server error allows nothing for now.
      if (error.transient || error.reason === 'address_refused') throw error
      return ''
    },
  )
  const robots = robotsParser(address.href, withFewWildcards(text))
  const delay = (robots.getCrawlDelay(USER_AGENT) ?? 0) * 1_000
  return {
    isAllowed: withinTime(({ href }) => robots.isAllowed(href, USER_AGENT) !== false),
    sitemaps: robots.getSitemaps(),
    turn: turns(delay),
  }
}

/** The text without rules with wildcards beyond the limit. */
function withFewWildcards(text: string): string {
  let letters = 0
  const fits = (line: string) => {
    if (!/^\s*(?:dis)?allow\b/i.test(line) || !line.includes('*')) return true
    letters += line.length
    return letters <= MAX_WILDCARD_LETTERS
  }
  return text
    .split(/\r\n|\r|\n/)
    .filter(fits)
    .join('\n')
}

/** Limits the time of comparing: after that nothing is allowed, and addresses longer than any page's are not compared. */
function withinTime(isAllowed: (url: URL) => boolean): (url: URL) => boolean {
  let spent = 0
  return (url) => {
    if (spent > MAX_COMPARING_MS || url.href.length > URL_MAX) return false
    const began = performance.now()
    const allowed = isAllowed(url)
    spent += performance.now() - began
    return allowed
  }
}

function turns(delay: number): SiteRules['turn'] {
  let next = 0
  return async (most, signal) => {
    const now = Date.now()
    const mine = Math.max(now, next)
    next = mine + Math.min(delay, most)
    if (mine > now) await sleep(mine - now, undefined, { signal })
  }
}
