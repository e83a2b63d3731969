import { AppError } from '../../errors.ts'

/** Why an address could not be read, in a sentence for the owner, and whether asking again later may help. */
const REASONS = {
  address_refused: ['This address is inside a private network and is not read.', false],
  port_refused: ['This port is not read. Use the usual ports of a website.', false],
  unsupported_scheme: ['Only http and https addresses can be read.', false],
  host_not_found: ['There is no website at this address.', false],
  no_connection: ['The website does not accept connections.', true],
  timed_out: ['The website did not answer in time.', true],
  insecure: ['The security certificate of the website is not valid.', false],
  too_many_redirects: ['The address redirects too many times.', false],
  left_the_site: ['The page redirects to another website.', false],
  page_missing: ['The page does not exist (404).', false],
  page_gone: ['The website has taken this page down (410).', false],
  sent_home: ['The website leads from here to its home page: this page is gone.', false],
  not_modified: ['The page has not changed.', false],
  access_denied: ['The website does not let visitors read this page.', false],
  site_refused: ['The website answered with an error.', false],
  site_unavailable: ['The website is busy or out of order.', true],
  not_sitemap: ['No pages of this website are named at this address.', false],
  not_html: ['This is not a web page.', false],
  not_pdf: ['This is not a PDF.', false],
  pdf_too_large: ['The PDF is larger than 4.5 MB.', false],
  too_large: ['The page is too large.', false],
  unreadable: ['The page could not be read.', false],
  robots_disallowed: ['The robots.txt of the website does not allow reading this page.', false],
  needs_javascript: [
    'The page builds its text with JavaScript, so there is nothing to read. Single-page websites are not supported.',
    false,
  ],
  no_text: ['The page has no text.', false],
} as const satisfies Record<string, [string, boolean]>

export type CrawlReason = keyof typeof REASONS

export class CrawlError extends AppError {
  readonly reason: CrawlReason
  /** True when the same request may succeed later. */
  readonly transient: boolean

  constructor(reason: CrawlReason, detail = '') {
    const [message, transient] = REASONS[reason]
    super(422, reason, detail ? `${message.replace(/\.$/, '')} (${detail}).` : message)
    this.name = 'CrawlError'
    this.reason = reason
    this.transient = transient
  }
}

const TLS_CODE = /^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|EPROTO)/

/** Turns an error of the network into a reason. */
export function toCrawlError(error: unknown): CrawlError {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof CrawlError) return cause
    const code = 'code' in cause ? String(cause.code) : ''
    if (code === 'ENOTFOUND' || code === 'EAI_NONAME') return new CrawlError('host_not_found')
    if (/TIMEOUT|TIMEDOUT|EAI_AGAIN/.test(code) || /^(?:Timeout|Abort)Error$/.test(cause.name)) {
      return new CrawlError('timed_out')
    }
    if (TLS_CODE.test(code)) return new CrawlError('insecure')
    if (code.startsWith('Z_') || code.startsWith('ERR_BROTLI')) return new CrawlError('unreadable')
    // When several addresses were tried, the first error is used.
    if (cause instanceof AggregateError && cause.errors[0]) return toCrawlError(cause.errors[0])
  }
  return new CrawlError('no_connection')
}

/** @returns undefined when the answer can be read. */
export function statusError(status: number): CrawlError | undefined {
  if (status === 304) return new CrawlError('not_modified')
  if (status < 400) return undefined
  if (status === 404) return new CrawlError('page_missing')
  if (status === 410) return new CrawlError('page_gone')
  if (status === 401 || status === 403) return new CrawlError('access_denied', String(status))
  if (status === 429 || status === 408 || status >= 500) {
    return new CrawlError('site_unavailable', String(status))
  }
  return new CrawlError('site_refused', String(status))
}
