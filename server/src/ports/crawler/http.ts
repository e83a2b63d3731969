import { fairLanes } from '../../lib/fair-lanes.ts'
import { allowedFetch } from './allowed-fetch.ts'
import type { Resolve } from './allowed-addresses.ts'
import { CrawlError, toCrawlError } from './crawl-error.ts'
import { walkSite } from './find-pages.ts'
import type {
  Again,
  Crawler,
  FoundSite,
  KnownSite,
  PageOutline,
  PageParser,
  RawPage,
  Renderer,
  Turn,
} from './index.ts'
import { fileBehind, isSameSite, normaliseLink, pageKey } from './links.ts'
import { lookForPages } from './new-pages.ts'
import { robotsRules } from './robots.ts'
import { safeFetch } from './safe-fetch.ts'
import { type Named, onlySitemap, sitemapPages, sitemapsOf } from './sitemap.ts'

/** Total time; the dashboard stops waiting after 60 s. */
const FIND_MS = 35_000
/** Time limit for one page, while somebody waits. */
const VISIT_MS = 20_000
const MAX_SCRIPT_BYTES = 1_000_000
/** Crawls at a time on one node, and for one account. */
const CRAWLS = { count: 12, perKey: 3 }

type Options = {
  allow: string[]
  maxPages: number
  findMs?: number
  /** The browser for pages that are made by scripts. */
  renderer?: Renderer | null
}

