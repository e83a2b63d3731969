import { setImmediate } from 'node:timers/promises'
import { type CrawlLimit, FOUND_DOCUMENTS_MAX, FOUND_PAGES_MAX } from 'shared-types'
import { FairQueue } from '../../lib/fair-queue.ts'
import { toCrawlError } from './crawl-error.ts'
import type { FoundSite, PageOutline, RawPage } from './index.ts'
import {
  isSameSite,
  levelOf,
  looksLikePage,
  looksLikePdf,
  normaliseLink,
  pageKey,
} from './links.ts'
import type { SiteRules } from './robots.ts'
import type { Listed } from './sitemap.ts'

const MAX_DEPTH = 10
/** Depth of pages that only the sitemap lists: after those that the home page and its menus link to. */
const DEPTH_OF_SITEMAP = 3
const MAX_TOTAL_BYTES = 150_000_000
/** Comparing thousands of links with a hostile robots.txt takes a second, so after this time others get a turn. */
const PAUSE_AFTER_MS = 20
/** Requests at a time to one site. */
const CONCURRENCY = 6

type Candidate = { url: URL; depth: number; keep: boolean }

export type Walk = {
  rules: SiteRules
  parse(page: RawPage): Promise<PageOutline>
  fetchPage(url: URL): Promise<RawPage>
  /** Pages to open; links to other pages are known from the sitemap and the opened pages. */
  maxPages: number
  signal: AbortSignal
}

/**
 * Follows the links of a site from `start`, which is already fetched, alternating between the site's sections. `sitemap` is added when it
 * has been read. Links beyond the limits are listed without being opened: they were linked, and training will find out what is wrong with
 * them.
 */
export async function walkSite(
  walk: Walk,
  start: RawPage,
  startLinks: string[],
  sitemap: Promise<Listed>,
): Promise<Pick<FoundSite, 'links' | 'documents' | 'limits'>> {
  const site = new URL(start.url)
  const found = new Map<string, Candidate>()
  const documents = new Map<string, URL>()
  const limits = new Set<CrawlLimit>()
  const queue = new FairQueue<Candidate>(({ url }) => url.pathname.split('/')[1] ?? '')
  let bytes = start.body.length
  let opened = 1

  const add = (href: string | URL, base: URL, depth: number) => {
    const url = normaliseLink(String(href), base)
    if (!url) return
    if (looksLikePdf(url)) return addDocument(url)
    if (!isSameSite(url, site) || !looksLikePage(url)) return
    const key = pageKey(url)
    const known = found.get(key)
    if (known) known.depth = Math.min(known.depth, depth)
    if (known || limits.has('addresses') || !walk.rules.isAllowed(url)) return
    if (depth > MAX_DEPTH) return limits.add('depth')
    if (found.size >= FOUND_PAGES_MAX) return limits.add('addresses')
    const candidate = { url, depth, keep: true }
    found.set(key, candidate)
    queue.push(candidate)
  }

  const addAll = async (links: (string | URL)[], base: URL, depth: number) => {
    let began = performance.now()
    for (const link of links) {
      add(link, base, depth)
      if (performance.now() - began < PAUSE_AFTER_MS) continue
      await setImmediate()
      began = performance.now()
    }
  }

  const addDocument = (url: URL) => {
    const refused = isSameSite(url, site) && !walk.rules.isAllowed(url)
    if (refused || documents.has(url.href)) return
    if (documents.size < FOUND_DOCUMENTS_MAX) documents.set(url.href, url)
    else limits.add('documents')
  }

  const open = async (candidate: Candidate) => {
    try {
      const page = await walk.fetchPage(candidate.url)
      bytes += page.body.length
      const outline = await walk.parse(page)
      const moved = movedTo(candidate.url, page, outline)
      if (moved) add(moved, site, candidate.depth)
      candidate.keep = !moved && !outline.needsJavaScript
      await addAll(outline.links, new URL(page.url), candidate.depth + 1)
    } catch (error) {
      candidate.keep = walk.signal.aborted || toCrawlError(error).transient
    }
  }

  add(start.url, site, 0)
  queue.take()
  await addAll(startLinks, site, 1)
  const joining = sitemap.then(async (listed) => {
    for (const limit of listed.limits) limits.add(limit)
    await addAll(listed.pages, site, DEPTH_OF_SITEMAP)
  })
  const isOver = () => walk.signal.aborted || bytes > MAX_TOTAL_BYTES
  const next = () => {
    if (queue.size === 0 || opened >= walk.maxPages) return undefined
    opened++
    return queue.take()
  }
  await drain(next, joining, open, isOver)
  // A page that was being opened when the time was up may lead to more, so nothing need be left in the queue.
  if (walk.signal.aborted) limits.add('time')
  else if (queue.size > 0) limits.add(opened < walk.maxPages ? 'size' : 'opened')
  const [first, ...others] = found.values()
  const kept = [first!, ...others.toSorted(byRank)].filter(({ keep }) => keep)
  return {
    links: kept.map(({ url }) => url.href),
    documents: [...documents.values()].toSorted(ownFirst(site)).map(({ href }) => href),
    limits: [...limits],
  }
}

/** The page of the same site for which `requested` is only another address; null when it is a page of its own. */
export function movedTo(requested: URL, page: RawPage, outline: PageOutline): URL | null {
  const own = normaliseLink(outline.canonical ?? page.url, new URL(page.url))
  return own && isSameSite(own, requested) && pageKey(own) !== pageKey(requested) ? own : null
}

/** The most general first: by address, then by how many links are needed to reach it. */
const byRank = (a: Candidate, b: Candidate): number =>
  levelOf(a.url) - levelOf(b.url) || a.depth - b.depth || byText(a.url.href, b.url.href)

const ownFirst = (site: URL) => (a: URL, b: URL) =>
  Number(isSameSite(b, site)) - Number(isSameSite(a, site)) || byText(a.href, b.href)

/** Compares by character codes, so that the order is the same on every machine. */
const byText = (a: string, b: string): number => Number(a > b) - Number(a < b)

/** Opens candidates until none is left and none is pending. */
async function drain(
  next: () => Candidate | undefined,
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
  while (!isOver()) {
    while (running.size < CONCURRENCY) {
      const candidate = next()
      if (!candidate) break
      track(open(candidate))
    }
    if (running.size === 0) break
    await Promise.race(running)
  }
  await Promise.all(running)
}
