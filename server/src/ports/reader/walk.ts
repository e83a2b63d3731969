import type { Block } from './blocks.ts'
import { isHidden, isMenu, isNoise, type Region, regionOf } from './boilerplate.ts'
import { Cards, headedCards, headingBelow, headingIn } from './cards.ts'
import { Emitter } from './emitter.ts'
import { FormReader } from './form-reader.ts'
import { LOOK_ALIKE, TERM } from './heading-path.ts'
import { FOLDING, headingOf, isFoldLabel, isLookAlike } from './headings.ts'
import { isSkippedLink, isWayElsewhere } from './generic-links.ts'
import { lineOf, linesOf } from './line.ts'
import { panelLabels } from './panels.ts'
import type { MainContent } from './main-content.ts'
import { pair } from './rows.ts'
import { isForLayout, tableLines } from './table.ts'
import { attribute, elementsOf, holds, type Node } from './tree.ts'
import { isMoney } from './value.ts'

const SECTIONS = new Set(['section', 'article', 'aside', 'dialog', 'fieldset', 'blockquote'])
/** Letters from which an explanation makes the term above it a heading. */
const MEANING_LETTERS = 160
const SIBLINGS_MAX = 200

/** Reads an element and everything below it into blocks. */
export class Walk {
  readonly #content: MainContent
  readonly #region: Region | undefined
  readonly #cards = new Cards()
  readonly #out: Emitter
  readonly #form: FormReader
  readonly #panels: Map<string, string>
  readonly #hoisted = new Set<Node>()
  #inMain = false
  #mainIsOver = false

  constructor(content: MainContent, region?: Region, panels?: Map<string, string>) {
    this.#content = content
    this.#region = region
    this.#out = new Emitter(region)
    this.#form = new FormReader(this.#out)
    this.#panels = panels ?? new Map()
  }

