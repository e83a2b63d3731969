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

  const get = async (url: URL, signal: AbortSignal): Promise<RawPage> => {
    const page = await fetch.get(url, { maxBytes: MAX_PAGE_BYTES, signal, accept: isHtml })
    return { url: page.url.href, body: page.body, charset: page.charset }
  }

  async function fetchAllowed(url: URL, signal: AbortSignal): Promise<RawPage> {
    const rules = await rulesOf(url, signal)
    if (!rules.isAllowed(url)) throw new CrawlError('robots_disallowed')
    await rules.turn()
    const page = await get(url, signal)
    const target = new URL(page.url)
    if (isSameSite(target, url) && !rules.isAllowed(target)) {
      throw new CrawlError('robots_disallowed')
    }
    return page
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
      const fetchPage = async (url: URL) => {
        const page = await fetchAllowed(url, signal)
        if (!isSameSite(new URL(page.url), site)) throw new CrawlError('left_the_site')
        return page
      }
      const walk = { rules, parse: parser.outline, fetchPage, maxPages, signal }
      const links = await walkSite(walk, start, outline.links, sitemap)
      return { url: start.url, title: outline.title ?? site.host, links }
    },

    async fetchPage(url, signal) {
      const wanted = parseAddress(url)
      const page = await fetchAllowed(wanted, signal)
      if (!isSameSite(new URL(page.url), wanted)) throw new CrawlError('left_the_site')
      return page
    },

    close: () => fetch.close(),
  }
}

function parseAddress(address: string): URL {
  const url = normaliseLink(address)
  if (!url) throw new CrawlError('host_not_found')
  return url
}
