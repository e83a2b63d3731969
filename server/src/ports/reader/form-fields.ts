import { squeeze } from './dom.ts'
import { lineOf } from './line.ts'
import { pair, type Row } from './rows.ts'
import { attribute, descendants, type Node } from './tree.ts'

/** More are the countries of the world, or the days of a month. */
const OPTIONS_MOST = 40
const LABEL_LETTERS = 200

/** What a `select` lets choose from, as one row; undefined when that says nothing. */
export function choicesOf(select: Node, label: string): Row | undefined {
  const options = [...descendants(select)]
    .filter(
      (node) =>
        node.name === 'option' && (attribute(node, 'value') || !node.element.hasAttribute('value')),
    )
    .map((node) => squeeze(node.element.textContent) || attribute(node, 'label'))
    .filter(Boolean)
  if (options.length === 0 || options.length > OPTIONS_MOST) return undefined
  if (options.every((option) => /^[\d\s.,:]+$/.test(option))) return undefined
  const text = options.join(', ')
  return label ? pair(label, text) : { text }
}

/** Whose labels are: of the controls of a form, by id. */
export function labelsOf(form: Node): Map<string, string> {
  const labels = new Map<string, string>()
  for (const node of descendants(form)) {
    const target = node.name === 'label' ? attribute(node, 'for') : ''
    if (target) labels.set(target, lineOf(node.children).text.slice(0, LABEL_LETTERS))
  }
  return labels
}

/** What a control is called: by its label, its own words, or what it shows while it is empty. */
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

/** An amount a form shows in a field that cannot be changed. */
export function shownValue(input: Node): string {
  const isFixed = input.element.hasAttribute('readonly') || input.element.hasAttribute('disabled')
  const value = squeeze(attribute(input, 'value'))
  return isFixed && /\d/.test(value) ? value : ''
}