/** The crawler for the real web; `resolve` replaces DNS. */
export function httpCrawler(options: Options, parser: PageParser, resolve?: Resolve): Crawler {
  const renderer = options.renderer ?? null
  const fetch = safeFetch(options.allow, resolve)
  const rulesOf = robotsRules(fetch)
  const inTurn = fairLanes(CRAWLS)
  const { fetchHtml, visitHtml, fetchPdf } = allowedFetch(fetch, rulesOf)

  /** Falls back to `about.html` for `/about`: a static host serves one from the other, and another host may only know the file. */
  const fetchNamed = (
    url: URL,
    signal: AbortSignal,
    within: { site: URL; home?: URL },
    again?: Again,
  ): Promise<RawPage> =>
    fetchHtml(url, signal, within, again).catch((error: unknown) => {
      const file = fileBehind(url)
      if (!file || toCrawlError(error).reason !== 'page_missing') throw error
      return fetchHtml(file, signal, within, again)
    })

  /** The page itself was fetched and so allowed before; its scripts may have redirected to another address. */
  async function renderPage(renderer: Renderer, requested: URL, turn: Turn) {
    const page = await renderer.render(requested, turn)
    const there = new URL(page.url)
    if (!isSameSite(there, requested)) throw new CrawlError('left_the_site')
    const rules = await rulesOf(there, turn.signal)
    if (!rules.isAllowed(there)) throw new CrawlError('robots_disallowed')
    return page
  }

  /** The links of a page, after its scripts have run if it needs them. */
  async function outlineOf(page: RawPage, turn: Turn): Promise<PageOutline> {
    const outline = await parser.outline(page, turn)
    if (!outline.needsJavaScript || !renderer) return outline
    const rendered = await renderPage(renderer, new URL(page.url), turn).catch(() => null)
    return rendered ? parser.outline(rendered, turn) : outline
  }

  const openStart = (address: string, signal: AbortSignal): Promise<RawPage> =>
    openTyped(address, (url) => fetchHtml(url, signal))

  const listPages = (site: URL, sitemaps: Named, turn: Turn) =>
    sitemapPages(fetch, parser.sitemap, site, sitemaps, turn)

  /** The pages listed in a sitemap, except for those its site forbids to robots. */
  async function findNamed(address: string, turn: Turn): Promise<FoundSite> {
    const site = parseAddress(/^https?:\/\//i.test(address) ? address : `https://${address}`)
    const rules = await rulesOf(site, turn.signal)
    const { pages, limits } = await listPages(site, onlySitemap(site), turn)
    const byKey = new Map(pages.filter(rules.isAllowed).map((page) => [pageKey(page), page.href]))
    if (byKey.size === 0) throw new CrawlError('not_sitemap')
    return { url: site.href, title: site.host, links: [...byKey.values()], documents: [], limits }
  }

  async function findPage(address: string, turn: Turn): Promise<FoundSite> {
    const page = await openStart(address, turn.signal)
    const url = new URL(page.url)
    const [rules, outline] = await Promise.all([rulesOf(url, turn.signal), outlineOf(page, turn)])
    if (!rules.isAllowed(url)) throw new CrawlError('robots_disallowed')
    const title = outline.title ?? url.host
    return { url: page.url, title, links: [page.url], documents: [], limits: [] }
  }

  async function findSite(address: string, turn: Turn): Promise<FoundSite> {
    const { signal } = turn
    const start = await openStart(address, signal)
    const site = new URL(start.url)
    const [rules, outline] = await Promise.all([rulesOf(site, signal), outlineOf(start, turn)])
    if (!rules.isAllowed(site)) throw new CrawlError('robots_disallowed')
    if (outline.needsJavaScript) throw new CrawlError('needs_javascript')
    const { maxPages } = options
    const sitemap = listPages(site, sitemapsOf(site, rules.sitemaps), turn)
    const fetchPage = (url: URL) => fetchNamed(url, signal, { site })
    const parse = (page: RawPage) => outlineOf(page, turn)
    const walk = { rules, parse, fetchPage, maxPages, signal }
    const found = await walkSite(walk, start, outline.links, sitemap)
    return { url: start.url, title: outline.title ?? site.host, ...found }
  }

  async function findNew({ address, scope, pages, changed }: KnownSite, turn: Turn) {
    const { signal } = turn
    const site = parseAddress(address)
    const rules = await rulesOf(site, signal)
    const isSite = scope === 'site'
    const sitemaps = isSite ? sitemapsOf(site, rules.sitemaps) : onlySitemap(site)
    const named = await listPages(site, sitemaps, turn)
    const open = async (url: URL) => {
      const page = await fetchNamed(url, signal, { site }, { since: null })
      return { page, outline: await outlineOf(page, turn) }
    }
    const look = { rules, site, open, follows: isSite, signal }
    const from = isSite ? [address, ...changed].map(parseAddress) : []
    return lookForPages(
      look,
      new Set(pages.map((page) => pageKey(new URL(page)))),
      from,
      named.pages,
    )
  }

  const find = { site: findSite, page: findPage, sitemap: findNamed }
  return {
    findPages: (address, { account, signal: stop }, scope = 'site') => {
      const findInTime = () => {
        const signal = AbortSignal.any([stop, AbortSignal.timeout(options.findMs ?? FIND_MS)])
        return find[scope](address, { account, signal })
      }
      return inTurn(account, findInTime, stop)
    },

    findNewPages: (known, { account, signal: stop }) => {
      const findInTime = () => {
        const signal = AbortSignal.any([stop, AbortSignal.timeout(options.findMs ?? FIND_MS)])
        return findNew(known, { account, signal })
      }
      return inTurn(account, findInTime, stop)
    },

    fetchPage(url, signal, again, address) {
      const requested = parseAddress(url)
      const home = address === undefined ? undefined : parseAddress(address)
      const isHome = home && pageKey(home) === pageKey(requested)
      const within = home && !isHome ? { site: requested, home } : { site: requested }
      return fetchNamed(requested, signal, within, again)
    },

    visitPage: (address, { account, signal: stop }) => {
      const visit = () => {
        const signal = AbortSignal.any([stop, AbortSignal.timeout(VISIT_MS)])
        return openTyped(address, (url) => visitHtml(url, signal))
      }
      return inTurn(account, visit, stop)
    },

    fetchScript: async (url, signal) =>
      (await fetch.get(parseAddress(url), { maxBytes: MAX_SCRIPT_BYTES, signal })).body,

    fetchDocument: (url, signal, again) => fetchPdf(parseAddress(url), signal, again),

    renderPage: renderer && ((url, turn) => renderPage(renderer, parseAddress(url), turn)),

    close: async () => {
      await Promise.all([fetch.close(), renderer?.close()])
    },
  }
}

/** Opens an address typed without a scheme: as https, or as http when the host does not support that. */
async function openTyped<Page>(address: string, open: (url: URL) => Promise<Page>): Promise<Page> {
  if (/^https?:\/\//i.test(address)) return open(parseAddress(address))
  try {
    return await open(parseAddress(`https://${address}`))
  } catch (error) {
    const { reason } = toCrawlError(error)
    if (reason !== 'no_connection' && reason !== 'insecure' && reason !== 'timed_out') throw error
    return await open(parseAddress(`http://${address}`))
  }
}

function parseAddress(address: string): URL {
  const url = normaliseLink(address)
  if (!url) throw new CrawlError('host_not_found')
  return url
}
