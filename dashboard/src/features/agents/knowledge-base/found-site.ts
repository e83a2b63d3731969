import type { CrawlResult, SiteSection } from 'shared-types'

/** A section with the links taken of it. */
export type LinkedSection = SiteSection & { links: string[] }

/** Every link under the section with the longest path above it. */
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

/** What lies on the site itself is its owner's word; what it links to elsewhere may be anybody's. */
export const isOwnDocument = (document: string, { links }: CrawlResult): boolean =>
  links[0] !== undefined && hostOf(document) === hostOf(links[0])

/** `www.` makes no difference. */
export const hostOf = (link: string): string => new URL(link).host.replace(/^www\./, '')

/** 'https://shop.test/files/price%20list.pdf' is the file 'price list.pdf'. */
export function fileOf(link: string): string {
  const file = new URL(link).pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(file)
  } catch {
    return file
  }
}
