import { browserStorage } from './storage.ts'
import { RECENT_KEY } from './user-key.ts'

const MAX = 5

/** A destination that the user chose in the palette. */
export type RecentChoice = {
  to: string
  label: string
  kind: 'page' | 'agent' | 'conversation' | 'call'
}

/** Recent choices, newest first; stored in this browser until logout. */
export function recentChoices(): RecentChoice[] {
  try {
    const stored: unknown = JSON.parse(browserStorage.get(RECENT_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isChoice) : []
  } catch {
    return []
  }
}

export function rememberChoice(choice: RecentChoice): void {
  const others = recentChoices().filter(({ to }) => to !== choice.to)
  browserStorage.set(RECENT_KEY, JSON.stringify([choice, ...others].slice(0, MAX)))
}

const isChoice = (value: unknown): value is RecentChoice =>
  typeof value === 'object' &&
  value !== null &&
  ['to', 'label', 'kind'].every((field) => typeof Reflect.get(value, field) === 'string')