  read(root: Node): Block[] {
    if (!this.#region) for (const [id, label] of panelLabels(root)) this.#panels.set(id, label)
    this.#children(root, 0)
    this.#form.leave()
    return this.#out.end()
  }

  #children(node: Node, depth: number, bullet = '') {
    const rows = this.#cards.rowsAmong(node)
    const cards = headedCards(node)
    let run: (Node | string)[] = []
    const flush = () => {
      if (run.length > 0) this.#out.lines(run, bullet, depth)
      run = []
    }
    for (const child of node.children) {
      if (typeof child === 'string') run.push(child)
      else if (isSkippedLink(child) || (this.#region && isWayElsewhere(child))) continue
      else if (!child.isBlock && !isSpecial(child)) run.push(child)
      else {
        flush()
        const pieces = rows.get(child)
        if (pieces && !isNoise(child)) this.#out.row(pieces, child)
        else if (cards.has(child)) this.#card(child, depth + 1)
        else this.#element(child, depth + 1)
      }
    }
    flush()
  }

  #card(card: Node, depth: number) {
    const { path } = this.#out
    const mark = path.mark()
    const floor = path.hold(Number(headingIn(card)?.name.slice(1) ?? 0))
    const below = headingBelow(card)
    if (below) {
      this.#heading(below)
      this.#hoisted.add(below)
    }
    this.#element(card, depth)
    path.returnTo(mark, true)
    path.release(floor)
  }

  #element(node: Node, depth: number) {
    if (node === this.#content.main) return this.#main(node, depth)
    const isPanel = this.#panels.has(attribute(node, 'id'))
    if (isNoise(node, isPanel) || this.#hoisted.has(node)) return
    const region = this.#regionOf(node)
    if (region) return this.#readRegion(node, region)
    if (this.#form.reads(node)) return
    const path = this.#out.path
    const mark = path.mark()
    this.#enterPanel(node, depth)
    this.#byName(node, depth)
    path.leave(depth)
    if (SECTIONS.has(node.name)) path.returnTo(mark, true)
  }

  #main(node: Node, depth: number) {
    this.#inMain = true
    this.#children(node, depth)
    this.#inMain = false
    this.#mainIsOver = true
  }

  #byName(node: Node, depth: number) {
    const { name } = node
    if (/^h[1-6]$/.test(name)) this.#heading(node)
    else if (name === 'summary') this.#out.path.enter(TERM, lineOf(node.children).text)
    else if (name === 'button') this.#button(node, depth)
    else if (name === 'iframe') this.#out.map(attribute(node, 'src'))
    else if (name === 'img') this.#out.lines([node], '', depth)
    else if (name === 'table') this.#table(node, depth)
    else if (name === 'dl') this.#definitions(node, depth)
    else if (isFoldLabel(node)) this.#out.path.enter(TERM, lineOf(node.children).text, depth - 1)
    else if (isLookAlike(node))
      this.#out.path.enter(LOOK_ALIKE, lineOf(node.children).text, depth - 1)
    else {
      if (name === 'form') this.#form.enter(node)
      this.#children(node, depth, name === 'li' ? '- ' : '')
      if (name === 'form') this.#form.leave()
      if (name === 'details') this.#out.path.enter(TERM, '')
    }
  }

  #regionOf(node: Node): Region | null {
    const { main, around } = this.#content
    if (this.#region || around.has(node)) return null
    if (this.#inMain) return node.name === 'footer' ? regionOf(node) : null
    if (!main) return regionOf(node)
    if (this.#mainIsOver) return node.name === 'aside' ? 'aside' : 'footer'
    return holds(node, ({ name }) => name === 'h1') && !holds(main, ({ name }) => name === 'h1')
      ? null
      : 'header'
  }

  #readRegion(node: Node, region: Region) {
    const blocks = new Walk(this.#content, region, this.#panels).readAll(node)
    this.#out.take(blocks)
  }

  readAll(node: Node): Block[] {
    this.#element(node, 1)
    this.#form.leave()
    return this.#out.end()
  }

  #heading(node: Node) {
    const { text, level, amount } = headingOf(node)
    const out = this.#out
    if (!text && !amount) {
      // A heading that is only a picture still begins a section.
      if (holds(node, ({ name }) => name === 'img')) out.path.enter(level ?? TERM, '')
      return
    }
    if (level === null) return out.lines(node.children, '', 0)
    if (text) out.path.enter(level, text, 0, node.parent)
    if (text && amount) out.push(pair(text, amount))
    else if (amount) out.push({ text: amount })
  }

  #button(node: Node, depth: number) {
    const { text } = lineOf(node.children)
    if (!text || this.#isTab(node)) return
    const folds =
      FOLDING.test(node.hints) || node.element.hasAttribute('aria-expanded') || opensNext(node)
    if (folds && !isMenu(node)) this.#out.path.enter(TERM, text, depth - 1)
    else if (isMoney(text)) this.#out.push({ text })
  }

  #isTab = (node: Node) =>
    attribute(node, 'role') === 'tab' || this.#panels.has(attribute(node, 'aria-controls'))

  /** Names a part of the page by its tab or its own label. */
  #enterPanel(node: Node, depth: number) {
    const isPart = node.name === 'section' || /(?:^|\s)(?:tabpanel|region)$/.test(node.hints)
    const label =
      this.#panels.get(attribute(node, 'id')) ?? (isPart ? attribute(node, 'aria-label') : '')
    if (!label || this.#out.path.last === label) return
    this.#out.path.enterBelowLast(label, depth)
  }

  #table(table: Node, depth: number) {
    if (isForLayout(table)) return this.#children(table, depth)
    const mark = this.#out.path.mark()
    for (const line of tableLines(table)) {
      if ('heading' in line) this.#out.path.enter(TERM, line.heading)
      else this.#out.push(line)
    }
    this.#out.links(table)
    this.#out.path.returnTo(mark)
  }

  #definitions(list: Node, depth: number) {
    const mark = this.#out.path.mark()
    const entries = elementsOf(list).flatMap((child) =>
      child.name === 'div' ? elementsOf(child) : [child],
    )
    let terms: string[] = []
    let isAnswered = false
    for (const entry of entries) {
      if (entry.name === 'dt') {
        if (isAnswered) terms = []
        isAnswered = false
        terms.push(lineOf(entry.children).text)
        continue
      }
      if (entry.name === 'dd') this.#meaning(terms.join(', '), entry, depth)
      else this.#element(entry, depth + 1)
      isAnswered = true
    }
    this.#out.path.returnTo(mark)
  }

  #meaning(term: string, entry: Node, depth: number) {
    const isShort = entry.letters <= MEANING_LETTERS && !elementsOf(entry).some((c) => c.isBlock)
    if (!isShort || term.endsWith('?')) {
      this.#out.path.enter(TERM, term)
      return this.#children(entry, depth + 1)
    }
    for (const line of linesOf(entry.children)) {
      if (line.text)
        this.#out.push({
          ...(term ? pair(term, line.text) : { text: line.text }),
          links: line.links,
        })
    }
  }
}

/** Whether a button opens the element after it, which is hidden until then. */
function opensNext(button: Node): boolean {
  const siblings = button.parent ? elementsOf(button.parent) : []
  const next = siblings.length <= SIBLINGS_MAX ? siblings[siblings.indexOf(button) + 1] : undefined
  return next !== undefined && next.isBlock && next.letters > 0 && isHidden(next)
}

const isSpecial = (node: Node): boolean =>
  ['button', 'select', 'input', 'textarea', 'label', 'iframe', 'output'].includes(node.name)
