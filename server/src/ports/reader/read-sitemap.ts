import { DOMParser } from 'linkedom'
import type { HtmlDocument } from './dom.ts'
import { squeeze } from './squeeze.ts'

/** The addresses in a sitemap, or in an index of sitemaps. */
export function readSitemap(body: Uint8Array): { pages: string[]; sitemaps: string[] } {
  const xml = new TextDecoder().decode(body)
  const document = new DOMParser().parseFromString(xml, 'text/xml') as unknown as HtmlDocument
  const locations = (parent: string) =>
    [...document.querySelectorAll(`${parent} > loc`)].map((loc) => squeeze(loc.textContent))
  return { pages: locations('url'), sitemaps: locations('sitemap') }
}
