import type { Block } from './blocks.ts'
import type { Region } from './boilerplate.ts'
import { squeeze } from './squeeze.ts'
import { isBold, isTitle } from './headings.ts'
import { HeadingPath, LOOK_ALIKE } from './heading-path.ts'
import { type Line, linesOf } from './line.ts'
import { type Row, rowOf, rowOfLine } from './rows.ts'
import { attribute, descendants, isContact, type Node } from './tree.ts'
import { isBareValue, isLabel, isValue } from './value.ts'

const LINK_SHARE = 0.85
/** Characters of the longest line whose break counts as intended. */
const SHORT_LINE = 90
const COPYRIGHT = /©|\(c\)\s*(?:19|20)\d\d|copyright/i
const REGION_WORDS = 4
const RIGHTS_WORDS = 20
/** The bullet of a list typed by hand. */
const BULLET = /^[-–•*·▪✓✔➤»]\s?(?=[\p{L}\p{N}])/u

/** Collects the lines that are read as blocks, each with the headings above it. */
export class Emitter {
  readonly path = new HeadingPath((headings, text) => this.#orphan(headings, text))
  readonly #blocks: Block[] = []
  readonly #region: Region | undefined

  constructor(region?: Region) {
    this.#region = region
  }

  /** Adds the inline content of an element at `depth`, as one line or several. */
  lines(content: (Node | string)[], bullet: string, depth: number) {
    const lines = linesOf(content).filter((line) => !this.#isFrame(line))
    if (lines.length === 0) return
    const [first, ...rest] = lines
    if (rest.length > 0 && startsBold(content, first!.text)) {
      this.path.enter(LOOK_ALIKE, first!.text, depth)
      return this.#written(rest, bullet)
    }
    if (rest.length === 0 && !bullet && isBold(content) && isTitle(first!.text)) {
      return this.path.enter(LOOK_ALIKE, first!.text, depth)
    }
    this.#written(lines, bullet)
  }

  row(pieces: string[], node: Node) {
    const links = contactsIn(node)
    this.push({ ...rowOf(pieces), ...(links.length > 0 ? { links } : {}) })
  }

  push(row: Row & { links?: Block['links'] }) {
    if (!row.text) return
    const { links, ...rest } = row
    this.path.use()
    this.#blocks.push({
      headings: this.path.texts,
      ...rest,
      page: null,
      ...(links && links.length > 0 ? { links } : {}),
      ...(this.#region ? { region: this.#region } : {}),
    })
  }

  /** Adds the contact links of an element to the block last read from it. */
  links(node: Node) {
    const links = contactsIn(node)
    const last = this.#blocks.at(-1)
    if (last && links.length > 0) last.links = [...(last.links ?? []), ...links]
  }

  /** Adds the place that an embedded map shows. */
  map(address: string) {
    if (!isContact(address)) return
    const url = URL.parse(address, 'https://page.invalid/')
    const place = squeeze(url?.searchParams.get('q') ?? url?.searchParams.get('query'))
    if (place && /\p{L}/u.test(place))
      this.push({ text: place, links: [{ href: address, text: place }] })
  }

  take(blocks: Block[]) {
    for (const block of blocks) this.#blocks.push(block)
  }

  /** Everything that was read; the frame of a page only if it says something. */
  end(): Block[] {
    this.path.returnTo(0)
    if (!this.#region) return this.#blocks
    const hasFacts = this.#blocks.some((block) => block.links || /\d/.test(block.text))
    const words = this.#blocks.reduce((sum, block) => sum + block.text.split(' ').length, 0)
    return hasFacts || words >= REGION_WORDS ? this.#blocks : []
  }

  #written(lines: Line[], bullet: string) {
    const texts = lines.map((line) => line.text)
    if (texts.length === 1) return this.#single(lines[0]!, bullet)
    const rows = texts.map(rowOfLine)
    const known = texts.filter((text, index) => rows[index] || isValue(text)).length
    if (known * 2 >= texts.length || texts.some(isBareValue)) {
      for (const line of lines) this.#single(line, bullet)
      return
    }
    if (texts.filter((text) => BULLET.test(text)).length >= 2) {
      for (const line of lines) this.#single({ ...line, text: line.text.replace(BULLET, '') }, '- ')
      return
    }
    const isBroken = texts.every((text) => text.length <= SHORT_LINE) && !texts.some(goesOn)
    this.push({
      text: bullet + texts.filter(Boolean).join(isBroken ? '\n' : ' '),
      links: lines.flatMap((line) => line.links),
    })
  }

  #single(line: Line, bullet: string) {
    const row = rowOfLine(line.text)
    this.push({ ...(row ?? { text: line.text && bullet + line.text }), links: line.links })
  }

  /** Whether a line of the frame says nothing: only links to other pages, or a copyright notice. */
  #isFrame(line: Line): boolean {
    if (!/[\p{L}\p{N}]/u.test(line.text)) return true
    if (line.links.length > 0) return false
    if (COPYRIGHT.test(line.text) && line.text.split(' ').length < RIGHTS_WORDS) return true
    if (!this.#region) return false
    const letters = line.text.replace(/[^\p{L}\p{N}\p{Sc}]+/gu, '').length
    return line.linkLetters >= letters * LINK_SHARE
  }

  /** A heading with nothing below it becomes text. In the frame it is dropped, because it was the heading of links. */
  #orphan(headings: string[], text: string) {
    if (this.#region && !/\d/.test(text)) return
    this.path.use()
    this.#blocks.push({
      headings,
      text,
      page: null,
      ...(this.#region ? { region: this.#region } : {}),
    })
  }
}

/** Whether the next line continues the sentence. */
const goesOn = (text: string, index: number, texts: string[]): boolean =>
  /^\p{Ll}/u.test(texts[index + 1] ?? '') || (/[,–-]$/.test(text) && index < texts.length - 1)

/** Whether content begins with a bold title: `<strong>Title</strong><br>`. */
function startsBold(content: (Node | string)[], text: string): boolean {
  const items = content.filter((item) => typeof item === 'object' || item.trim())
  const [first, second] = items
  const isBold = typeof first === 'object' && (first.name === 'strong' || first.name === 'b')
  const isAlone = typeof second === 'object' && second.name === 'br'
  return isBold && isAlone && isLabel(text) && !isValue(text)
}

/** Phone numbers, mail addresses and places in the links of an element. */
export function contactsIn(node: Node): { href: string; text: string }[] {
  const links: { href: string; text: string }[] = []
  for (const inner of descendants(node)) {
    const href = inner.name === 'a' ? attribute(inner, 'href') : ''
    if (href && isContact(href)) links.push({ href, text: squeeze(inner.element.textContent) })
  }
  return links
}
