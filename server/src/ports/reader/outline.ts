import type { PageOutline, RawPage } from '../crawler/index.ts'
import { type HtmlDocument, parseDocument } from './dom.ts'
import { squeeze } from './squeeze.ts'
import { decodeHtml } from './encoding.ts'
import { linksOf } from './outline-links.ts'

const NEXT_TO_NO_TEXT = 200
const EMPTY_ROOT = '#root,#app,#__next,#__nuxt,#svelte,app-root,[data-reactroot],[ng-version]'

/** What a crawler needs from a page: its links, and whether it can be read. */
export function readOutline(page: RawPage): PageOutline {
  const document = parseDocument(decodeHtml(page.body, page.charset))
  const base = baseOf(document, page.url)
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href')
  return {
    title: siteNameOf(document) ?? titleOf(document),
    links: linksOf(document, base),
    canonical: canonical ? (URL.parse(canonical, base)?.href ?? null) : null,
    needsJavaScript: needsJavaScript(document),
  }
}

/** The base address for a page's relative links. */
export function baseOf(document: HtmlDocument, url: string): string {
  const href = document.querySelector('base[href]')?.getAttribute('href')
  return (href && URL.parse(href, url)?.href) || url
}

/** Whether the page is empty before its scripts run: it has an empty root element, or a noscript text that asks for scripts. */
export function needsJavaScript(document: HtmlDocument): boolean {
  if (!document.querySelector('script')) return false
  const noscript = [...document.querySelectorAll('noscript')].map((n) => n.textContent).join(' ')
  const hidden = [...document.querySelectorAll('script,style,template,noscript,title')]
  const all = squeeze(document.body?.textContent).length
  const unseen = hidden
    .filter((element) => element.closest('body'))
    .reduce((sum, element) => sum + squeeze(element.textContent).length, 0)
  if (all - unseen >= NEXT_TO_NO_TEXT) return false
  const root = document.querySelector(EMPTY_ROOT)
  const rootIsEmpty = root !== null && squeeze(root.textContent).length < NEXT_TO_NO_TEXT / 4
  return rootIsEmpty || /javascript/i.test(noscript)
}

export function titleOf(document: HtmlDocument): string | null {
  const title = squeeze(document.querySelector('title')?.textContent)
  const heading = squeeze(document.querySelector('h1')?.textContent)
  return title || heading || null
}

function siteNameOf(document: HtmlDocument): string | null {
  const meta = document.querySelector('meta[property="og:site_name"]')?.getAttribute('content')
  return squeeze(meta) || null
}
