import { parseHTML } from 'linkedom'

/** The little of the DOM that reading a page needs; the server is compiled without the browser's types. */
export type HtmlNode = {
  nodeType: number
  textContent: string | null
  childNodes: Iterable<HtmlNode>
}

export type HtmlElement = HtmlNode & {
  localName: string
  getAttribute(name: string): string | null
  hasAttribute(name: string): boolean
  querySelector(selector: string): HtmlElement | null
  querySelectorAll(selector: string): Iterable<HtmlElement>
  closest(selector: string): HtmlElement | null
  remove(): void
}

export type HtmlDocument = HtmlElement & { documentElement: HtmlElement; body: HtmlElement | null }

export const ELEMENT = 1
export const TEXT = 3

export const isElement = (node: HtmlNode): node is HtmlElement => node.nodeType === ELEMENT

export function parseDocument(html: string): HtmlDocument {
  // linkedom builds a document only around a root element.
  const whole = /<html[\s>]/i.test(html) ? html : `<html><body>${html}</body></html>`
  return (parseHTML(whole) as unknown as { document: HtmlDocument }).document
}

/** The text of a response body in the charset of its header, its meta tag, or UTF-8. */
export function decodeHtml(body: Uint8Array, charset: string | null): string {
  const head = new TextDecoder('latin1').decode(body.subarray(0, 2_048))
  const named = charset ?? /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(head)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(named).decode(body)
  } catch {
    return new TextDecoder('utf-8').decode(body)
  }
}

/** One line, free of what PostgreSQL cannot store: control characters and halves of a letter. */
export const squeeze = (text: string | null | undefined): string =>
  (text ?? '')
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(/[\u200B\u00AD]/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
