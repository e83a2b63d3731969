import type { HtmlDocument } from './dom.ts'
import { squeeze } from './squeeze.ts'
import type { NoticeCode, PageNotice } from './fact.ts'
import { attribute, descendants, holds, type Node } from './tree.ts'
import { anyOf, type WordTable } from './word-table.ts'

/** Names that authors give to elements for a price. */
const PRICE_NAMES: WordTable = {
  en: 'price pricing amount cost(?!um)',
  de: 'preis betrag kosten',
  fr: 'prix tarif',
  es: 'preci',
  it: 'prezz',
  pt: 'pre[çc]o',
  nl: 'prijs',
}
const PRICE = new RegExp(anyOf(PRICE_NAMES))
/** Names of elements that are mostly filled by scripts. */
const FILLED_NAMES: WordTable = {
  en: `menu product catalog opening hours booking calendar events? schedule timetable courses listing results widget
    ^(?:root|app|content)$`,
  de: 'speise produkt [öo]ffnung kalender',
  fr: 'horaire',
  es: 'horari',
  it: 'orari',
}
const FILLED = new RegExp(anyOf(FILLED_NAMES))
const NO_CONTENT =
  /icon|cart|basket|toggle|nav|burger|hamburger|overlay|spinner|loader|slider|swiper|carousel|modal|popup|toast|backdrop|arrow|chart|map|captcha|lang|search|close|button|btn/
const PLACEHOLDER = /\{\{[^{}]{1,80}\}\}|<%[^%]{1,80}%>|\[\[[^[\]]{1,80}\]\]|\$\{[^{}]{1,80}\}/
/** What an element says until its content is there. */
const LOADING_WORDS: WordTable = {
  en: 'loading please_wait',
  de: 'wird_geladen lädt laden',
  fr: 'chargement',
  es: 'cargando',
  it: 'caricamento',
  pt: 'carregando a_carregar',
  nl: 'bezig_met_laden',
}
const LOADING = new RegExp(`^(?:${anyOf(LOADING_WORDS)})(?:[\\s.…!]|$)`, 'i')
const WAITING_LETTERS = 60
const LEAVES = /^(?:div|span|p|td|tbody|ul|ol|section|article|strong|b|h[2-6]|main|table)$/

/** Notices about text that scripts make and reading misses, detected by elements that are empty or marked for replacement. */
export function scriptNotices(document: HtmlDocument, tree: Node): PageNotice[] {
  const codes = new Set<NoticeCode>()
  const hasScripts = document.querySelector('script') !== null
  for (const node of descendants(tree)) {
    if (codes.size === 2) break
    const found = noticeOf(node, hasScripts)
    if (found) codes.add(found)
  }
  return [...codes].map((code) => ({ code, pages: [] }))
}

function noticeOf(node: Node, hasScripts: boolean): NoticeCode | null {
  if (node.letters > 0) return node.letters <= WAITING_LETTERS ? waiting(node) : null
  if (!hasScripts || node.children.some((child) => typeof child !== 'string')) {
    return null
  }
  if (node.name.includes('-') && !NO_CONTENT.test(`${node.name} ${node.hints}`))
    return 'made_by_script'
  if (!LEAVES.test(node.name)) return null
  const names = `${node.hints} ${dataNames(node)}`
  if (!names.trim() || NO_CONTENT.test(names)) return null
  if (PRICE.test(names)) return 'prices_by_script'
  const isAddressed = node.element.hasAttribute('id') || dataNames(node) !== ''
  return isAddressed && FILLED.test(names) ? 'made_by_script' : null
}

/** The notice for an element whose text is a placeholder until a script runs; null for others. */
function waiting(node: Node): NoticeCode | null {
  if (node.children.some((child) => typeof child !== 'string')) return null
  const text = squeeze(node.element.textContent)
  const placeholder = PLACEHOLDER.exec(text)?.[0]
  if (placeholder)
    return PRICE.test(placeholder.toLowerCase()) ? 'prices_by_script' : 'made_by_script'
  return LOADING.test(text) ? 'made_by_script' : null
}

const dataNames = (node: Node): string =>
  node.element
    .getAttributeNames()
    .filter(
      (name) =>
        name.startsWith('data-') ||
        name.startsWith('x-') ||
        name.startsWith('v-') ||
        name.startsWith('ng-') ||
        name.startsWith(':'),
    )
    .join(' ')

/** Names of what people look up in a list: a menu, prices, opening hours. */
const LIST_NAMES: WordTable = {
  en: 'price_list prices opening_hours',
  de: 'speisekarte preisliste preise [öo]ffnungszeiten',
  fr: 'men[uüúù] carte tarif',
  es: 'carta precios horari',
  it: 'listino prezzi orari',
  pt: 'ementa card[áa]pio',
  nl: 'prijslijst',
}
const LISTED = new RegExp(anyOf(LIST_NAMES, String.raw`[\s_-]?`), 'i')
const PICTURE_FILE = /\.(?:jpe?g|png|webp|gif)(?:[?#]|$)/i
const SMALL_PICTURE = /icon|logo|btn|button|burger|thumb|arrow|bg|background/i
/** A page with fewer letters consists of its pictures. */
const NEXT_TO_NO_TEXT = 300

/** A notice for a menu or price list that the page shows or links as a picture. */
export function pictureNotice(tree: Node): PageNotice[] {
  const saysLittle = tree.letters < NEXT_TO_NO_TEXT
  const isList = holds(
    tree,
    (node) => {
      if (node.name === 'a' && PICTURE_FILE.test(attribute(node, 'href'))) {
        return LISTED.test(`${node.element.textContent} ${attribute(node, 'href')}`)
      }
      if (node.name !== 'img' || !saysLittle || SMALL_PICTURE.test(attribute(node, 'src')))
        return false
      return LISTED.test(
        `${attribute(node, 'alt')} ${attribute(node, 'src')} ${tree.element.querySelector('h1,title')?.textContent}`,
      )
    },
    20_000,
  )
  return isList ? [{ code: 'text_in_picture', pages: [] }] : []
}
