import { attribute, descendants, type Node } from './tree.ts'

/** Below this share of the page's letters, the element marked as main content is only a part of it. */
const SHARE_OF_PAGE = 0.1

/** The element that the page marks as its main content. */
export type MainContent = {
  main: Node | undefined
  /** The elements that contain `main`. */
  around: Set<Node>
}

/** Finds the main content; `main` is undefined where no element is marked, or where it holds too little of the page. */
export function mainOf(body: Node): MainContent {
  for (const node of descendants(body)) {
    const isMarked = node.name === 'main' || attribute(node, 'role') === 'main'
    if (!isMarked || node.letters < body.letters * SHARE_OF_PAGE) continue
    const around = new Set<Node>()
    for (let at = node.parent; at; at = at.parent) around.add(at)
    return { main: node, around }
  }
  return { main: undefined, around: new Set() }
}
