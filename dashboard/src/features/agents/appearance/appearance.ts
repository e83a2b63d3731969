import { UpdateChatbotConfig, type ChatbotConfig } from 'shared-types'

const LOOK = [
  'brand_name',
  'brand_color',
  'text_color',
  'welcome_message',
  'suggested_questions',
] as const

/** What the first form changes. */
export type Look = Pick<ChatbotConfig, (typeof LOOK)[number]>
type Stored = Look & { agent_id: string }
export type LookErrors = Partial<Record<keyof Look, string>>

/** What is stored of it. */
export const lookOf = (stored: Look): Look =>
  Object.fromEntries(LOOK.map((field) => [field, stored[field]])) as Look

/** Split on commas, empty pieces dropped. */
export const splitQuestions = (text: string): string[] =>
  text
    .split(',')
    .map((question) => question.trim())
    .filter(Boolean)

/** Six digits or three, with or without the `#`; undefined while it is not a colour yet. */
export function hexColor(text: string): string | undefined {
  const digits = /^#?([\da-f]{6}|[\da-f]{3})$/i.exec(text.trim())?.[1]
  return digits && `#${digits.toLowerCase()}`
}

/** The changed fields, empty ones dropped; null when nothing has changed. */
export function changesOf(stored: Stored, look: Look): UpdateChatbotConfig | null {
  const changed = changedFields(stored, look)
    .map(([field, value]) => [field, keepCleared(field, value)])
    .filter(([, value]) => value !== '')
  return changed.length > 0
    ? ({ agent_id: stored.agent_id, ...Object.fromEntries(changed) } as UpdateChatbotConfig)
    : null
}

/** Whether anything differs, a cleared field included. */
export const isChanged = (stored: Look, look: Look): boolean =>
  changedFields(stored, look).length > 0

/** The first message of each changed field, in the words of the contract: what is stored already need not be mended to change another. */
export function errorsOf(stored: Stored, look: Look): LookErrors {
  const changed = Object.fromEntries(changedFields(stored, look))
  const result = UpdateChatbotConfig.safeParse({ agent_id: stored.agent_id, ...changed })
  const errors: LookErrors = {}
  for (const issue of result.error?.issues ?? []) {
    errors[issue.path[0] as keyof Look] ??= issue.message
  }
  return errors
}

// Empty fields are dropped, yet the suggestions may be cleared: a blank is not empty, and the server trims it.
const keepCleared = (field: string, value: string) =>
  field === 'suggested_questions' && value.trim() === '' ? ' ' : value

const changedFields = (stored: Look, look: Look): [string, string][] =>
  Object.entries(look).filter(([field, value]) => value !== stored[field as keyof Look])
