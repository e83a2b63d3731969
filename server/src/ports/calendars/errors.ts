import { CrawlError, toCrawlError } from '../crawler/crawl-error.ts'
import { CalendarDown, CalendarGone } from './types.ts'

/** It asks to be left alone for a while. */
export class CalendarBusy extends CalendarDown {
  /** In ms; null where it did not say for how long. */
  readonly retryAfterMs: number | null

  constructor(message: string, retryAfterMs: number | null) {
    super(message)
    this.retryAfterMs = retryAfterMs
  }
}

/** The person said no, or gave less than we asked for. */
export class ConsentRefused extends Error {
  override name = 'ConsentRefused'
  readonly reason: 'denied' | 'scopes'

  constructor(reason: ConsentRefused['reason']) {
    super(reason)
    this.reason = reason
  }
}

/** What an answer that is no success means. @param who the vendor, as a sentence names it */
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

/** What the network threw. */
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

/** An answer that is not what the vendor describes. */
export const halfAnswer = (who: string): CalendarDown =>
  new CalendarDown(`${who} answered with something that cannot be read.`)
