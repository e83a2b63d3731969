import type { Resolve } from './allowed-addresses.ts'
import { CrawlError, toCrawlError } from './crawl-error.ts'
import { walkSite } from './find-pages.ts'
import type { Crawler, PageParser, RawPage } from './index.ts'
import { isSameSite, normaliseLink } from './links.ts'
import { robotsRules } from './robots.ts'
import { safeFetch } from './safe-fetch.ts'
import { sitemapPages } from './sitemap.ts'

const MAX_PAGE_BYTES = 4_000_000
/** The dashboard stops waiting after 60 s. */
const FIND_MS = 35_000

const isHtml = (type: string) => type === 'text/html' || type === 'application/xhtml+xml'

/** The crawler on the real web; `resolve` replaces DNS. */
export function httpCrawler(
  options: { allow: string[]; maxPages: number; findMs?: number },
  parser: PageParser,
  resolve?: Resolve,
): Crawler {
  const fetch = safeFetch(options.allow, resolve)
  const rulesOf = robotsRules(fetch)

  async function fetchAllowed(url: URL, signal: AbortSignal, site?: URL): Promise<RawPage> {
    const rules = await rulesOf(url, signal)
    if (!rules.isAllowed(url)) throw new CrawlError('robots_disallowed')
    await rules.turn()
    const limits = { maxBytes: MAX_PAGE_BYTES, signal, accept: isHtml }
    const page = await fetch.get(url, site ? { ...limits, site } : limits)
    if (isSameSite(page.url, url) && !rules.isAllowed(page.url)) {
      throw new CrawlError('robots_disallowed')
    }
    return { url: page.url.href, body: page.body, charset: page.charset }
  }

  /** Without a scheme: https, and http where the host does not speak it. */
  async function openStart(address: string, signal: AbortSignal): Promise<RawPage> {
    if (/^https?:\/\//i.test(address)) return fetchAllowed(parseAddress(address), signal)
    try {
      return await fetchAllowed(parseAddress(`https://${address}`), signal)
    } catch (error) {
      const { reason } = toCrawlError(error)
      if (reason !== 'no_connection' && reason !== 'insecure' && reason !== 'timed_out') throw error
      return await fetchAllowed(parseAddress(`http://${address}`), signal)
    }
  }

  return {
    async findPages(address, stop) {
      const signal = AbortSignal.any([stop, AbortSignal.timeout(options.findMs ?? FIND_MS)])
      const start = await openStart(address, signal)
      const site = new URL(start.url)
      const [rules, outline] = await Promise.all([rulesOf(site, signal), parser.outline(start)])
      if (!rules.isAllowed(site)) throw new CrawlError('robots_disallowed')
      if (outline.needsJavaScript) throw new CrawlError('needs_javascript')
      const { maxPages } = options
      const sitemap = sitemapPages(fetch, parser.sitemap, site, rules.sitemaps, maxPages, signal)
      const fetchPage = (url: URL) => fetchAllowed(url, signal, site)
      const walk = { rules, parse: parser.outline, fetchPage, maxPages, signal }
      const links = await walkSite(walk, start, outline.links, sitemap)
      return { url: start.url, title: outline.title ?? site.host, links }
    },

    fetchPage(url, signal) {
      const wanted = parseAddress(url)
      return fetchAllowed(wanted, signal, wanted)
    },

    close: () => fetch.close(),
  }
}

function parseAddress(address: string): URL {
  const url = normaliseLink(address)
  if (!url) throw new CrawlError('host_not_found')
  return url
}
