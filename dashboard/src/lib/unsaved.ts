import { browserStorage, tabStorage } from './storage.ts'
import { USER_KEY } from './user-key.ts'

const KEY = 'nexus:unsaved'

type Field = HTMLInputElement | HTMLTextAreaElement

/** What somebody had written into a field when their session ended. */
export type Unsaved = { label: string; text: string }

/** The fields that somebody has written into, also those that are no longer on the page. */
let written = new Set<Field>()

/** Notices which fields are written into. @returns a function that stops */
export function watchFields(): () => void {
  const notice = ({ target }: Event) => {
    if (!isText(target)) return
    written = new Set([...written].filter((field) => field.isConnected)).add(target)
  }
  document.addEventListener('input', notice)
  return () => document.removeEventListener('input', notice)
}

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

/** The texts kept for this user, once; those of somebody else are forgotten. */
export function takeUnsaved(email: string): Unsaved[] {
  const kept = tabStorage.get(KEY)
  if (!kept) return []
  tabStorage.set(KEY, null)
  const { email: owner, texts } = JSON.parse(kept) as { email: string; texts: Unsaved[] }
  return owner === email ? texts : []
}

const TYPES = new Set(['text', 'url', 'email', 'tel', 'number'])

/** Not searches and secrets, and not what is kept elsewhere, marked `data-kept`. */
const isText = (target: EventTarget | null): target is Field =>
  (target instanceof HTMLTextAreaElement && !('kept' in target.dataset)) ||
  (target instanceof HTMLInputElement && TYPES.has(target.type))

const labelOf = (field: Field): string =>
  field.labels?.[0]?.textContent || field.ariaLabel || field.placeholder
