import type { PanelModule } from './types.ts'

/** `sha384-…` of the second file, written in by the build. */
declare const PANEL_INTEGRITY: string

/**
 * Fetches the second file, once. The preload link carries the integrity, which `import()` cannot; the import then takes what the link
 * has put into the module map, or fails as the link did. A script the page trusts may do both under `script-src` with a host, and under
 * `'strict-dynamic'`.
 */
export const createPanelLoader = (script: HTMLScriptElement) => {
  let failures = 0
  let fetched: Promise<string> | undefined

  /** Fetches and checks, does not run: for the moment a pointer comes near. */
  const prefetch = () =>
    (fetched ??= new Promise((resolve, reject) => {
      // A browser remembers a module that failed by its address.
      const url = new URL(`nexus-panel.js${failures ? `?${failures}` : ''}`, script.src).href
      const link = document.createElement('link')
      if (!link.relList.supports('modulepreload')) return resolve(url)
      link.rel = 'modulepreload'
      link.integrity = PANEL_INTEGRITY
      link.crossOrigin = 'anonymous'
      link.nonce = script.nonce
      link.href = url
      link.addEventListener('load', () => resolve(url))
      link.addEventListener('error', reject)
      document.head.append(link)
    }))

  const load = async (): Promise<PanelModule> => {
    try {
      return await import(/* @vite-ignore */ await prefetch())
    } catch (error) {
      failures++
      fetched = undefined
      throw error
    }
  }
  return { prefetch: () => void prefetch().catch(() => undefined), load }
}
