import {
  type CrawlLimit,
  type CrawlResult,
  FOUND_DOCUMENTS_MAX,
  FOUND_PAGES_MAX,
  SITEMAPS_MAX,
  type SiteSection,
} from 'shared-types'

/** A section and the links chosen from it. */
export type LinkedSection = SiteSection & { links: string[] }

/** Groups every link under the section with the longest matching path. */
export function linksBySection({ links, sections }: CrawlResult): LinkedSection[] {
  const byPath = new Map(sections.map((section) => [section.path, [] as string[]]))
  for (const link of links) byPath.get(sectionPathOf(link, byPath))?.push(link)
  return sections.map((section) => ({ ...section, links: byPath.get(section.path) ?? [] }))
}

function sectionPathOf(link: string, known: ReadonlyMap<string, unknown>): string {
  const segments = new URL(link).pathname.split('/').filter(Boolean)
  for (let length = segments.length; length > 0; length--) {
    const path = `/${segments.slice(0, length).join('/')}`
    if (known.has(path)) return path
  }
  return '/'
}

/** What a limit left unseen, the one that explains most first. */
const UNSEEN: [limit: CrawlLimit, unseen: string][] = [
  ['time', 'it did not answer fast enough to look at all of it'],
  ['size', 'it is too large to look at all of it'],
  ['addresses', `no more than ${FOUND_PAGES_MAX.toLocaleString('en')} addresses are looked at`],
  ['sitemaps', `no more than ${SITEMAPS_MAX} of its sitemaps are read`],
  ['opened', 'not every page was opened to look for links'],
  ['unread_sitemap', 'a sitemap that its robots.txt names could not be read or is empty'],
  ['depth', 'links far from its first page were not followed'],
]

/** Why the website may have more pages than were found, in a sentence; null where all of it was seen. */
export function morePages({ limits = [] }: CrawlResult): string | null {
  const unseen = UNSEEN.find(([limit]) => limits.includes(limit))?.[1]
  return unseen ? `The website may have more pages and PDFs: ${unseen}.` : null
}

/** Why it may link to more PDFs; null where only pages were not seen. */
export const moreDocuments = ({ limits = [] }: CrawlResult): string | null =>
  limits.includes('documents')
    ? `The website links to more PDFs: only the first ${FOUND_DOCUMENTS_MAX} are listed.`
    : null

/** Content on the site itself comes from its owner; content of other sites that it links to may come from anybody. */
export const isOwnDocument = (document: string, { links }: CrawlResult): boolean =>
  links[0] !== undefined && hostOf(document) === hostOf(links[0])

/** The host without `www.`, which makes no difference. */
export const hostOf = (link: string): string => new URL(link).host.replace(/^www\./, '')

/** The file name in an address: 'https://shop.test/files/price%20list.pdf' is 'price list.pdf'. */
export function fileOf(link: string): string {
  const file = new URL(link).pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(file)
  } catch {
    return file
  }
}
