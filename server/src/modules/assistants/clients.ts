import type { Config } from '../../config.ts'
import { isLoopbackName } from '../../lib/loopback.ts'
import { seal, unseal } from '../../lib/sealed.ts'

const PURPOSE = 'oauth_client'
/** URL schemes of known programs to which a browser may be redirected. */
const OWN_SCHEMES = new Set(['cursor:', 'vscode:', 'vscode-insiders:', 'windsurf:', 'claude:'])

/** A program that asks for access, as it described itself. */
export type Client = { name: string; redirectUris: string[] }

/**
 * The id of a client contains its description, encrypted: nothing is stored for programs that anybody may register, and every node can read
 * it.
 */
export const clientIdOf = ({ secret }: Config, { name, redirectUris }: Client): string =>
  seal(secret, PURPOSE, JSON.stringify([name, redirectUris]))

/** @returns undefined when this installation did not issue the id. */
export function clientWith({ secrets }: Config, id: string): Client | undefined {
  const text = unseal(secrets, PURPOSE, id)
  if (text === null) return undefined
  const [name, redirectUris] = JSON.parse(text) as [string, string[]]
  return { name, redirectUris }
}

/** The characters that an address may have. With others, two parsers might see two different hosts. */
const WRITTEN = /^[\w.~:/?#[\]@!$&'()*+,;=%-]+$/
const HOST = /^[\w.-]+$|^\[[\da-f:.]+\]$/

/**
 * Whether a redirect address is allowed: https websites, programs on the same machine, and known schemes of programs; nothing that a
 * browser would execute or read.
 */
export function isGoodRedirect(uri: string): boolean {
  if (!WRITTEN.test(uri) || !URL.canParse(uri)) return false
  const { protocol, hostname, hash, username, password } = new URL(uri)
  if (hash || uri.endsWith('#') || username || password) return false
  if (protocol === 'https:') return HOST.test(hostname)
  if (protocol === 'http:') return isLoopbackName(hostname)
  return OWN_SCHEMES.has(protocol) || protocol.includes('.')
}

/** A redirect address for people: its host, or the scheme of a program. */
export function placeOf(uri: string): string {
  const { protocol, host } = new URL(uri)
  return protocol === 'https:' || protocol === 'http:' ? host : protocol.replace(':', '')
}
