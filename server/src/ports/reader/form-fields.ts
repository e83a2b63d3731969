import { squeeze } from './squeeze.ts'
import { lineOf } from './line.ts'
import { pair, type Row } from './rows.ts'
import { attribute, descendants, type Node } from './tree.ts'

/** Longer lists are countries, or days of a month. */
const OPTIONS_MAX = 40
const LABEL_LETTERS = 200

/** The choices of a `select` as one row; undefined where they say nothing. */
export function choicesOf(select: Node, label: string): Row | undefined {
  const options = [...descendants(select)]
    .filter(
      (node) =>
        node.name === 'option' && (attribute(node, 'value') || !node.element.hasAttribute('value')),
    )
    .map((node) => squeeze(node.element.textContent) || attribute(node, 'label'))
    .filter(Boolean)
  if (options.length === 0 || options.length > OPTIONS_MAX) return undefined
  if (options.every((option) => /^[\d\s.,:]+$/.test(option))) return undefined
  const text = options.join(', ')
  return label ? pair(label, text) : { text }
}

/** The labels of a form by the id of their control. */
export function labelsOf(form: Node): Map<string, string> {
  const labels = new Map<string, string>()
  for (const node of descendants(form)) {
    const target = node.name === 'label' ? attribute(node, 'for') : ''
    if (target) labels.set(target, lineOf(node.children).text.slice(0, LABEL_LETTERS))
  }
  return labels
}

/** The name of a control: its label, its own text, or its placeholder. */
export const labelOf = (control: Node, labels: Map<string, string>): string =>
  tidy(
    labels.get(attribute(control, 'id')) ||
      attribute(control, 'aria-label') ||
      attribute(control, 'placeholder') ||
      attribute(control, 'title'),
  )

const tidy = (label: string) =>
  squeeze(label)
    .replace(/\s*[:*]+$/, '')
    .slice(0, LABEL_LETTERS)

/** The amount that a form shows in a field that cannot be changed. */
export function shownValue(input: Node): string {
  const isFixed = input.element.hasAttribute('readonly') || input.element.hasAttribute('disabled')
  const value = squeeze(attribute(input, 'value'))
  return isFixed && /\d/.test(value) ? value : ''
}
