import { guardAddresses } from '../crawler/allowed-addresses.ts'
import { type CrawlReason, toCrawlError } from '../crawler/crawl-error.ts'

/** Time limit for a whole exchange, in ms. */
export const TIMEOUT_MS = 15_000

/** Where events may be sent. */
export type Rules = {
  /** Private addresses that the operator allowed. */
  allow: string[]
  /** In production events are sent to https addresses only. */
  production: boolean
}

/** @returns a function that says why nothing is sent to an address, in a sentence; null when it may be tried */
export function refusing({ allow, production }: Rules): (address: string) => string | null {
  const guard = guardAddresses(allow)
  return (address) => {
    const url = URL.parse(address)
    if (!url) return SENTENCES.host_not_found
    if (url.username || url.password) {
      return 'An address must not hold a password. The signature proves that it is us.'
    }
    try {
      guard.checkUrl(url)
    } catch (error) {
      return sentenceFor(error)
    }
    const isSafe = url.protocol === 'https:' || guard.isNamed(url)
    return isSafe || !production ? null : 'Events are only sent to https addresses.'
  }
}

const SENTENCES = {
  address_refused: 'This address is inside a private network. Nothing is sent there.',
  port_refused: 'Nothing is sent to this port. Use 443, 80, 8443 or 8080.',
  unsupported_scheme: 'Only http and https addresses are sent to.',
  host_not_found: 'There is no host of this name.',
  timed_out: `There was no answer within ${TIMEOUT_MS / 1_000} seconds.`,
  insecure: 'The security certificate of the host is not valid.',
} satisfies Partial<Record<CrawlReason, string>>

/** Why an exchange failed, for the owner of the endpoint. */
export function sentenceFor(error: unknown): string {
  const { reason } = toCrawlError(error)
  return reason in SENTENCES
    ? SENTENCES[reason as keyof typeof SENTENCES]
    : 'The host did not accept the connection.'
}
