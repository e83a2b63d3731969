import { UpdateChatbotConfig, type ChatbotConfig } from 'shared-types'

const LOOK = [
  'brand_name',
  'brand_color',
  'text_color',
  'welcome_message',
  'suggested_questions',
] as const

/** The fields that the first form changes. */
export type Look = Pick<ChatbotConfig, (typeof LOOK)[number]>
type Stored = Look & { agent_id: string }
export type LookErrors = Partial<Record<keyof Look, string>>

/** The stored values of these fields. */
export const lookOf = (stored: Look): Look =>
  Object.fromEntries(LOOK.map((field) => [field, stored[field]])) as Look

/** Split on commas, empty pieces dropped. */
export const splitQuestions = (text: string): string[] =>
  text
    .split(',')
    .map((question) => question.trim())
    .filter(Boolean)

/** Three or six hex digits, with or without `#`; undefined while it is not a complete colour. */
export function hexColor(text: string): string | undefined {
  const digits = /^#?([\da-f]{6}|[\da-f]{3})$/i.exec(text.trim())?.[1]
  return digits && `#${digits.toLowerCase()}`
}

/** The changed fields without empty ones; null when nothing has changed. */
export function changesOf(stored: Stored, look: Look): UpdateChatbotConfig | null {
  const changed = changedFields(stored, look)
    .map(([field, value]) => [field, keepCleared(field, value)])
    .filter(([, value]) => value !== '')
  return changed.length > 0
    ? ({ agent_id: stored.agent_id, ...Object.fromEntries(changed) } as UpdateChatbotConfig)
    : null
}

/** Whether any field differs from the stored one, a cleared field included. */
export const isChanged = (stored: Look, look: Look): boolean =>
  changedFields(stored, look).length > 0

/**
 * The first complaint of the shared schema about each changed field. Unchanged fields are not checked, so that an old invalid value does
 * not block changing another one.
 */
export function errorsOf(stored: Stored, look: Look): LookErrors {
  const changed = Object.fromEntries(changedFields(stored, look))
  const result = UpdateChatbotConfig.safeParse({ agent_id: stored.agent_id, ...changed })
  const errors: LookErrors = {}
  for (const issue of result.error?.issues ?? []) {
    errors[issue.path[0] as keyof Look] ??= issue.message
  }
  return errors
}

// Empty fields are dropped, but the suggestions may be cleared: they are sent as a blank, which the server trims.
const keepCleared = (field: string, value: string) =>
  field === 'suggested_questions' && value.trim() === '' ? ' ' : value

const changedFields = (stored: Look, look: Look): [string, string][] =>
  Object.entries(look).filter(([field, value]) => value !== stored[field as keyof Look])
