import { PDF_MAX_BYTES } from 'shared-types'
import type { Resolve } from './allowed-addresses.ts'
import { CrawlError, type CrawlReason, toCrawlError } from './crawl-error.ts'
import { MAX_FOUND, walkSite } from './find-pages.ts'
import type { Crawler, PageParser, RawPage } from './index.ts'
import { normaliseLink } from './links.ts'
import { robotsRules } from './robots.ts'
import { type FetchOptions, safeFetch } from './safe-fetch.ts'
import { sitemapPages } from './sitemap.ts'

const MAX_PAGE_BYTES = 4_000_000
/** The dashboard stops waiting after 60 s. */
const FIND_MS = 35_000

const HTML_TYPES = new Set(['text/html', 'application/xhtml+xml'])
const PDF_TYPES = new Set(['application/pdf', 'application/x-pdf'])
/** What a server says that does not know: then the content tells. */
const UNKNOWN_TYPES = new Set(['', 'application/octet-stream', 'binary/octet-stream'])
/** Where a file may still begin with what it is. */
const MARK_WITHIN = 1_024
const HTML_MARK = /^(?:\xef\xbb\xbf)?\s*<(?:!doctype\s+html|html|head|body)\b/i
const PDF_MARK = /%PDF-/
/** What is said of pages, said of PDFs. */
const PDF_REASONS: { [reason in CrawlReason]?: CrawlReason } = {
  not_html: 'not_pdf',
  too_large: 'pdf_too_large',
}

const isOneOf = (types: Set<string>) => (type: string) => types.has(type) || UNKNOWN_TYPES.has(type)
const beginsAs = (mark: RegExp, body: Buffer) =>
  mark.test(body.subarray(0, MARK_WITHIN).toString('latin1'))

/** The crawler on the real web; `resolve` replaces DNS. */
export function httpCrawler(
  options: { allow: string[]; maxPages: number; findMs?: number },
  parser: PageParser,
  resolve?: Resolve,
): Crawler {
  const fetch = safeFetch(options.allow, resolve)
  const rulesOf = robotsRules(fetch)

  async function fetchAllowed(url: URL, options: FetchOptions & { signal: AbortSignal }) {
    const rules = await rulesOf(url, options.signal)
    if (!rules.isAllowed(url)) throw new CrawlError('robots_disallowed')
    await rules.turn()
    const fetched = await fetch.get(url, options)
    const there = await rulesOf(fetched.url, options.signal)
    if (!there.isAllowed(fetched.url)) throw new CrawlError('robots_disallowed')
    return fetched
  }

  async function fetchHtml(url: URL, signal: AbortSignal, site?: URL): Promise<RawPage> {
    const limits = { maxBytes: MAX_PAGE_BYTES, signal, accept: isOneOf(HTML_TYPES) }
    const page = await fetchAllowed(url, site ? { ...limits, site } : limits)
    const isHtml = HTML_TYPES.has(page.type) || beginsAs(HTML_MARK, page.body)
    if (!isHtml) throw new CrawlError('not_html')
    return { url: page.url.href, body: page.body, charset: page.charset }
  }

  async function fetchPdf(url: URL, signal: AbortSignal): Promise<Uint8Array> {
    const limits = { maxBytes: PDF_MAX_BYTES, signal, accept: isOneOf(PDF_TYPES) }
    const { body } = await fetchAllowed(url, limits).catch((error: unknown) => {
      const reason = PDF_REASONS[toCrawlError(error).reason]
      throw reason ? new CrawlError(reason) : error
    })
    if (!beginsAs(PDF_MARK, body)) throw new CrawlError('not_pdf')
    return body
  }

  /** Without a scheme: https, and http where the host does not speak it. */
  async function openStart(address: string, signal: AbortSignal): Promise<RawPage> {
    if (/^https?:\/\//i.test(address)) return fetchHtml(parseAddress(address), signal)
    try {
      return await fetchHtml(parseAddress(`https://${address}`), signal)
    } catch (error) {
      const { reason } = toCrawlError(error)
      if (reason !== 'no_connection' && reason !== 'insecure' && reason !== 'timed_out') throw error
      return await fetchHtml(parseAddress(`http://${address}`), signal)
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
      const sitemap = sitemapPages(fetch, parser.sitemap, site, rules.sitemaps, MAX_FOUND, signal)
      const fetchPage = (url: URL) => fetchHtml(url, signal, site)
      const walk = { rules, parse: parser.outline, fetchPage, maxPages, signal }
      const found = await walkSite(walk, start, outline.links, sitemap)
      return { url: start.url, title: outline.title ?? site.host, ...found }
    },

    fetchPage(url, signal) {
      const wanted = parseAddress(url)
      return fetchHtml(wanted, signal, wanted)
    },

    fetchDocument: (url, signal) => fetchPdf(parseAddress(url), signal),

    close: () => fetch.close(),
  }
}

function parseAddress(address: string): URL {
  const url = normaliseLink(address)
  if (!url) throw new CrawlError('host_not_found')
  return url
}
