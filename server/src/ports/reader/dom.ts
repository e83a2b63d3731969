import { parseHTML } from 'linkedom'
import { withoutDeepNesting } from './nesting.ts'

/** The part of the DOM that reading a page needs. The server is compiled without the browser's types. */
export type HtmlNode = {
  nodeType: number
  textContent: string | null
  childNodes: Iterable<HtmlNode>
}

export type HtmlElement = HtmlNode & {
  localName: string
  getAttribute(name: string): string | null
  getAttributeNames(): string[]
  setAttribute(name: string, value: string): void
  hasAttribute(name: string): boolean
  querySelector(selector: string): HtmlElement | null
  querySelectorAll(selector: string): Iterable<HtmlElement>
  closest(selector: string): HtmlElement | null
  parentElement: HtmlElement | null
  remove(): void
}

export type HtmlDocument = HtmlElement & { documentElement: HtmlElement; body: HtmlElement | null }

export const ELEMENT = 1
export const TEXT = 3

/**
 * Attributes in capitals, such as `<A HREF=` on old pages. Case does not matter in HTML, but the parser treats such names as
 * different.
 */
const SHOUTED = /\s[A-Z]{2,20}\s?=/

function lowerAttributes(document: HtmlDocument) {
  for (const element of document.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      const lower = name.toLowerCase()
      if (lower === name || element.hasAttribute(lower)) continue
      element.setAttribute(lower, element.getAttribute(name) ?? '')
    }
  }
}

export function parseDocument(html: string): HtmlDocument {
  // linkedom builds a proper document only from an `<html>` element.
  const shallow = withoutDeepNesting(html)
  const whole = /<html[\s>]/i.test(shallow) ? shallow : `<html><body>${shallow}</body></html>`
  const { document } = parseHTML(whole) as unknown as { document: HtmlDocument }
  if (SHOUTED.test(whole)) lowerAttributes(document)
  return document
}
