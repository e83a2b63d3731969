/** A web page as it came over the wire; `ports/reader` makes sense of it. */
export type RawPage = {
  /** Where redirects ended. */
  url: string
  body: Uint8Array
  charset: string | null
  /** Absent where the page is what its scripts made of it, which they do not tell about. */
  validators?: Validators
}

/** A page as a browser gets it that somebody opens, with what it may do there. */
export type VisitedPage = RawPage & {
  /** Content security policies of the answer's headers. */
  policies: string[]
}

/** What a website gives with a page to be asked later whether it has changed: its `ETag` and `Last-Modified`. Empty where it gives nothing. */
export type Validators = { etag?: string; lastModified?: string }

/** A later reading, which nobody waits for: every delay the site asks for is kept. */
export type Again = {
  /** Null takes the whole page. */
  since: Validators | null
}

export type RawDocument = { content: Uint8Array; validators: Validators }

/** What a crawl needs to know of a page. */
export type PageOutline = {
  /** The name of the site as the page gives it, else the title of the page; null when it has neither. */
  title: string | null
  /** Absolute addresses of what it leads to: links, frames, its other languages, where it sends a visitor. */
  links: string[]
  /** The address the page itself calls its own; null when it does not say. */
  canonical: string | null
  /** There is next to no text before its scripts run. */
  needsJavaScript: boolean
}

export type FoundSite = {
  /** The start, where its redirects ended. */
  url: string
  title: string
  /** Its pages: the start first, then the most general ones; their order does not depend on how fast the site answers. */
  links: string[]
  /** PDFs its pages link to, those of the site before those that lie elsewhere. */
  documents: string[]
}

/** A website as an earlier reading left it. */
export type KnownSite = {
  address: string
  scope: Exclude<Scope, 'page'>
  /** Addresses that are no news: those that are read, and those that are not wanted. */
  pages: string[]
  /** Pages that have changed: what is new is mostly linked there. */
  changed: string[]
}

export type NewPages = {
  pages: string[]
  /** Addresses that are no pages of their own: they need not be looked at again. */
  others: string[]
}

export type Scope = 'site' | 'page' | 'sitemap'

/** For whom something is read: accounts take turns, and what nobody waits for any more is not read. */
export type Turn = { account: string; signal: AbortSignal }

export type Crawler = {
  /**
   * The pages of the site at `address`, found by links and sitemap; stops at the bounds and when its signal aborts. Another `scope`
   * takes that page alone, or the pages that a sitemap at `address` names.
   * @throws CrawlError when the start cannot be read.
   */
  findPages(address: string, turn: Turn, scope?: Scope): Promise<FoundSite>
  /**
   * Pages a known site has got since, as its sitemap, its start and the pages that changed name them; one request at a time, and no more
   * than a look allows.
   * @throws CrawlError when its robots.txt cannot be read.
   */
  findNewPages(known: KnownSite, turn: Turn): Promise<NewPages>
  /**
   * One page, if robots.txt allows it; waits its turn where the site asks for a delay.
   * @param home where its site begins: a page that leads there by a redirect is gone
   * @throws CrawlError, `not_modified` where the page is still as `again` knows it, `sent_home`
   */
  fetchPage(url: string, signal: AbortSignal, again?: Again, home?: string): Promise<RawPage>
  /**
   * One PDF on the same terms; it may lie on another site.
   * @throws CrawlError
   */
  fetchDocument(url: string, signal: AbortSignal, again?: Again): Promise<RawDocument>
  /**
   * One page that its owner asks about, whatever robots.txt says to those who come by themselves.
   * @throws CrawlError
   */
  visitPage(address: string, turn: Turn): Promise<VisitedPage>
  /**
   * A script that page loads.
   * @throws CrawlError
   */
  fetchScript(url: string, signal: AbortSignal): Promise<Uint8Array>
  /**
   * A page that was fetched, as an installed browser shows it; null where none is configured.
   * @throws CrawlError
   */
  renderPage: ((url: string, turn: Turn) => Promise<RawPage>) | null
  close(): Promise<void>
}

/** Parsing happens in other processes, so the crawler is handed it. */
export type PageParser = {
  outline(page: RawPage, turn: Turn): Promise<PageOutline>
  /** Addresses of pages, and of further sitemaps, in a sitemap. */
  sitemap(body: Uint8Array, turn: Turn): Promise<{ pages: string[]; sitemaps: string[] }>
}
