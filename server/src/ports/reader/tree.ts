import { ELEMENT, type HtmlElement, TEXT } from './dom.ts'

/** An element with what reading needs to know about it, computed once; text between elements is a string. */
export type Node = {
  name: string
  element: HtmlElement
  /** Its id, classes and role, in lower case. */
  hints: string
  children: (Node | string)[]
  parent: Node | null
  /** Whether it, or an element inside, begins a new line. */
  isBlock: boolean
  /** Letters and digits inside, and how many of them are in links to other pages. */
  letters: number
  linkLetters: number
  links: number
}

const INLINE = new Set(
  'a abbr acronym b bdi bdo big cite code data dfn em font i img ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr br del button input output nobr'.split(
    ' ',
  ),
)
const UNREADABLE = new Set(
  'script style noscript template svg math canvas object embed video audio title meta link param source track area map base frame frameset noframes'.split(
    ' ',
  ),
)
const STRUCK = new Set(['del', 's', 'strike'])
const BLOCK_STYLE = /display\s*:\s*(?:block|inline-block|flex|grid|table)/i
/** Elements nested deeper are read as if they were here: such depth is an attack on the stack. */
const MAX_DEPTH = 200
/** The most elements that are read of a page. */
const MAX_NODES = 300_000

type LinkedNode = HtmlElement & { firstChild: LinkedNode | null; nextSibling: LinkedNode | null }

/** The readable elements below `root`, in time linear in their number, however deep they are. */
export function treeOf(root: HtmlElement): Node {
  const tree = nodeOf(root, null)
  const inOrder: Node[] = [tree]
  const open: { node: Node; depth: number; next: LinkedNode | null }[] = [
    { node: tree, depth: 0, next: (root as LinkedNode).firstChild },
  ]
  let seen = 0
  while (open.length > 0 && seen < MAX_NODES) {
    const top = open.at(-1)!
    const child = top.next
    if (!child) {
      open.pop()
      continue
    }
    top.next = child.nextSibling
    seen += 1
    if (child.nodeType === TEXT) top.node.children.push(child.textContent ?? '')
    if (child.nodeType !== ELEMENT || UNREADABLE.has(child.localName)) continue
    if (isStruck(child)) {
      top.node.children.push(' ')
      continue
    }
    const isTooDeep = top.depth >= MAX_DEPTH
    const node = isTooDeep ? top.node : nodeOf(child, top.node)
    if (!isTooDeep) {
      top.node.children.push(node)
      inOrder.push(node)
    }
    open.push({ node, depth: Math.min(top.depth + 1, MAX_DEPTH), next: child.firstChild })
  }
  for (let index = inOrder.length - 1; index >= 0; index -= 1) measure(inOrder[index]!)
  return tree
}

/** Whether text is struck out, such as an old price. */
const isStruck = (element: HtmlElement): boolean =>
  STRUCK.has(element.localName) || /line-through/i.test(element.getAttribute('style') ?? '')

function nodeOf(element: HtmlElement, parent: Node | null): Node {
  const attributes = ['id', 'class', 'role'].map((name) => element.getAttribute(name) ?? '')
  return {
    name: element.localName,
    element,
    hints: attributes.join(' ').trim().toLowerCase().slice(0, 300),
    children: [],
    parent,
    isBlock:
      !INLINE.has(element.localName) ||
      BLOCK_STYLE.test(element.getAttribute('style') ?? '') ||
      isPushedApart(parent),
    letters: 0,
    linkLetters: 0,
    links: 0,
  }
}

/** Whether what is inside stands at both ends of a line, by the class of two common frameworks or its own style. */
const isPushedApart = (parent: Node | null): boolean =>
  parent !== null &&
  (/(?:^|\s)justify-(?:content-)?between(?:\s|$)/.test(parent.hints) ||
    /justify-content\s*:\s*space-between/i.test(parent.element.getAttribute('style') ?? ''))

/** Counts letters and links; children have to be measured before their parents. */
function measure(node: Node) {
  for (const child of node.children) {
    if (typeof child === 'string') node.letters += lettersOf(child)
    else {
      node.letters += child.letters
      node.linkLetters += child.linkLetters
      node.links += child.links
      if (child.isBlock && !isFormControl(child)) node.isBlock = true
    }
  }
  if (isFraction(node)) node.isBlock = false
  if (node.name === 'a' && node.element.hasAttribute('href')) {
    node.links = 1
    node.linkLetters = isContact(node.element.getAttribute('href') ?? '') ? 0 : node.letters
  }
}

/** Classes of the digits behind the point of a price, for which page builders have a box of their own without the point. */
const FRACTION = /(?:^|[\s_-])(?:fraction(?:al)?|decimals?|cents?)(?:$|[\s_-])/

/** Whether an element, or the only one in it, is marked as the fraction of a price. */
export function isFraction({ hints, letters, children }: Node): boolean {
  if (letters !== 2) return false
  const [only] = children
  return (
    FRACTION.test(hints) || (children.length === 1 && typeof only === 'object' && isFraction(only))
  )
}

const isFormControl = (node: Node) => node.name === 'button' || node.name === 'input'

const lettersOf = (text: string): number => text.replace(/[^\p{L}\p{N}\p{Sc}]+/gu, '').length

const CONTACT = /^\s*(?:tel|callto|sms|mailto|geo|whatsapp|maps|comgooglemaps):/i

/** Whether a link itself says something: a phone number, a mail address, a place on a map. */
export function isContact(href: string): boolean {
  if (CONTACT.test(href)) return true
  const url = URL.parse(href.trim(), 'https://page.invalid/')
  if (!url) return false
  const isMap =
    /^maps\.|\.maps\.|^map\./.test(url.hostname) || /^\/maps?(?:\/|$)/.test(url.pathname)
  return (isMap && url.hostname !== 'page.invalid') || chatNumber(href) !== ''
}

/** The number to which a link opens a chat. */
export function chatNumber(href: string): string {
  const found =
    /^https?:\/\/(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?(?:[^#]*&)?phone=)(?:%2B|\+)?(\d{7,15})/i.exec(
      href.slice(0, 300).trim(),
    )
  return found ? `+${found[1]}` : ''
}

export const elementsOf = (node: Node): Node[] =>
  node.children.filter((child): child is Node => typeof child !== 'string')

/**
 * An attribute of an element, trimmed; empty where it is absent.
 * @param name in lower case
 */
export const attribute = (node: Node, name: string): string =>
  (node.element.getAttribute(name) ?? '').trim()

/** An element and everything below it, in reading order. */
export function* descendants(node: Node): Generator<Node> {
  const waiting = [node]
  while (waiting.length > 0) {
    const next = waiting.pop()!
    yield next
    for (let index = next.children.length - 1; index >= 0; index -= 1) {
      const child = next.children[index]!
      if (typeof child !== 'string') waiting.push(child)
    }
  }
}

/** Whether any element below matches; looks at up to `most` elements, so that asking this for every element stays cheap. */
export function holds(node: Node, matches: (inner: Node) => boolean, most = 2_000): boolean {
  let looked = 0
  for (const inner of descendants(node)) {
    if (matches(inner)) return true
    looked += 1
    if (looked >= most) return false
  }
  return false
}
