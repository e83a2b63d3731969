import { Agent } from 'undici'
import { guardAddresses, type Resolve } from '../crawler/allowed-addresses.ts'
import { type CrawlReason, toCrawlError } from '../crawler/crawl-error.ts'

const KEEP_ALIVE_MS = 10_000
const HEADER_BYTES = 32 * 1024

export type GuardOptions = {
  /** Private addresses that the operator allowed. */
  allow: string[]
  /** In production only https addresses are called. */
  production: boolean
  resolve?: Resolve
}

/** Connections to addresses that somebody typed: only to public ones, and to those the operator allowed. */
export function guardedConnections(options: GuardOptions, timeoutMs: number) {
  const { allow, production, resolve } = options
  const guard = guardAddresses(allow, resolve)
  const open = (lookup: typeof guard.lookup) =>
    new Agent({
      connect: { timeout: timeoutMs, lookup },
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
      maxHeaderSize: HEADER_BYTES,
    })
  // Separate, so that a socket opened for an allowed private address is never used for anything else.
  const agents = { named: open(guard.lookupNamed), others: open(guard.lookup) }
  return {
    /** Why nothing is sent to this address, in a sentence; null when it may be tried. */
    refusal(address: string): string | null {
      const url = URL.parse(address)
      if (!url) return SENTENCES.host_not_found
      if (url.username || url.password) {
        return 'An address must not hold a password. Put it into a secret header.'
      }
      try {
        guard.checkUrl(url)
      } catch (error) {
        return sentenceFor(error)
      }
      const isSafe = url.protocol === 'https:' || guard.isNamed(url)
      return isSafe || !production ? null : 'Only https addresses are asked.'
    },
    agentFor: (url: string): Agent => (guard.isNamed(new URL(url)) ? agents.named : agents.others),
    close: async (): Promise<void> => {
      await Promise.all([agents.named.destroy(), agents.others.destroy()])
    },
  }
}
export type GuardedConnections = ReturnType<typeof guardedConnections>

const SENTENCES = {
  address_refused: 'This address is inside a private network. Nothing is sent there.',
  port_refused: 'Nothing is sent to this port. Use 443, 80, 8443 or 8080.',
  unsupported_scheme: 'Only http and https addresses are asked.',
  host_not_found: 'There is no host of this name.',
  timed_out: 'There was no answer in time.',
  insecure: 'The security certificate of the host is not valid.',
} satisfies Partial<Record<CrawlReason, string>>

/** Codes of errors that prove that no connection was made. */
const WITHOUT_CONNECTION = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
])
const BEFORE_ANYTHING = new Set<CrawlReason>([
  'address_refused',
  'port_refused',
  'unsupported_scheme',
  'host_not_found',
  'insecure',
])

/** Whether a request that failed with this error may nevertheless have arrived. */
export function mayHaveArrived(error: unknown): boolean {
  if (BEFORE_ANYTHING.has(toCrawlError(error).reason)) return false
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && WITHOUT_CONNECTION.has(String(cause.code))) return false
  }
  return true
}

export function sentenceFor(error: unknown): string {
  const { reason } = toCrawlError(error)
  return reason in SENTENCES
    ? SENTENCES[reason as keyof typeof SENTENCES]
    : 'The host did not accept the connection.'
}
