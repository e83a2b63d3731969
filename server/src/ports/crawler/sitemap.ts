import { gunzipSync } from 'node:zlib'
import type { PageParser, Turn } from './index.ts'
import { isSameSite, looksLikePage, normaliseLink } from './links.ts'
import type { SafeFetch } from './safe-fetch.ts'

const MAX_FILES = 20
const MAX_BYTES = 10_000_000

/** The usual address of a site's sitemap. */
export const usualSitemap = (site: URL): string => new URL('/sitemap.xml', site).href

/** The pages listed in the sitemaps `named` of a site, at most `limit`; a sitemap that cannot be read lists none. */
export async function sitemapPages(
  fetch: SafeFetch,
  parse: PageParser['sitemap'],
  site: URL,
  named: string[],
  limit: number,
  turn: Turn,
): Promise<URL[]> {
  const left = [...named]
  const seen = new Set<string>()
  const pages: URL[] = []
  while (left.length > 0 && seen.size < MAX_FILES && pages.length < limit && !turn.signal.aborted) {
    const url = URL.parse(left.shift()!, site.href)
    if (!url || seen.has(url.href) || !isSameSite(url, site)) continue
    seen.add(url.href)
    const found = await fetch
      .get(url, { maxBytes: MAX_BYTES, signal: turn.signal })
      .then(({ body }) => parse(unpacked(body), turn))
      .catch(() => ({ pages: [], sitemaps: [] }))
    left.push(...found.sitemaps)
    for (const page of found.pages) {
      const link = normaliseLink(page, url)
      if (link && isSameSite(link, site) && looksLikePage(link)) pages.push(link)
    }
  }
  return pages.slice(0, limit)
}

/** `sitemap.xml.gz` is a gzip file, whatever its headers say. */
const unpacked = (body: Buffer): Buffer =>
  body[0] === 0x1f && body[1] === 0x8b ? gunzipSync(body, { maxOutputLength: MAX_BYTES }) : body
