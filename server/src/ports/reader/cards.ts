import { linesOf } from './line.ts'
import { isRow } from './rows.ts'
import { attribute, descendants, elementsOf, holds, type Node } from './tree.ts'
import { isBareValue, isLabel, isValue } from './value.ts'

/** An element with more parts is a list of things rather than one thing. */
const PIECES_MAX = 6
const CARD_LETTERS = 300
/** From this many elements of the same kind on, a label with a word is a row too: "Sunday" and "closed". */
const KIND = 3

const HEADING = /^h[1-6]$/
const NO_CARD = new Set('h1 h2 h3 h4 h5 h6 header footer aside main nav form body dt dd'.split(' '))

/** The texts in the parts of elements, computed once for each element. */
export class Cards {
  readonly #known = new WeakMap<Node, string[] | null>()

  /** The children of an element that consist of a label and its value: lines of a price list, boxes of a grid, hours by day. */
  rowsAmong(parent: Node): Map<Node, string[]> {
    const rows = new Map<Node, string[]>()
    for (const kind of kindsOf(parent)) {
      const pieces = kind.map((node) => [node, this.#piecesOf(node)] as const)
      const valued = pieces.filter(
        ([node, parts]) => parts && this.#isValued(node, parts, kind.length),
      )
      const namesAndWords = pieces.filter(([node, parts]) => parts && isNameAndWord(node, parts))
      const isList =
        valued.length > 0 || (kind.length >= KIND && namesAndWords.length === kind.length)
      const shorten = withoutRepeatedWords(valued.map(([node, parts]) => ({ node, parts: parts! })))
      for (const [node, parts] of valued) rows.set(node, shorten(parts!))
      if (isList && kind.length > 1)
        for (const [node, parts] of namesAndWords) rows.set(node, parts!)
    }
    return rows
  }

  /** Whether an element is such a row. A heading in it is its label; a second value then belongs to something else. */
  #isValued(node: Node, pieces: string[], ofItsKind: number): boolean {
    if (!isRow(pieces) || NO_CARD.has(node.name)) return false
    const inside = elementsOf(node).filter((child) => child.isBlock)
    if (inside.length === 0) return true
    if (ofItsKind < 2 && inside.length < node.children.filter(isSomething).length) return false
    const rows = inside.filter((child) => isRow(this.#piecesOf(child) ?? []))
    if (rows.length > 1) return false
    const values = pieces.filter(isValue).length
    const hasHeading = holds(node, ({ name }) => HEADING.test(name) || name === 'dt', 60)
    if (hasHeading || !inside.every(isLine)) return values === 1 && ofItsKind > 1
    return (
      values < pieces.length && (isLabel(pieces[0]!) || (ofItsKind > 1 && isBelowValue(pieces)))
    )
  }

  #piecesOf(node: Node): string[] | null {
    const known = this.#known.get(node)
    if (known !== undefined) return known
    const pieces = node.letters > CARD_LETTERS || node.letters === 0 ? null : this.#cut(node)
    this.#known.set(node, pieces)
    return pieces
  }

  #cut(node: Node): string[] | null {
    if (node.name === 'table' || node.name === 'select') return null
    const pieces: string[] = []
    let run: (Node | string)[] = []
    const endRun = () => {
      pieces.push(...inlinePieces(run))
      run = []
    }
    for (const child of node.children) {
      if (typeof child === 'string' || !child.isBlock) run.push(child)
      else if (child.letters > 0) {
        endRun()
        const inner = this.#piecesOf(child)
        if (!inner) return null
        pieces.push(...inner)
      }
      if (pieces.length > PIECES_MAX) return null
    }
    endRun()
    return pieces.length > PIECES_MAX ? null : pieces
  }
}

/** Leaves out words of a link or a button that every row repeats. Words that describe dishes or rooms are kept, even if they repeat. */
function withoutRepeatedWords(
  rows: { node: Node; parts: string[] }[],
): (row: string[]) => string[] {
  const [first, ...rest] = rows
  const repeated =
    rest.length === 0
      ? []
      : wordsToPress(first!.node).filter((words) =>
          rest.every(({ parts }) => parts.includes(words)),
        )
  return (row) => {
    const own = row.filter((piece) => isValue(piece) || !repeated.includes(piece))
    return own.length >= 2 ? own : row
  }
}

/** The texts of a row's links and buttons. */
const wordsToPress = (node: Node): string[] =>
  [...descendants(node)]
    .filter(({ name }) => name === 'a' || name === 'button')
    .flatMap((link) => texts([link]))

/** Whether a box has its value on top and its label below: "50 €" above "Dogs". */
const isBelowValue = ([value, label, ...more]: string[]): boolean =>
  more.length === 0 && isBareValue(value!) && isLabel(label!)

const isSomething = (child: Node | string) =>
  typeof child === 'string' ? child.trim() !== '' : child.letters > 0 || child.name === 'br'

const isLine = (node: Node): boolean => !elementsOf(node).some((child) => child.isBlock)

const isNameAndWord = (node: Node, pieces: string[]): boolean =>
  pieces.length === 2 &&
  pieces.every((piece) => isLabel(piece)) &&
  pieces[0]!.split(' ').length <= 5 &&
  node.links === 0 &&
  !holds(node, ({ name }) => HEADING.test(name) || name === 'li', 60)

/**
 * The parts of inline content: neighbouring elements, or a text with a value in an element at its end. A number within a sentence
 * is no part.
 */
function inlinePieces(run: (Node | string)[]): string[] {
  const items = run.filter(isSomething)
  const [only] = items
  if (items.length === 1 && typeof only === 'object' && only.name !== 'button') {
    if (elementsOf(only).length > 0) return inlinePieces(only.children)
  }
  const withoutButtons = items.filter((item) => typeof item !== 'object' || item.name !== 'button')
  if (withoutButtons.every((item) => typeof item === 'object' && item.name !== 'br')) {
    const amount = amountInParts(withoutButtons)
    return amount ? [amount] : withoutButtons.flatMap((item) => texts([item]))
  }
  const last = texts(withoutButtons.slice(-1))
  const label = texts(withoutButtons.slice(0, -1))
  const endsInValue =
    typeof withoutButtons.at(-1) === 'object' && last.length === 1 && isValue(last[0]!)
  return endsInValue && label.length === 1 && isLabel(label[0]!)
    ? [...label, ...last]
    : texts(withoutButtons)
}

/** An amount whose sign or unit of time stands in an element of its own, as page builders have it: "€" "39,50" "/month". */
function amountInParts(items: (Node | string)[]): string | null {
  const whole = linesIn(items).join(' ').replace(CUT_CENTS, '')
  const isCut = items.some((item) => PART_OF_AMOUNT.test(linesIn([item]).join(' ')))
  return isCut && isBareValue(whole) ? whole : null
}

const PART_OF_AMOUNT = /^(?:\p{Sc}|\/.*|[.,]\d{2})$/u
/** The gap before cents in an element of their own: "59" ".99". */
const CUT_CENTS = /(?<=\d)\s(?=[.,]\d{2}(?!\d))/g

const linesIn = (content: (Node | string)[]): string[] => linesOf(content).map(({ text }) => text)

const texts = (content: (Node | string)[]): string[] =>
  linesIn(content).filter((text) => /[\p{L}\p{N}]/u.test(text))

/** The block children that have text, grouped by tag and first class. */
function kindsOf(parent: Node): Node[][] {
  const kinds = new Map<string, Node[]>()
  for (const child of elementsOf(parent)) {
    if (!child.isBlock || child.letters === 0) continue
    const key = `${child.name} ${attribute(child, 'class').split(/\s+/, 1)[0]}`
    const kind = kinds.get(key)
    if (kind) kind.push(child)
    else kinds.set(key, [child])
  }
  return [...kinds.values()]
}

/**
 * Children of the same kind of which at least two begin with a heading of the same level, so that the heading of one does not apply to the
 * next.
 */
export function headedCards(parent: Node): Set<Node> {
  const cards = new Set<Node>()
  for (const kind of kindsOf(parent)) {
    if (kind.length < 2 || HEADING.test(kind[0]!.name)) continue
    const levels = kind.map((node) => headingIn(node)?.name).filter(Boolean)
    if (levels.length > new Set(levels).size) for (const node of kind) cards.add(node)
  }
  return cards
}

const LOOKED_AT = 80

/** The first heading that has words. */
export function headingIn(node: Node): Node | undefined {
  let looked = 0
  for (const inner of descendants(node)) {
    if (HEADING.test(inner.name) && inner.letters > 0) return inner
    looked += 1
    if (looked > LOOKED_AT) return undefined
  }
  return undefined
}

/** The heading of a card when it is below everything else in the card. */
export function headingBelow(card: Node): Node | undefined {
  const heading = headingIn(card)
  if (!heading || card.letters === heading.letters || card.letters > 2_000) return undefined
  let last: Node | string | undefined = card
  while (typeof last === 'object' && last !== heading) {
    last = last.children.findLast(isSomething)
  }
  return last === heading ? heading : undefined
}
