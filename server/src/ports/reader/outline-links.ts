import type { HtmlDocument, HtmlElement } from './dom.ts'

/** Attributes that hold an address, by what carries them. */
const PLACES: [selector: string, attribute: string][] = [
  ['a[href],area[href]', 'href'],
  ['frame[src],iframe[src],embed[src]', 'src'],
  ['object[data]', 'data'],
  ['link[rel="alternate"][hreflang]', 'href'],
  ['[data-href]', 'data-href'],
]
/** Where a click leads that a script answers: an address given as it stands, never one that is put together. */
const GOES_TO =
  /(?:\blocation(?:\.href)?\s{0,9}=|\b(?:location\.(?:assign|replace)|window\.open)\s{0,9}\()\s{0,9}(?:'([^'\\]{1,2000})'|"([^"\\]{1,2000})")\s{0,9}(?:[;,)]|$)/
const REFRESH = /^\s{0,9}[\d.]{1,9}\s{0,9}[;,]\s{0,9}url\s{0,9}=\s{0,9}['"]?([^'"]{1,2000})/i

/** Absolute addresses a page leads to, each once, in the order of the kinds above. */
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

/** Of what is offered as a file only PDFs can be read. */
const isOtherDownload = (element: HtmlElement, attribute: string): boolean =>
  element.hasAttribute('download') &&
  !/\.pdf(?:[?#]|$)/i.test(element.getAttribute(attribute) ?? '')
