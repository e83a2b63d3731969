import type { RawPage } from '../crawler/index.ts'
import { type HtmlDocument, type HtmlElement, parseDocument } from './dom.ts'
import { decodeHtml } from './encoding.ts'
import { baseOf } from './outline.ts'

/** The name of the widget's script, in whatever folder it lies. */
const WIDGET = 'nexus-widget.js'
const TAG_MANAGER = 'googletagmanager.com'
/** More of one kind tell the owner nothing new. */
const MOST = 20
const SHOW_COMMENT = 128
/** What a browser runs; any other type is data to it, until another script makes it a script. */
const RUNS = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/

/** A tag of the widget, as the page has it. */
export type EmbedTag = {
  /** Absolute; null where it has none that can be read. */
  src: string | null
  agentId: string | null
  /** Absolute; null where the script's own host has the API. */
  apiBase: string | null
  integrity: string | null
  nonce: string | null
  hasCrossOrigin: boolean
  /** Where it stands: only on the page, and of a type that runs, does a browser load it. */
  place: 'page' | 'comment' | 'noscript' | 'held_back'
}

/** What a page has of the widget, and of what decides whether it may run. */
export type PageEmbeds = {
  tags: EmbedTag[]
  /** Scripts in the page that make the tag, as a tag manager is given them. */
  madeByScript: string[]
  /** Content security policies in its head. */
  policies: string[]
  hasTagManager: boolean
}

/** Looks for the widget in a page as it came over the wire. */
export function readEmbeds(page: RawPage): PageEmbeds {
  const document = parseDocument(decodeHtml(page.body, page.charset))
  const base = baseOf(document, page.url)
  const scripts = [...document.querySelectorAll('script')]
  const inline = scripts.filter((script) => !script.hasAttribute('src')).map(textOf)
  const tags = [
    ...scripts.filter(isWidget).map((script) => tagOf(script, base, placeOf(script))),
    ...commentsOf(document).flatMap((text) =>
      [...parseDocument(text).querySelectorAll('script')]
        .filter(isWidget)
        .map((script) => tagOf(script, base, 'comment')),
    ),
  ]
  const sources = [...document.querySelectorAll('script[src],iframe[src]')].map(addressOf)
  return {
    tags: tags.slice(0, MOST),
    madeByScript: inline.filter((text) => text.includes(WIDGET)).slice(0, MOST),
    policies: [...document.querySelectorAll('meta[http-equiv="content-security-policy" i]')]
      .map((meta) => meta.getAttribute('content') ?? '')
      .slice(0, MOST),
    hasTagManager: [...sources, ...inline].some((text) => text.includes(TAG_MANAGER)),
  }
}

const textOf = (element: HtmlElement) => element.textContent ?? ''
const addressOf = (element: HtmlElement) => element.getAttribute('src') ?? ''

/** Tools that hold scripts back until a visitor agrees move the address to another attribute as well. */
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

type Walker = { nextNode(): { textContent: string | null } | null }

/** Those that hold the widget. */
function commentsOf(document: HtmlDocument): string[] {
  const walker = (
    document as unknown as { createTreeWalker(root: unknown, show: number): Walker }
  ).createTreeWalker(document, SHOW_COMMENT)
  const found: string[] = []
  for (let node = walker.nextNode(); node && found.length < MOST; node = walker.nextNode()) {
    if (node.textContent?.includes(WIDGET)) found.push(node.textContent)
  }
  return found
}
