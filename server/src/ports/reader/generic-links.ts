import { squeeze } from './squeeze.ts'
import { isNoise } from './boilerplate.ts'
import { attribute, descendants, isContact, type Node } from './tree.ts'

const LINK_LETTERS = 30
const BUTTON = /(?:^|[\s_-])(?:btn|button|cta|more|readmore)(?:$|[\s_-])/
/** Elements whose links are kept: navigation, and headings, because a card's heading is its name even when it is a link. */
const ELSEWHERE = /^(?:nav|header|footer|h[1-6])$/
const ANCESTORS = 12

/** Removes links with the same text and different targets, such as "Read more" in any language. */
export function dropGenericLinks(root: Node) {
  const byText = new Map<string, { nodes: Node[]; targets: Set<string> }>()
  for (const node of descendants(root)) {
    const text = shortText(node)
    if (!text) continue
    const known = byText.get(text) ?? { nodes: [], targets: new Set() }
    known.nodes.push(node)
    known.targets.add(attribute(node, 'href').replace(/^[./]+|[/#]+$/g, ''))
    byText.set(text, known)
  }
  const generic = new Set<Node | string>()
  const parents = new Set<Node>()
  for (const { nodes, targets } of byText.values()) {
    if (targets.size < 2) continue
    for (const node of nodes) {
      generic.add(node)
      if (node.parent) parents.add(node.parent)
    }
  }
  for (const parent of parents) {
    parent.children = parent.children.map((child) => (generic.has(child) ? ' ' : child))
  }
}

function shortText(node: Node): string {
  if (node.name !== 'a' || node.letters === 0 || node.letters > LINK_LETTERS) return ''
  if (node.linkLetters === 0) return ''
  let at: Node | null = node.parent
  for (let level = 0; at && level < ANCESTORS; level += 1, at = at.parent) {
    if (ELSEWHERE.test(at.name)) return ''
  }
  const text = squeeze(node.element.textContent).toLowerCase()
  return /\d/.test(text) ? '' : text
}

/** Whether a link in the page's frame only leads to another page, rather than being part of a sentence. */
export const isWayElsewhere = (node: Node): boolean =>
  node.name === 'a' &&
  node.linkLetters > 0 &&
  node.letters < LINK_LETTERS &&
  !node.parent?.children.some((child) => typeof child === 'string' && /\p{L}/u.test(child))

/** Whether a link is only a way to another page, such as "Book now". */
export const isSkippedLink = (node: Node): boolean =>
  node.name === 'a' &&
  node.letters < LINK_LETTERS &&
  !isContact(attribute(node, 'href')) &&
  (isNoise(node) || (BUTTON.test(node.hints) && !/\d/.test(node.element.textContent ?? '')))
