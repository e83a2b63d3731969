import { toCrawlError } from './crawl-error.ts'
import type { PageParser, RawPage } from './index.ts'
import { isSameSite, looksLikePage, normaliseLink, pageKey } from './links.ts'
import type { SiteRules } from './robots.ts'

const MAX_DEPTH = 10
const MAX_TOTAL_BYTES = 150_000_000
/** Requests at a time to one site. */
const CONCURRENCY = 6

type Candidate = { url: URL; depth: number; keep: boolean }

export type Walk = {
  rules: SiteRules
  parse: PageParser['outline']
  fetchPage(url: URL): Promise<RawPage>
  maxPages: number
  signal: AbortSignal
}

/**
 * Follows the links of a site breadth first from `start`, which is already fetched. `sitemap` joins when it has been read. What the
 * time does not allow to open stays in the list: it was linked, and training will tell what is wrong with it.
 */
export async function walkSite(
  walk: Walk,
  start: RawPage,
  startLinks: string[],
  sitemap: Promise<URL[]>,
): Promise<string[]> {
  const site = new URL(start.url)
  const found = new Map<string, Candidate>()
  const queue: Candidate[] = []
  let bytes = start.body.length

  const add = (href: string | URL, base: URL, depth: number) => {
    const url = normaliseLink(String(href), base)
    if (!url || depth > MAX_DEPTH || found.size >= walk.maxPages) return
    if (!isSameSite(url, site) || !looksLikePage(url)) return
    const key = pageKey(url)
    if (found.has(key) || !walk.rules.isAllowed(url)) return
    const candidate = { url, depth, keep: true }
    found.set(key, candidate)
    queue.push(candidate)
  }

  const open = async (candidate: Candidate) => {
    try {
      const page = await walk.fetchPage(candidate.url)
      bytes += page.body.length
      const outline = await walk.parse(page)
      const own = normaliseLink(outline.canonical ?? page.url, new URL(page.url))
      const moved = own && isSameSite(own, site) && pageKey(own) !== pageKey(candidate.url)
      if (moved) add(own, site, candidate.depth)
      candidate.keep = !moved && !outline.needsJavaScript
      for (const link of outline.links) add(link, new URL(page.url), candidate.depth + 1)
    } catch (error) {
      candidate.keep = walk.signal.aborted || toCrawlError(error).transient
    }
  }

  add(start.url, site, 0)
  queue.shift()
  for (const link of startLinks) add(link, site, 1)
  const joining = sitemap.then((pages) => pages.forEach((page) => add(page, site, 1)))
  await drain(queue, joining, open, () => walk.signal.aborted || bytes > MAX_TOTAL_BYTES)
  return [...found.values()].filter(({ keep }) => keep).map(({ url }) => url.href)
}

/** Opens candidates until there is nothing left to open and nothing left to wait for. */
async function drain(
  queue: Candidate[],
  joining: Promise<void>,
  open: (candidate: Candidate) => Promise<void>,
  isOver: () => boolean,
) {
  const running = new Set<Promise<unknown>>()
  const track = (work: Promise<void>) => {
    const tracked = work.finally(() => running.delete(tracked))
    running.add(tracked)
  }
  track(joining)
  while ((queue.length > 0 || running.size > 0) && !isOver()) {
    while (queue.length > 0 && running.size < CONCURRENCY) track(open(queue.shift()!))
    await Promise.race(running)
  }
  await Promise.all(running)
}
