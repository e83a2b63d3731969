import { squeeze } from './squeeze.ts'
import { attribute, chatNumber, isContact, isFraction, type Node } from './tree.ts'

export type Line = {
  text: string
  links: { href: string; text: string }[]
  /** Letters in links that lead to other pages. */
  linkLetters: number
}

/** Elements without a space before them, as in H₂O and 1ˢᵗ. */
const JOINED = new Set(['sub', 'sup', 'wbr'])
const FILE_NAME =
  /\.(?:jpe?g|png|gif|webp|svg|avif)\b|^(?:img|image|dsc|photo|foto|bild|picture|logo|icon)?[\s_-]*\d*$/i
const ALT_MAX = 200
const ICON_LETTERS = 30
/** More letters than a word or a price has. */
const WORD_LETTERS = 60
/** Classes of icon fonts, whose icons have names as their text. */
const ICON = /(?:^|[\s_-])(?:icons?|symbols?|glyph|fa|fas|far|fab)(?:$|[\s_-])/

/** The text of inline content: one string for each line that `br` or a block inside makes. */
export function linesOf(content: (Node | string)[]): Line[] {
  const lines: Line[] = []
  let raw: string[] = []
  let links: Line['links'] = []
  let linkLetters = 0

  const tail = () => raw.slice(-PIECES_BEFORE).join('')
  const end = () => {
    const text = squeeze(raw.join(''))
    if (text || links.length > 0) lines.push({ text, links, linkLetters })
    raw = []
    links = []
    linkLetters = 0
  }

  const add = (items: (Node | string)[]) => {
    let before: Node | undefined
    let isAfterText = false
    for (const item of items) {
      if (typeof item === 'string') {
        if (!isAfterText && areNumbers(raw.at(-1), item)) raw.push(' ')
        if (item) before = undefined
        isAfterText = item !== ''
        raw.push(item)
        continue
      }
      const isApart = before
        ? standApart(before, item)
        : isAfterText && isNextNumber(raw.at(-1), item)
      if (isApart) raw.push(' ')
      before = item
      isAfterText = false
      addElement(item)
    }
  }

  const addElement = (node: Node) => {
    if (node.name === 'br' || node.name === 'hr') return end()
    if (node.name === 'img') return addPicture(node)
    if (isIcon(node)) return
    if (isCents(node, tail())) return void raw.push(`.${squeeze(node.element.textContent)} `)
    if (node.isBlock && node.name !== 'a') end()
    if (node.name === 'a') addLink(node)
    else add(node.children)
    if (node.name === 'abbr') addMeaning(node)
    if (node.isBlock && node.name !== 'a') end()
  }

  const addLink = (node: Node) => {
    const start = raw.length
    add(node.children)
    const href = attribute(node, 'href')
    if (!isContact(href)) {
      linkLetters += node.linkLetters
      return
    }
    const shown = squeeze(raw.slice(Math.min(start, raw.length)).join(''))
    const value = valueOfLink(href)
    if (value && links.length < LINKS_MAX && !contains(tail(), value)) {
      if (shown) raw[raw.length - 1] = raw.at(-1)!.trimEnd()
      raw.push(shown ? `: ${value}` : ` ${value}`)
    }
    links.push({ href, text: shown || attribute(node, 'aria-label') || attribute(node, 'title') })
  }

  const addPicture = (node: Node) => {
    const alt = squeeze(attribute(node, 'alt'))
    if (speaks(node, alt)) raw.push(` ${alt} `)
  }

  const addMeaning = (node: Node) => {
    const meaning = squeeze(attribute(node, 'title'))
    if (meaning && meaning.length < ALT_MAX) raw.push(` (${meaning})`)
  }

  add(isRowOfLinks(content) ? withCommas(content) : content)
  end()
  return lines
}

/** Whether content is only links one after the other. */
function isRowOfLinks(content: (Node | string)[]): boolean {
  const items = content.filter((item) => typeof item === 'object' || item.trim())
  return (
    items.length > 1 &&
    items.every(
      (item) => typeof item === 'object' && item.name === 'a' && !item.isBlock && item.letters > 0,
    )
  )
}

const withCommas = (content: (Node | string)[]): (Node | string)[] =>
  content
    .filter((item) => typeof item === 'object')
    .flatMap((item, index) => (index === 0 ? [item] : [', ', item]))

/** Inline content as a single line. */
export function lineOf(content: (Node | string)[]): Line {
  const lines = linesOf(content)
  return {
    text: joinLines(lines.map((line) => line.text)),
    links: lines.flatMap((line) => line.links),
    linkLetters: lines.reduce((sum, line) => sum + line.linkLetters, 0),
  }
}

