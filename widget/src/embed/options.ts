import type { Options } from './types.ts'

/** Reads the script tag: its own address tells where the API is, its data attributes the rest, with `NexusOptions` beside them. */
export const readOptions = (script: HTMLScriptElement): Options => {
  const page = { ...window.NexusOptions, ...script.dataset } as Record<string, string>
  const { agentId = '', apiBase, dir, language, theme, ...given } = page
  const pageDir = dir ?? getComputedStyle(document.documentElement).direction
  return {
    agentId,
    apiBase: (apiBase ?? new URL('/api', script.src).href).replace(/\/+$/, ''),
    // Any other word is none to the browser, for direction and scheme alike.
    dir: pageDir as Options['dir'],
    fixedDir: dir as Options['fixedDir'],
    language,
    colorScheme: (theme ?? 'auto') as Options['colorScheme'],
    given,
  }
}
