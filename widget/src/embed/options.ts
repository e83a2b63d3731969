import type { Options } from './types.ts'

/** Reads the script tag: its own address gives that of the API, its data attributes the other options, together with `NexusOptions`. */
export const readOptions = (script: HTMLScriptElement): Options => {
  const page = { ...window.NexusOptions, ...script.dataset } as Record<string, string>
  const { agentId = '', apiBase, dir, language, theme, ...given } = page
  const pageDir = dir ?? getComputedStyle(document.documentElement).direction
  return {
    agentId,
    apiBase: (apiBase ?? new URL('/api', script.src).href).replace(/\/+$/, ''),
    // Browsers ignore any other value, both for the direction and for the colour scheme.
    dir: pageDir as Options['dir'],
    fixedDir: dir as Options['fixedDir'],
    language,
    colorScheme: (theme ?? 'auto') as Options['colorScheme'],
    given,
  }
}
