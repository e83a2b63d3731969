import type { HtmlDocument, HtmlElement } from './dom.ts'

/** Attributes with addresses, by element. */
const PLACES: [selector: string, attribute: string][] = [
  ['a[href],area[href]', 'href'],
  ['frame[src],iframe[src],embed[src]', 'src'],
  ['object[data]', 'data'],
  ['link[rel="alternate"][hreflang]', 'href'],
  ['[data-href]', 'data-href'],
]
/** Addresses that a script opens on a click: only those written out in full, none that are put together. */
const GOES_TO =
  /(?:\blocation(?:\.href)?\s{0,9}=|\b(?:location\.(?:assign|replace)|window\.open)\s{0,9}\()\s{0,9}(?:'([^'\\]{1,2000})'|"([^"\\]{1,2000})")\s{0,9}(?:[;,)]|$)/
const REFRESH = /^\s{0,9}[\d.]{1,9}\s{0,9}[;,]\s{0,9}url\s{0,9}=\s{0,9}['"]?([^'"]{1,2000})/i

/** Absolute addresses that a page links to, each once, in the order of the kinds above. */
export function linksOf(document: HtmlDocument, base: string): string[] {
  const hrefs = [
    ...PLACES.flatMap(([selector, attribute]) => valuesOf(document, selector, attribute)),
    ...valuesOf(document, '[onclick]', 'onclick').flatMap((script) => {
      const target = GOES_TO.exec(script)
      return target ? [target[1] ?? target[2] ?? ''] : []
    }),
    ...valuesOf(document, 'meta[http-equiv="refresh" i]', 'content').flatMap(
      (content) => REFRESH.exec(content)?.[1] ?? [],
    ),
  ]
  return [...new Set(hrefs.flatMap((href) => URL.parse(href.trim(), base)?.href ?? []))]
}

function valuesOf(document: HtmlDocument, selector: string, attribute: string): string[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => !isOtherDownload(element, attribute))
    .map((element) => element.getAttribute(attribute) ?? '')
}

/** Whether a link downloads a file other than a PDF, which cannot be read. */
const isOtherDownload = (element: HtmlElement, attribute: string): boolean =>
  element.hasAttribute('download') &&
  !/\.pdf(?:[?#]|$)/i.test(element.getAttribute(attribute) ?? '')
