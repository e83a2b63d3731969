import type { Options } from './types.ts'

/** Reads the script tag: its own address tells where the API is, its data attributes the rest. */
export const readOptions = (script: HTMLScriptElement): Options => {
  const { agentId = '', apiBase, dir, theme } = script.dataset
  const pageDir = dir ?? getComputedStyle(document.documentElement).direction
  return {
    agentId,
    apiBase: (apiBase ?? new URL('/api', script.src).href).replace(/\/+$/, ''),
    dir: pageDir === 'rtl' ? 'rtl' : 'ltr',
    colorScheme: theme === 'light' || theme === 'dark' ? theme : 'auto',
  }
}