/** Joins lines of an address or of a broken heading: with a comma where a new part begins, without where a line continues. */
export const joinLines = (lines: string[]): string =>
  lines.filter(Boolean).reduce((text, line) => {
    if (!text) return line
    const goesOn = /[\p{P}\p{S}]/u.test(text.slice(-1)) || /^[\p{Ll}\p{P}\p{S}]/u.test(line)
    return text + (goesOn ? ' ' : ', ') + line
  }, '')

/**
 * Whether neighbours without a space between them are separate words, judging by their styles. They are one word when they are single
 * letters of an animation, or a word that an editor split.
 */
function standApart(a: Node, b: Node): boolean {
  if (JOINED.has(b.name) || a.name === 'wbr' || b.name === 'br' || a.name === 'br') return false
  if (isFraction(b) || (a.letters <= 1 && b.letters <= 1)) return false
  if (a.name === 'a' || b.name === 'a' || a.isBlock || b.isBlock) return true
  if (a.letters > WORD_LETTERS || b.letters > WORD_LETTERS) return true
  const bare = !attribute(a, 'class') && !attribute(b, 'class')
  const end = a.element.textContent?.slice(-1) ?? ''
  const start = b.element.textContent?.slice(0, 1) ?? ''
  return !(bare && /\p{L}/u.test(end) && /\p{Ll}/u.test(start))
}

/** Whether a text that ends with a digit is followed by one that begins with another: “CHF 5.00” and “0.5L” are two numbers. */
const areNumbers = (text: string | undefined, next: string): boolean =>
  text !== undefined && /\d/.test(text.slice(-1)) && /^\d/.test(next)

/** The same for the element after a text, unless that is a power or cents. */
const isNextNumber = (text: string | undefined, node: Node): boolean =>
  !JOINED.has(node.name) &&
  !isFraction(node) &&
  node.letters <= WORD_LETTERS &&
  areNumbers(text, node.element.textContent ?? '')

/** Whether an element is an icon; its text is then the name of the icon. */
function isIcon(node: Node): boolean {
  if ((node.name !== 'i' && node.name !== 'span') || node.letters > ICON_LETTERS) return false
  if (!ICON.test(node.hints) && attribute(node, 'aria-hidden') !== 'true') return false
  return /^(?:[a-z_]*|[^\p{L}\p{N}\p{Sc}]*)$/u.test(squeeze(node.element.textContent))
}

/** Whether digits are cents: `12<sup>50</sup> €` is twelve fifty. */
const isCents = (node: Node, before: string): boolean =>
  node.letters === 2 &&
  (node.name === 'sup' || isFraction(node)) &&
  /^\d{2}$/.test(squeeze(node.element.textContent)) &&
  /\d/.test(before.slice(-1)) &&
  (node.parent?.letters ?? 0) < WORD_LETTERS &&
  /\p{Sc}|\b[A-Z]{3}\b/u.test(node.parent?.element.textContent ?? '')

/** Whether the alternative text of a picture counts as text: it says something, or stands alone in a heading or a link. */
function speaks(node: Node, alt: string): boolean {
  if (!alt || alt.length > ALT_MAX || FILE_NAME.test(alt)) return false
  if (/\d/.test(alt) && /\p{L}{3}/u.test(alt) && alt.includes(' '))
    return !/^\D+\s\d{1,2}$/.test(alt)
  return (node.parent?.letters ?? 0) === 0 && /^h[1-6]$/.test(node.parent?.name ?? '')
}

function valueOfLink(href: string): string {
  const number = chatNumber(href)
  if (number) return number
  const found = /^\s*(tel|callto|sms|mailto):([^?]*)/i.exec(href)
  if (!found) return ''
  try {
    return squeeze(decodeURIComponent(found[2]!))
  } catch {
    return squeeze(found[2])
  }
}

/** The most links read from one line; a page with more is not about contacts. */
const LINKS_MAX = 100
const DIGITS_COMPARED = 6
/** Pieces of text in which a number is looked for before it is added. */
const PIECES_BEFORE = 8

/** Whether the text has the number or address already, however it is spaced. */
function contains(text: string, value: string): boolean {
  if (value.includes('@')) return text.toLowerCase().includes(value.toLowerCase())
  const digits = value.replace(/\D/g, '')
  return text.replace(/\D/g, '').includes(digits.slice(-DIGITS_COMPARED))
}
