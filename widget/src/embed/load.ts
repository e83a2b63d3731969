import type { LoadFile } from './types.ts'

/**
 * Loads and runs another file of the widget. The preload link has the integrity hash, which `import()` cannot have; the import then takes
 * the module from the module map, or fails as the link did. A script that the page trusts may do both under a `script-src` with a host, and
 * under `'strict-dynamic'`.
 */
export const createLoader = (script: HTMLScriptElement): LoadFile => {
  let failures = 0
  return async (name, integrity) => {
    // Browsers remember by its address that a module failed, so a retry needs another address.
    const url = new URL(`nexus-${name}.js${failures ? `?${failures}` : ''}`, script.src).href
    try {
      await preload(url, integrity, script.nonce)
      return await import(/* @vite-ignore */ url)
    } catch (error) {
      failures++
      throw error
    }
  }
}

const preload = (url: string, integrity: string, nonce: string) =>
  new Promise((onload, onerror) => {
    const rel = 'modulepreload'
    const link = { rel, integrity, crossOrigin: 'anonymous', nonce, href: url, onload, onerror }
    document.head.append(Object.assign(document.createElement('link'), link))
  })
