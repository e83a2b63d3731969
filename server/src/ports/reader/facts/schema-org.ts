import type { HtmlDocument } from '../dom.ts'
import { squeeze } from '../squeeze.ts'
import type { Line } from './line.ts'

/** An object of the schema.org vocabulary as a page declares it; its properties may hold anything. */
export type Thing = Record<string, unknown>

const MAX_THINGS = 1_000
const MAX_DEPTH = 12
/** Properties about others, such as the author of a review or the maker of a product. */
const OF_OTHERS = new Set(
  'review reviews author creator brand manufacturer sponsor performer funder knowsAbout sameAs aggregateRating'.split(
    ' ',
  ),
)

/** Everything a page declares in JSON-LD and as microdata; nested objects come after those that contain them. */
export function thingsOf(document: HtmlDocument): Thing[] {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')].slice(0, 40)
  const found: Thing[] = []
  for (const script of scripts) collect(parse(script.textContent), found, 0)
  return [...found, ...microdataOf(document)].slice(0, MAX_THINGS)
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}

function collect(value: unknown, found: Thing[], depth: number) {
  if (depth > MAX_DEPTH || found.length >= MAX_THINGS) return
  if (Array.isArray(value))
    for (const entry of value.slice(0, MAX_THINGS)) collect(entry, found, depth + 1)
  if (!isThing(value)) return
  found.push(value)
  for (const [name, inner] of Object.entries(value)) {
    if (!OF_OTHERS.has(name) && typeof inner === 'object') collect(inner, found, depth + 1)
  }
}

export const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The properties of each `itemscope`, without those of scopes inside it. */
function microdataOf(document: HtmlDocument): Thing[] {
  const scopes = new Map<object, Thing>()
  for (const element of [...document.querySelectorAll('[itemprop]')].slice(0, 2_000)) {
    const owner = (element.hasAttribute('itemscope') ? element.parentElement : element)?.closest(
      '[itemscope]',
    )
    if (!owner) continue
    const thing = scopes.get(owner) ?? {
      '@type': owner.getAttribute('itemtype')?.split('/').at(-1),
    }
    scopes.set(owner, thing)
    const value = ['content', 'datetime', 'href']
      .map((name) => element.getAttribute(name))
      .find((attribute) => attribute?.trim())
    const text = squeeze(value ?? element.textContent).slice(0, 300)
    for (const name of (element.getAttribute('itemprop') ?? '').split(' ').slice(0, 4)) {
      if (!name || element.hasAttribute('itemscope')) continue
      thing[name] = name in thing ? [thing[name], text].flat() : text
    }
  }
  return [...scopes.values()]
}

/** The texts of a property, which may be one text or a list. */
export const texts = (value: unknown): string[] =>
  [value]
    .flat(2)
    .flatMap((entry) =>
      typeof entry === 'string' || typeof entry === 'number'
        ? [squeeze(String(entry)).slice(0, 300)]
        : [],
    )
    .filter(Boolean)
    .slice(0, 50)

export const text = (value: unknown): string => texts(value)[0] ?? ''

/** A declared property as a line, so that it is read like a line of the page. */
export const declared = (label: string, value: string, heading = ''): Line => ({
  text: label ? `${label}: ${value}` : value,
  headings: heading ? [heading] : [],
  page: null,
  cells: [],
  links: [],
})
