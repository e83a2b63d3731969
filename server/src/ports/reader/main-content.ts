import { attribute, descendants, type Node } from './tree.ts'

/** Below this share of the page, what is marked as its content is only a part of it. */
const SHARE_OF_PAGE = 0.1

/** What the page itself marks as its content, with everything around it told by where it stands. */
export type MainContent = {
  main: Node | undefined
  /** The elements `main` lies in. */
  around: Set<Node>
}

/** `main`, when it holds a good part of the page. */
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
