import { yieldToEventLoop } from '../../lib/yield-to-event-loop.ts'
import { type CrawlReason, toCrawlError } from './crawl-error.ts'
import { movedTo } from './find-pages.ts'
import type { NewPages, PageOutline, RawPage } from './index.ts'
import { isSameSite, looksLikePage, looksLikePdf, normaliseLink, pageKey } from './links.ts'
import type { SiteRules } from './robots.ts'

/** The most addresses opened in one check: further new pages are found by the next ones. */
const MAX_OPENED = 50
/** Reasons why a page is not counted as known, so that the next check opens it again. */
const MAY_COME = new Set<CrawlReason>(['page_missing', 'page_gone'])

export type Look = {
  rules: SiteRules
  site: URL
  open(url: URL): Promise<{ page: RawPage; outline: PageOutline }>
  /** Whether links of new pages are followed too. */
  follows: boolean
  signal: AbortSignal
}

/**
 * Pages of a site that are not among the `known` keys: those in its sitemap, then those that the pages `from` link to, then those that the
 * new ones link to. Each is opened, because many addresses are another name of the same page.
 */
export async function lookForPages(
  { rules, site, open, follows, signal }: Look,
  known: Set<string>,
  from: URL[],
  named: URL[],
): Promise<NewPages> {
  const found: NewPages = { pages: [], others: [] }
  const queue: URL[] = []
  let opened = 0

  const add = (link: string | URL, base: URL) => {
    const url = normaliseLink(String(link), base)
    if (!url || !isSameSite(url, site) || known.has(pageKey(url)) || !rules.isAllowed(url)) return
    known.add(pageKey(url))
    if (looksLikePdf(url)) found.pages.push(url.href)
    else if (looksLikePage(url)) queue.push(url)
  }
  const addAll = async (links: (string | URL)[], base: URL) => {
    for (const link of links) {
      add(link, base)
      await yieldToEventLoop()
    }
  }
  const lookAt = async (url: URL) => {
    const { page, outline } = await open(url)
    const moved = movedTo(url, page, outline)
    if (moved) add(moved, site)
    const isPage = !moved && !outline.needsJavaScript
    found[isPage ? 'pages' : 'others'].push(url.href)
    if (isPage && follows) await addAll(outline.links, new URL(page.url))
  }
  const linksOf = async (url: URL) => {
    const { page, outline } = await open(url)
    await addAll(outline.links, new URL(page.url))
  }

  await addAll(named, site)
  for (const url of from) {
    if (!signal.aborted) await linksOf(url).catch(() => undefined)
  }
  for (let url = queue.shift(); url && !signal.aborted; url = queue.shift()) {
    if (opened++ >= MAX_OPENED) break
    await lookAt(url).catch((error: unknown) => {
      const { reason, transient } = toCrawlError(error)
      if (!signal.aborted && !transient && !MAY_COME.has(reason)) found.others.push(url.href)
    })
  }
  return { pages: found.pages.slice(0, MAX_OPENED), others: found.others }
}
