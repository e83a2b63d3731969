import { gunzipSync } from 'node:zlib'
import { type CrawlLimit, FOUND_PAGES_MAX, SITEMAPS_MAX } from 'shared-types'
import type { PageParser, Turn } from './index.ts'
import { isSameSite, looksLikePage, normaliseLink } from './links.ts'
import type { SafeFetch } from './safe-fetch.ts'

const MAX_BYTES = 10_000_000

/** The usual address of a site's sitemap. */
const usualSitemap = (site: URL): string => new URL('/sitemap.xml', site).href

/** The pages in sitemaps, and the limits at which reading them ended. */
export type Listed = { pages: URL[]; limits: CrawlLimit[] }

/** The sitemaps that a site may have: those it announces, whose failure is told, and the usual one, which it may as well not have. */
export const sitemapsOf = (site: URL, announced: string[]): Named => ({
  announced: new Set(announced.flatMap((address) => URL.parse(address, site.href)?.href ?? [])),
  all: [...announced, usualSitemap(site)],
})
/** A sitemap whose address the owner gave: where it lists no page, the search itself fails. */
export const onlySitemap = ({ href }: URL): Named => ({ announced: new Set(), all: [href] })

export type Named = { announced: ReadonlySet<string>; all: string[] }

/** The pages listed in the sitemaps `named` of a site; a sitemap that cannot be read lists none. */
export async function sitemapPages(
  fetch: SafeFetch,
  parse: PageParser['sitemap'],
  site: URL,
  { all, announced }: Named,
  turn: Turn,
): Promise<Listed> {
  const left = [...all]
  const limits = new Set<CrawlLimit>()
  const seen = new Set<string>()
  const pages: URL[] = []
  const ended = (at: CrawlLimit) => ({
    pages: pages.slice(0, FOUND_PAGES_MAX),
    limits: [...limits, at],
  })
  for (let next = left.shift(); next !== undefined; next = left.shift()) {
    const url = URL.parse(next, site.href)
    if (!url || seen.has(url.href) || !isSameSite(url, site)) continue
    if (turn.signal.aborted) return ended('time')
    if (seen.size >= SITEMAPS_MAX) return ended('sitemaps')
    if (pages.length >= FOUND_PAGES_MAX) return ended('addresses')
    seen.add(url.href)
    const found = await fetch
      .get(url, { maxBytes: MAX_BYTES, signal: turn.signal })
      .then(({ body }) => parse(unpacked(body), turn))
      .catch(() => NOTHING)
    const isEmpty = found.pages.length + found.sitemaps.length === 0
    // A search that was ended says so itself.
    if (isEmpty && announced.has(url.href) && !turn.signal.aborted) limits.add('unread_sitemap')
    left.push(...found.sitemaps)
    for (const page of found.pages) {
      const link = normaliseLink(page, url)
      if (link && isSameSite(link, site) && looksLikePage(link)) pages.push(link)
    }
  }
  if (turn.signal.aborted) return ended('time')
  if (pages.length > FOUND_PAGES_MAX) return ended('addresses')
  return { pages, limits: [...limits] }
}

const NOTHING = { pages: [], sitemaps: [] }

/** `sitemap.xml.gz` is a gzip file, whatever its headers say. */
const unpacked = (body: Buffer): Buffer =>
  body[0] === 0x1f && body[1] === 0x8b ? gunzipSync(body, { maxOutputLength: MAX_BYTES }) : body
