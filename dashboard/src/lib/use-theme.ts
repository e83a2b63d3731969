import { useSyncExternalStore } from 'react'
import { browserStorage } from './storage.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const STORAGE_KEY = 'theme'
const listeners = new Set<() => void>()

/** The chosen theme and its setter. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, storedTheme), setTheme]
}

/** Called before the first render, so that the page is never painted in the wrong theme. */
export function applyTheme(theme: Theme = storedTheme()): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

function setTheme(theme: Theme): void {
  browserStorage.set(STORAGE_KEY, theme)
  applyTheme(theme)
  for (const listener of listeners) listener()
}

function storedTheme(): Theme {
  const stored = browserStorage.get(STORAGE_KEY)
  return THEMES.find((theme) => theme === stored) ?? 'system'
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
