import type { RawPage } from '../crawler/index.ts'
import { type HtmlDocument, type HtmlElement, parseDocument } from './dom.ts'
import { decodeHtml } from './encoding.ts'
import { baseOf } from './outline.ts'

/** File name of the widget's script, in any folder. */
const WIDGET = 'nexus-widget.js'
const TAG_MANAGER = 'googletagmanager.com'
/** The most tags of one kind: more tell the owner nothing new. */
const MAX = 20
const SHOW_TEXT = 4
const SHOW_COMMENT = 128
/** Types of scripts that browsers run; scripts of other types are data until another script changes that. */
const RUNS = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/

/** A script tag of the widget in a page. */
export type EmbedTag = {
  /** Absolute address; null where there is none that can be read. */
  src: string | null
  agentId: string | null
  /** Absolute address of the API; null where the script's own host serves it. */
  apiBase: string | null
  integrity: string | null
  nonce: string | null
  hasCrossOrigin: boolean
  /** Where the tag is: browsers only load it on the page itself, with a type that runs. */
  place: 'page' | 'comment' | 'noscript' | 'held_back'
}

/** The widget's tags in a page, and what decides whether they may run. */
export type PageEmbeds = {
  tags: EmbedTag[]
  /** Scripts in the page that create the tag, as tag managers do. */
  madeByScript: string[]
  /** The page shows the snippet to its readers as text. */
  isShownAsText: boolean
  /** Content security policies in meta tags. */
  policies: string[]
  hasTagManager: boolean
}

/** Looks for the widget in a page as it was received. */
export function readEmbeds(page: RawPage): PageEmbeds {
  const document = parseDocument(decodeHtml(page.body, page.charset))
  const base = baseOf(document, page.url)
  const scripts = [...document.querySelectorAll('script')]
  const inline = scripts.filter((script) => !script.hasAttribute('src')).map(textOf)
  const tags = [
    ...scripts.filter(isWidget).map((script) => tagOf(script, base, placeOf(script))),
    ...mentions(document, SHOW_COMMENT).flatMap(({ textContent: text }) =>
      [...parseDocument(text ?? '').querySelectorAll('script')]
        .filter(isWidget)
        .map((script) => tagOf(script, base, 'comment')),
    ),
  ]
  const sources = [...document.querySelectorAll('script[src],iframe[src]')].map(addressOf)
  return {
    tags: tags.slice(0, MAX),
    madeByScript: inline.filter((text) => text.includes(WIDGET)).slice(0, MAX),
    isShownAsText: mentions(document, SHOW_TEXT).some(
      ({ parentElement: parent }) => !parent?.closest('script,noscript,style'),
    ),
    policies: [...document.querySelectorAll('meta[http-equiv="content-security-policy" i]')]
      .map((meta) => meta.getAttribute('content') ?? '')
      .slice(0, MAX),
    hasTagManager: [...sources, ...inline].some((text) => text.includes(TAG_MANAGER)),
  }
}

const textOf = (element: HtmlElement) => element.textContent ?? ''
const addressOf = (element: HtmlElement) => element.getAttribute('src') ?? ''

/**
 * Whether a script is the widget. All attributes are checked, because consent tools move the address to another one until a
 * visitor agrees.
 */
const isWidget = (script: HtmlElement): boolean =>
  script.getAttributeNames().some((name) => script.getAttribute(name)?.includes(WIDGET))

function placeOf(script: HtmlElement): EmbedTag['place'] {
  if (script.closest('noscript')) return 'noscript'
  const type = (script.getAttribute('type') ?? '').trim().toLowerCase()
  return RUNS.test(type) && addressOf(script).includes(WIDGET) ? 'page' : 'held_back'
}

function tagOf(script: HtmlElement, base: string, place: EmbedTag['place']): EmbedTag {
  const absolute = (name: string) => {
    const value = script.getAttribute(name)?.trim()
    return value ? (URL.parse(value, base)?.href ?? null) : null
  }
  return {
    src: absolute('src'),
    agentId: script.getAttribute('data-agent-id')?.trim() || null,
    apiBase: absolute('data-api-base'),
    integrity: script.getAttribute('integrity')?.trim() || null,
    nonce: script.getAttribute('nonce') || null,
    hasCrossOrigin: script.hasAttribute('crossorigin'),
    place,
  }
}

type Mention = { textContent: string | null; parentElement: HtmlElement | null }

/** The nodes of a kind that contain the widget. */
function mentions(document: HtmlDocument, show: number): Mention[] {
  type Walker = { nextNode(): Mention | null }
  const walker = (
    document as unknown as { createTreeWalker(root: unknown, show: number): Walker }
  ).createTreeWalker(document, show)
  const found: Mention[] = []
  for (let node = walker.nextNode(); node && found.length < MAX; node = walker.nextNode()) {
    if (node.textContent?.includes(WIDGET)) found.push(node)
  }
  return found
}
