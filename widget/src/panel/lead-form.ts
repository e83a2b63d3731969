import type { ShownLeadForm } from 'shared-types'
import { adopt } from './adopt.ts'
import { leadCss } from './lead-form.css.ts'
import type { LeadOptions } from './lead-options.ts'
import type { LeadAnswer } from './lead-types.ts'
import { leadWords } from './lead-words.ts'

const dressed = new WeakSet<Node>()

/** The one export of `nexus-lead.js`. Plain DOM, laid over what the panel draws: nothing of the panel has to know of it. @returns what takes it away */
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
  // Nobody has to say who they are where nothing is needed, nor in the middle of a talk.
  if (form.when === 'within' || !form.fields.some(({ required }) => required))
    row.append(make('button', { type: 'button', textContent: skip, onclick: () => end() }))
  if (form.intro) frame.append(make('p', { dir: 'auto', textContent: form.intro }))
  frame.append(...fields.map(({ element }) => element), alert, row)

  /** Only the header stays in reach while the form is in front of the rest. */
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
  // On a page of its own the panel has no place that a form could be laid over.
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
          // In whatever way, and in whatever digits, a number is written: there are six of them at least.
          ...(kind === 'phone' && { pattern: '(\\P{Nd}*\\p{Nd}){6}.*' }),
        })
  // The star is for the eye: what is needed is said by the field itself.
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
