import { CrawlError, toCrawlError } from '../crawler/crawl-error.ts'
import { CalendarDown, CalendarGone } from './types.ts'

/** The vendor asks for a pause. */
export class CalendarBusy extends CalendarDown {
  /** In ms; null when it did not say how long. */
  readonly retryAfterMs: number | null

  constructor(message: string, retryAfterMs: number | null) {
    super(message)
    this.retryAfterMs = retryAfterMs
  }
}

/** The person refused, or gave fewer permissions than we need. */
export class ConsentRefused extends Error {
  override name = 'ConsentRefused'
  readonly reason: 'denied' | 'scopes'

  constructor(reason: ConsentRefused['reason']) {
    super(reason)
    this.reason = reason
  }
}

/** The error for an unsuccessful answer. @param who the vendor's name for a sentence */
export function problemOf(who: string, status: number, retryAfterMs: number | null): Error {
  if (status === 401 || status === 403) {
    return new CalendarGone(`${who} no longer lets us in.`)
  }
  if (status === 404 || status === 410) {
    return new CalendarGone(`${who} no longer has what was chosen there.`)
  }
  if (status === 429) return new CalendarBusy(`${who} was asked too often.`, retryAfterMs)
  return new CalendarDown(`${who} answered with an error (${status}).`)
}

/** The error for what the network threw. */
export function unreachable(who: string, error: unknown): CalendarDown {
  if (error instanceof CalendarDown) return error
  const { reason } = toCrawlError(error)
  return new CalendarDown(SENTENCES[reason]?.(who) ?? `${who} could not be reached.`, {
    cause: error,
  })
}

const SENTENCES: { [reason in CrawlError['reason']]?: (who: string) => string } = {
  timed_out: (who) => `${who} did not answer in time.`,
  host_not_found: () => 'There is no server at this address.',
  insecure: () => 'The security certificate of the server is not valid.',
  address_refused: () => 'This address is inside a private network. It is not asked.',
  port_refused: () => 'This port is not asked. Use 443, 80, 8443 or 8080.',
  too_large: (who) => `${who} answered with more than can be read.`,
}

/** The error for an answer without what the vendor's documentation promises. */
export const halfAnswer = (who: string): CalendarDown =>
  new CalendarDown(`${who} answered with something that cannot be read.`)
