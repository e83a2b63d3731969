import { parseHTML } from 'linkedom'
import { withoutDeepNesting } from './nesting.ts'

/** The little of the DOM that reading a page needs; the server is compiled without the browser's types. */
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

/** `<A HREF=`, as pages of the nineties have it: names of attributes are the same in any case, which the parser does not know. */
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
  // linkedom builds a document only around a root element.
  const shallow = withoutDeepNesting(html)
  const whole = /<html[\s>]/i.test(shallow) ? shallow : `<html><body>${shallow}</body></html>`
  const { document } = parseHTML(whole) as unknown as { document: HtmlDocument }
  if (SHOUTED.test(whole)) lowerAttributes(document)
  return document
}

/** One line, free of what PostgreSQL cannot store: control characters and halves of a letter. */
export const squeeze = (text: string | null | undefined): string =>
  (text ?? '')
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(/[\u200B\u00AD]/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
