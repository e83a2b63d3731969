import type { Emitter } from './emitter.ts'
import { choicesOf, labelOf, labelsOf, shownValue } from './form-fields.ts'
import { TERM } from './heading-path.ts'
import { lineOf } from './line.ts'
import { pair } from './rows.ts'
import { attribute, descendants, type Node } from './tree.ts'

/** Reads the fields of a form and their choices. */
export class FormReader {
  readonly #out: Emitter
  #labels = new Map<string, string>()
  #choices = new Set<string>()
  #asked: string[] = []

  constructor(out: Emitter) {
    this.#out = out
  }

  enter(form: Node) {
    this.#labels = labelsOf(form)
    this.#choices = new Set()
    for (const node of descendants(form))
      if (isChoice(node)) this.#choices.add(attribute(node, 'id'))
  }

  leave() {
    const asked = [...new Set(this.#asked)].filter(Boolean).join(', ')
    this.#asked = []
    this.#out.push({ text: asked })
  }

  /**
   * Reads an element of a form.
   * @returns false for an element that belongs to no form.
   */
  reads(node: Node): boolean {
    const { name } = node
    if (name === 'legend') this.#out.path.enter(TERM, lineOf(node.children).text)
    else if (name === 'label') this.#label(node)
    else if (name === 'select') this.#select(node, labelOf(node, this.#labels))
    else if (name === 'input' || name === 'textarea') this.#field(node)
    else return false
    return true
  }

  #label(label: Node) {
    const inside = [...descendants(label)].filter((node) => isControl(node))
    const select = inside.find((node) => node.name === 'select')
    const text = lineOf(
      label.children.filter((child) => typeof child === 'string' || !isControl(child)),
    ).text
    if (select) return this.#select(select, text)
    const target = attribute(label, 'for')
    const isChoosing = inside.some(isChoice) || (target !== '' && this.#choices.has(target))
    if (isChoosing) this.#out.push({ text: text && `- ${text}` })
    else if (/\d/.test(text)) this.#out.push({ text })
    else if (inside.length > 0 || !target) this.#asked.push(text.replace(/[\s:*]+$/, ''))
  }

  #select(select: Node, label: string) {
    const row = choicesOf(select, label)
    if (row) this.#out.push(row)
    else this.#asked.push(label)
  }

  #field(field: Node) {
    const type = attribute(field, 'type').toLowerCase()
    if (/^(?:hidden|submit|button|image|reset|search|password)$/.test(type) || isChoice(field))
      return
    const label = labelOf(field, this.#labels)
    const value = shownValue(field)
    if (value) this.#out.push(label ? pair(label, value) : { text: value })
    else this.#asked.push(label)
  }
}

const isControl = (node: Node) => /^(?:input|select|textarea)$/.test(node.name)

const isChoice = (node: Node) =>
  node.name === 'input' && /^(?:radio|checkbox)$/i.test(attribute(node, 'type'))
