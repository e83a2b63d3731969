export const LOOPBACK_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** @param name as in a URL, or an address to bind to. */
export const isLoopbackName = (name: string): boolean => LOOPBACK_NAMES.has(name) || name === '::1'

/** Whether the app is reached without a network, so that plain http and cookies without `Secure` are acceptable. */
export function isPlainLoopback(appUrl: string): boolean {
  const { protocol, hostname } = new URL(appUrl)
  return protocol === 'http:' && isLoopbackName(hostname)
}
