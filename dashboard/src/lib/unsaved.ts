import { browserStorage, tabStorage } from './storage.ts'
import { USER_KEY } from './user-key.ts'

const KEY = 'nexus:unsaved'

type Field = HTMLInputElement | HTMLTextAreaElement

/** What somebody had written into a field when their session ended. */
export type Unsaved = { label: string; text: string }

/** The fields that somebody has written into, also those that are no longer on the page. */
let written = new Set<Field>()
/** What a field held before somebody wrote into it, or when its form was last sent. */
const stored = new WeakMap<Field, string>()
/** What the fields that were sent last held before that. */
let sent = new Map<Field, string>()
/** Asks whether what was written may be lost; the app sets it, because this floor has no dialogs. */
let ask = () => Promise.resolve(true)

/** Notices which fields are written into, and which are sent. @returns a function that stops */
export function watchFields(): () => void {
  const listeners = { input: noticeWritten, focusin: noticeStored, submit: noticeSent }
  const each = Object.entries(listeners)
  for (const [event, listener] of each) document.addEventListener(event, listener)
  return () => {
    for (const [event, listener] of each) document.removeEventListener(event, listener)
  }
}

function noticeWritten({ target }: Event): void {
  if (!isText(target)) return
  written = new Set([...written].filter((field) => field.isConnected)).add(target)
}

function noticeStored({ target }: Event): void {
  if (isText(target) && !written.has(target)) stored.set(target, target.value)
}

function noticeSent({ target }: Event): void {
  sent = new Map()
  for (const field of unsavedIn(document)) {
    if (field.form !== target) continue
    sent.set(field, stored.get(field) ?? '')
    stored.set(field, field.value)
  }
}

/** What was sent last was not stored: the server refused it, or could not be reached. */
export function keepSent(): void {
  for (const [field, before] of sent) stored.set(field, before)
}

export function askBeforeLosing(how: typeof ask): void {
  ask = how
}

export const hasUnsaved = (root: Node): boolean => unsavedIn(root).length > 0

/** Leaves at once where no text inside `root` would be lost, and otherwise once the user agrees to lose it. */
export async function leaveUnsaved(root: Node, leave: () => void): Promise<void> {
  if (hasUnsaved(root) && !(await ask())) return
  for (const field of unsavedIn(root)) written.delete(field)
  leave()
}

/** The fields with text that nobody has sent. A field without a form is not among them: it is stored when it is left. */
const unsavedIn = (root: Node): Field[] =>
  [...written].filter(
    (field) =>
      field.form &&
      root.contains(field) &&
      // A form that stays open is empty once it was sent.
      field.value.trim() &&
      (field.value !== stored.get(field) || field.matches('[aria-invalid="true"]')),
  )

/**
 * Keeps the texts on the page for its user, in this tab, because the page is left when a session has ended. Call it while the user is still
 * stored.
 */
export function keepUnsaved(): void {
  const texts = [...written]
    .filter(({ isConnected, value }) => isConnected && value.trim())
    .map((field) => ({ label: labelOf(field), text: field.value }))
  written.clear()
  const user = browserStorage.get(USER_KEY)
  if (!user || texts.length === 0) return
  tabStorage.set(KEY, JSON.stringify({ email: JSON.parse(user).email, texts }))
}

/** The texts kept for this user; not those of somebody else. */
export function keptTexts(email: string): Unsaved[] {
  const kept = tabStorage.get(KEY)
  if (!kept) return []
  const { email: owner, texts } = JSON.parse(kept) as { email: string; texts: Unsaved[] }
  return owner === email ? texts : []
}

export const forgetKept = (): void => tabStorage.set(KEY, null)

const TYPES = new Set(['text', 'url', 'email', 'tel', 'number'])

/** Not searches, choices, codes and secrets, and not what is kept elsewhere, marked `data-kept`. */
const isText = (target: EventTarget | null): target is Field =>
  (target instanceof HTMLTextAreaElement || isTextInput(target)) && !target.matches(PASSING)

const PASSING = '[data-kept], [role="combobox"], [autocomplete="one-time-code"]'

const isTextInput = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && TYPES.has(target.type)

const labelOf = (field: Field): string =>
  field.labels?.[0]?.textContent || field.ariaLabel || field.placeholder
