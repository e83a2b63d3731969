import type { CrawlLimit } from 'shared-types'

/** A web page as it was received; `ports/reader` interprets it. */
export type RawPage = {
  /** The address after redirects. */
  url: string
  body: Uint8Array
  charset: string | null
  /** Absent for a page rendered by scripts, for which they say nothing. */
  validators?: Validators
}

/** A page as a browser receives it, with the policies that apply to it. */
export type VisitedPage = RawPage & {
  /** Content security policies in the headers. */
  policies: string[]
}

/**
 * The `ETag` and `Last-Modified` of a page, with which its website can be asked later whether it has changed. Empty when it has neither.
 */
export type Validators = { etag?: string; lastModified?: string }

/** A later reading, for which nobody waits: every delay the site asks for is respected. */
export type Again = {
  /** Null to download the whole page. */
  since: Validators | null
}

export type RawDocument = { content: Uint8Array; validators: Validators }

/** What a crawl needs to know about a page. */
export type PageOutline = {
  /** The name of the site according to the page, else the title of the page; null when it has neither. */
  title: string | null
  /** Absolute addresses that the page leads to: links, frames, other languages, redirects. */
  links: string[]
  /** The canonical address that the page declares; null when it declares none. */
  canonical: string | null
  /** True when there is hardly any text before its scripts run. */
  needsJavaScript: boolean
}

export type FoundSite = {
  /** The home page, after redirects. */
  url: string
  title: string
  /** Its pages: the home page first, then the most general ones; the order does not depend on how fast the site answers. */
  links: string[]
  /** PDFs that its pages link to, those of the site itself before others. */
  documents: string[]
  /** The limits that were reached: there may be more pages or PDFs. */
  limits: CrawlLimit[]
}

/** A website as an earlier reading found it. */
export type KnownSite = {
  address: string
  scope: Exclude<Scope, 'page'>
  /** Known addresses: those that are read, and those that are not wanted. */
  pages: string[]
  /** Pages that have changed: new pages are mostly linked there. */
  changed: string[]
}

export type NewPages = {
  pages: string[]
  /** Addresses that lead to one of the pages already found, and need not be opened again. */
  others: string[]
}

export type Scope = 'site' | 'page' | 'sitemap'

/** The account for which something is read: accounts take turns, and reading stops when the signal aborts. */
export type Turn = { account: string; signal: AbortSignal }

export type Crawler = {
  /**
   * Finds the pages of the site at `address` by links and sitemap; stops at the limits and when the signal aborts. With another `scope`,
   * returns only that page, or the pages in a sitemap at `address`.
   * @throws CrawlError when the start cannot be read.
   */
  findPages(address: string, turn: Turn, scope?: Scope): Promise<FoundSite>
  /**
   * Pages that a known site has added, found through its sitemap, its home page and the changed pages; one request at a time, up to a
   * limit.
   * @throws CrawlError when its robots.txt cannot be read.
   */
  findNewPages(known: KnownSite, turn: Turn): Promise<NewPages>
  /**
   * Fetches one page, if robots.txt allows it; waits when the site asks for a delay.
   * @param home of its site: a page that redirects there counts as gone
   * @throws CrawlError, `not_modified` when the page is the same as in `again`, `sent_home`
   */
  fetchPage(url: string, signal: AbortSignal, again?: Again, home?: string): Promise<RawPage>
  /**
   * Fetches a PDF in the same way; it may be on another site.
   * @throws CrawlError
   */
  fetchDocument(url: string, signal: AbortSignal, again?: Again): Promise<RawDocument>
  /**
   * Fetches a page that its owner asks about, regardless of robots.txt, which is meant for automatic visitors.
   * @throws CrawlError
   */
  visitPage(address: string, turn: Turn): Promise<VisitedPage>
  /**
   * Fetches a script that a page loads.
   * @throws CrawlError
   */
  fetchScript(url: string, signal: AbortSignal): Promise<Uint8Array>
  /**
   * Renders a page that was fetched in an installed browser; null when none is configured.
   * @throws CrawlError
   */
  renderPage: ((url: string, turn: Turn) => Promise<RawPage>) | null
  close(): Promise<void>
}

/** The parser is passed in, because parsing happens in other processes. */
export type PageParser = {
  outline(page: RawPage, turn: Turn): Promise<PageOutline>
  /** The addresses of pages and of further sitemaps in a sitemap. */
  sitemap(body: Uint8Array, turn: Turn): Promise<{ pages: string[]; sitemaps: string[] }>
}

/** Opens a page in an installed browser and returns what its scripts have made of it. */
export type Renderer = {
  /** @throws CrawlError when the page cannot be shown in time and memory. */
  render(url: URL, turn: Turn): Promise<RawPage>
  close(): Promise<void>
}
