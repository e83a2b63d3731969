import type { Config } from '../../config.ts'
import { isLoopbackName } from '../../lib/loopback.ts'
import { seal, unseal } from '../../lib/sealed.ts'

const PURPOSE = 'oauth_client'
/** Programs whose own addresses a browser may be sent to. */
const OWN_SCHEMES = new Set(['cursor:', 'vscode:', 'vscode-insiders:', 'windsurf:', 'claude:'])

/** A program that asks to be let in, as it described itself. */
export type Client = { name: string; redirectUris: string[] }

/**
 * The id of a client holds what the client is, encrypted: nothing is stored for programs that anybody may register, and every node
 * knows all of them.
 */
export const clientIdOf = ({ secret }: Config, { name, redirectUris }: Client): string =>
  seal(secret, PURPOSE, JSON.stringify([name, redirectUris]))

/** @returns nothing where this installation never gave out such an id. */
export function clientWith({ secrets }: Config, id: string): Client | undefined {
  const text = unseal(secrets, PURPOSE, id)
  if (text === null) return undefined
  const [name, redirectUris] = JSON.parse(text) as [string, string[]]
  return { name, redirectUris }
}

/** What an address is written in. In anything else, two readers of it may see two hosts. */
const WRITTEN = /^[\w.~:/?#[\]@!$&'()*+,;=%-]+$/
const HOST = /^[\w.-]+$|^\[[\da-f:.]+\]$/

/** Websites by https, programs on the same machine, and programs with a scheme of their own: nothing a browser would run or read. */
export function isGoodRedirect(uri: string): boolean {
  if (!WRITTEN.test(uri) || !URL.canParse(uri)) return false
  const { protocol, hostname, hash, username, password } = new URL(uri)
  if (hash || uri.endsWith('#') || username || password) return false
  if (protocol === 'https:') return HOST.test(hostname)
  if (protocol === 'http:') return isLoopbackName(hostname)
  return OWN_SCHEMES.has(protocol) || protocol.includes('.')
}

/** How a place to go back to is named for people: the host, or the scheme of a program. */
export function placeOf(uri: string): string {
  const { protocol, host } = new URL(uri)
  return protocol === 'https:' || protocol === 'http:' ? host : protocol.replace(':', '')
}
