import { lineOf } from './line.ts'
import { attribute, elementsOf, type Node } from './tree.ts'

/** The texts of the tabs and buttons that open an element, by the element's id. */
export function panelLabels(root: Node): Map<string, string> {
  const labels = new Map<string, string>()
  const waiting = [root]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    for (const child of elementsOf(node)) waiting.push(child)
    const target =
      attribute(node, 'aria-controls') ||
      attribute(node, 'data-bs-target').replace(/^#/, '') ||
      attribute(node, 'data-target').replace(/^#/, '') ||
      (node.name === 'a' && /tab|pill/.test(`${node.hints} ${attribute(node, 'data-toggle')}`)
        ? attribute(node, 'href').replace(/^#/, '')
        : '')
    if (target && node.letters > 0 && node.letters < 80 && !labels.has(target)) {
      labels.set(target, lineOf(node.children).text)
    }
  }
  return labels
}
