import type { ShownLeadForm } from 'shared-types'
import { adopt } from './adopt.ts'
import { leadCss } from './lead-form.css.ts'
import type { LeadOptions } from './lead-options.ts'
import type { LeadAnswer } from './lead-types.ts'
import { leadWords } from './lead-words.ts'

const dressed = new WeakSet<Node>()

/**
 * The one export of `nexus-lead.js`. Plain DOM on top of the panel, so that the panel needs no code for it.
 * @returns a function that removes it
 */
export const showLead = ({ form, panel, language, send, onEnd }: LeadOptions): (() => void) => {
  const root = panel.getRootNode() as Document | ShadowRoot
  if (!dressed.has(root)) adopt(root, leadCss)
  dressed.add(root)
  const [goOn, skip, failed] = leadWords(language)
  const frame = make('form', { className: 'nx-lead' })
  frame.dataset['when'] = form.when
  const fields = form.fields.map(createField)
  const alert = make('p', { role: 'alert' })
  const submit = make('button', { type: 'submit', textContent: goOn })
  const row = make('div', {}, submit)
  // The form can be skipped where no field is required, and in the middle of a conversation.
  if (form.when === 'within' || !form.fields.some(({ required }) => required))
    row.append(make('button', { type: 'button', textContent: skip, onclick: () => end() }))
  if (form.intro) frame.append(make('p', { dir: 'auto', textContent: form.intro }))
  frame.append(...fields.map(({ element }) => element), alert, row)

  /** While the form covers the rest, only the header can be used. */
  const hold = (isHeld: boolean) => {
    if (form.when === 'before')
      for (const part of panel.children)
        if (part !== frame && part.tagName !== 'HEADER') (part as HTMLElement).inert = isHeld
  }
  const remove = () => {
    hold(false)
    frame.remove()
  }
  const end = (answers?: LeadAnswer[]) => {
    remove()
    onEnd(answers)
    panel.querySelector('textarea')?.focus({ preventScroll: true })
  }
  frame.onsubmit = async (event) => {
    event.preventDefault()
    const answers = fields.map(({ read }) => read())
    submit.disabled = true
    try {
      await send(answers)
      end(answers)
    } catch (error) {
      alert.textContent = (error as Error).message || failed
      submit.disabled = false
    }
  }
  if (form.when === 'before')
    frame.style.top = `${panel.querySelector('header')?.offsetHeight ?? 0}px`
  // On a page of its own, the panel has no element over which a form could be placed.
  if (getComputedStyle(panel).position === 'static') panel.style.position = 'relative'
  panel.append(frame)
  hold(true)
  if (form.when === 'before') fields[0]?.input.focus({ preventScroll: true })
  return remove
}

const TYPES = { name: 'text', email: 'email', phone: 'tel', company: 'text' }
const KNOWN_AS: Record<keyof typeof TYPES, AutoFill> = {
  name: 'name',
  email: 'email',
  phone: 'tel',
  company: 'organization',
}

const createField = ({ kind, label, shown, required }: ShownLeadForm['fields'][number]) => {
  const input =
    kind === 'text'
      ? make('textarea', { rows: 2, maxLength: 500, required })
      : make('input', {
          type: TYPES[kind],
          autocomplete: KNOWN_AS[kind],
          maxLength: kind === 'email' ? 254 : 120,
          required,
          // Any way of writing a number is accepted, in any script's digits, as long as it has at least six digits.
          ...(kind === 'phone' && { pattern: '(\\P{Nd}*\\p{Nd}){6}.*' }),
        })
  // The star is visual only: `required` tells screen readers.
  const star = make('span', { textContent: required ? ' *' : '', ariaHidden: 'true' })
  const name = make('span', { dir: 'auto', textContent: shown ?? label }, star)
  const element = make('label', {}, name, input)
  return { element, input, read: (): LeadAnswer => ({ label, value: input.value }) }
}

const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  values: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: Node[]
): HTMLElementTagNameMap[Tag] => {
  const element = Object.assign(document.createElement(tag), values)
  element.append(...children)
  return element
}
