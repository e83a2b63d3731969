import type { PanelModule } from './types.ts'

/** `sha384-…` of the second file, written in by the build. */
declare const PANEL_INTEGRITY: string

/**
 * Fetches and runs the second file. The preload link carries the integrity, which `import()` cannot; the import then takes what the
 * link has put into the module map, or fails as the link did. A script the page trusts may do both under `script-src` with a host,
 * and under `'strict-dynamic'`.
 */
export const createPanelLoader = (script: HTMLScriptElement) => {
  let failures = 0
  return async (): Promise<PanelModule> => {
    // A browser remembers a module that failed by its address.
    const url = new URL(`nexus-panel.js${failures ? `?${failures}` : ''}`, script.src).href
    try {
      await preload(url, script.nonce)
      return await import(/* @vite-ignore */ url)
    } catch (error) {
      failures++
      throw error
    }
  }
}

const preload = (url: string, nonce: string) =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.integrity = PANEL_INTEGRITY
    link.crossOrigin = 'anonymous'
    link.nonce = nonce
    link.href = url
    link.addEventListener('load', resolve)
    link.addEventListener('error', reject)
    document.head.append(link)
  })
