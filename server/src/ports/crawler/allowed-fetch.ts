import { PDF_MAX_BYTES } from 'shared-types'
import { CrawlError, type CrawlReason, toCrawlError } from './crawl-error.ts'
import type { Again, RawDocument, RawPage, VisitedPage } from './index.ts'
import type { robotsRules } from './robots.ts'
import type { Fetched, FetchOptions, SafeFetch } from './safe-fetch.ts'

/** The longest delay between two requests that is granted to a site: while an owner waits, and while nobody waits. */
const SHORT_DELAY_MS = 5_000
const LONG_DELAY_MS = 30_000
const MAX_PAGE_BYTES = 4_000_000
const HTML_TYPES = new Set(['text/html', 'application/xhtml+xml'])
const PDF_TYPES = new Set(['application/pdf', 'application/x-pdf'])
/** Media types of a server that does not know the type; the content decides then. */
const UNKNOWN_TYPES = new Set(['', 'application/octet-stream', 'binary/octet-stream'])
/** A file's signature may begin within this many bytes. */
const MARK_WITHIN = 1_024
const HTML_MARK = /^(?:\xef\xbb\xbf)?\s*<(?:!doctype\s+html|html|head|body)\b/i
const PDF_MARK = /%PDF-/
/** For PDFs, the reasons that replace those for pages. */
const PDF_REASONS: { [reason in CrawlReason]?: CrawlReason } = {
  not_html: 'not_pdf',
  too_large: 'pdf_too_large',
}

const isOneOf = (types: Set<string>) => (type: string) => types.has(type) || UNKNOWN_TYPES.has(type)
const beginsAs = (mark: RegExp, body: Buffer) =>
  mark.test(body.subarray(0, MARK_WITHIN).toString('latin1'))

/** Fetches what robots.txt allows, one after another, and only content of the expected kind. */
export function allowedFetch(fetch: SafeFetch, rulesOf: ReturnType<typeof robotsRules>) {
  async function fetchAllowed(
    url: URL,
    options: FetchOptions & { signal: AbortSignal },
    again?: Again,
  ) {
    const rules = await rulesOf(url, options.signal)
    if (!rules.isAllowed(url)) throw new CrawlError('robots_disallowed')
    await rules.turn(again ? LONG_DELAY_MS : SHORT_DELAY_MS, options.signal)
    const fetched = await fetch.get(url, { ...options, since: again?.since ?? null })
    const there = await rulesOf(fetched.url, options.signal)
    if (!there.isAllowed(fetched.url)) throw new CrawlError('robots_disallowed')
    return fetched
  }

  async function fetchHtml(
    url: URL,
    signal: AbortSignal,
    within: { site?: URL; home?: URL } = {},
    again?: Again,
  ): Promise<RawPage> {
    const limits = { maxBytes: MAX_PAGE_BYTES, signal, accept: isOneOf(HTML_TYPES) }
    return asPage(await fetchAllowed(url, { ...limits, ...within }, again))
  }

  async function visitHtml(url: URL, signal: AbortSignal): Promise<VisitedPage> {
    const limits = { maxBytes: MAX_PAGE_BYTES, signal, accept: isOneOf(HTML_TYPES) }
    const page = await fetch.get(url, limits)
    return { ...asPage(page), policies: page.policies }
  }

  async function fetchPdf(url: URL, signal: AbortSignal, again?: Again): Promise<RawDocument> {
    const limits = { maxBytes: PDF_MAX_BYTES, signal, accept: isOneOf(PDF_TYPES) }
    const { body, validators } = await fetchAllowed(url, limits, again).catch((error: unknown) => {
      const reason = PDF_REASONS[toCrawlError(error).reason]
      throw reason ? new CrawlError(reason) : error
    })
    if (!beginsAs(PDF_MARK, body)) throw new CrawlError('not_pdf')
    return { content: body, validators }
  }

  return { fetchHtml, visitHtml, fetchPdf }
}

function asPage({ url, type, body, charset, validators }: Fetched): RawPage {
  const isHtml = HTML_TYPES.has(type) || beginsAs(HTML_MARK, body)
  if (!isHtml) throw new CrawlError('not_html')
  return { url: url.href, body, charset, validators }
}
