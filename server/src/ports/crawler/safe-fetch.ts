import type { LookupFunction } from 'node:net'
import { pipeline } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { Agent, type Dispatcher, request } from 'undici'
import { guardAddresses, type Resolve } from './allowed-addresses.ts'
import { CrawlError, statusError, toCrawlError } from './crawl-error.ts'
import type { Validators } from './index.ts'
import { isSameSite, pageKey } from './links.ts'

const MAX_REDIRECTS = 5
const CONNECT_MS = 6_000
const HEADERS_MS = 10_000
const BODY_IDLE_MS = 8_000
const TOTAL_MS = 20_000
const PLAIN_HEADER = /^[\x20-\x7e]{1,200}$/
export const USER_AGENT = 'NexusBot'

export type Fetched = {
  /** The address after redirects. */
  url: URL
  /** The media type in lower case, without parameters. */
  type: string
  charset: string | null
  /** Content security policies in the headers. */
  policies: string[]
  body: Buffer
  validators: Validators
}

export type FetchOptions = {
  /** Limit of the body after decompression. */
  maxBytes: number
  signal?: AbortSignal
  /** Rejects an answer by its media type before the body is read. */
  accept?: (type: string) => boolean
  /** When given, redirects to other sites are not followed. */
  site?: URL
  /** When given, a redirect to this page counts as "page gone": many sites do that instead of answering 404. */
  home?: URL
  /** When given, `not_modified` is thrown unless the content has changed since. */
  since?: Validators | null
}

export type SafeFetch = {
  /** @throws CrawlError, also for every answer that is not a success. */
  get(url: URL, options: FetchOptions): Promise<Fetched>
  close(): Promise<void>
}

/**
 * Fetches addresses that strangers typed. Each redirect is checked, and sockets connect only to checked addresses, so neither a redirect
 * nor a changing DNS answer can reach a private network.
 */
export function safeFetch(allow: string[], resolve?: Resolve): SafeFetch {
  const guard = guardAddresses(allow, resolve)
  // Separate, so that a socket opened for an allowed private address is never used for anything else.
  const agents = { named: openAgent(guard.lookupNamed), others: openAgent(guard.lookup) }

  async function get(url: URL, options: FetchOptions): Promise<Fetched> {
    const limit = AbortSignal.timeout(TOTAL_MS)
    const signal = options.signal ? AbortSignal.any([limit, options.signal]) : limit
    try {
      return await follow(url, options, signal)
    } catch (error) {
      throw toCrawlError(error)
    }
  }

  async function follow(start: URL, options: FetchOptions, signal: AbortSignal) {
    let url = start
    for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
      guard.checkUrl(url)
      const answer = await request(url, {
        dispatcher: guard.isNamed(url) ? agents.named : agents.others,
        signal,
        headers: {
          'user-agent': `${USER_AGENT}/1.0 (reads pages the site owner chose)`,
          accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1',
          'accept-encoding': 'gzip, deflate, br',
          ...(options.since?.etag && { 'if-none-match': options.since.etag }),
          ...(options.since?.lastModified && { 'if-modified-since': options.since.lastModified }),
        },
      })
      const target = redirectTarget(answer, url)
      if (!target) return read(answer, url, options)
      await discard(answer)
      if (options.site && !isSameSite(target, options.site)) throw new CrawlError('left_the_site')
      if (options.home && pageKey(target) === pageKey(options.home))
        throw new CrawlError('sent_home')
      url = target
    }
    throw new CrawlError('too_many_redirects')
  }

  return {
    get,
    close: async () => {
      await Promise.all([agents.named.destroy(), agents.others.destroy()])
    },
  }
}

const openAgent = (lookup: LookupFunction) =>
  new Agent({
    connect: { lookup, timeout: CONNECT_MS },
    headersTimeout: HEADERS_MS,
    bodyTimeout: BODY_IDLE_MS,
    maxHeaderSize: 32 * 1024,
    keepAliveTimeout: 2_000,
  })

function redirectTarget(answer: Dispatcher.ResponseData, from: URL): URL | undefined {
  const location = [answer.headers['location']].flat()[0]
  if (answer.statusCode < 300 || answer.statusCode >= 400 || !location) return undefined
  const target = URL.parse(location, from.href)
  if (!target) throw new CrawlError('site_refused')
  return target
}

async function read(answer: Dispatcher.ResponseData, url: URL, options: FetchOptions) {
  const contentType = [answer.headers['content-type']].flat()[0] ?? ''
  const [type = ''] = contentType.toLowerCase().split(';')
  const problem = statusError(answer.statusCode)
  const refused = options.accept && !options.accept(type.trim())
  if (problem || refused) {
    await discard(answer)
    throw problem ?? new CrawlError('not_html')
  }
  const charset = /charset\s*=\s*["']?([\w-]+)/i.exec(contentType)?.[1] ?? null
  const policies = [answer.headers['content-security-policy'] ?? []].flat()
  const body = await readBody(answer, options.maxBytes)
  return { url, type: type.trim(), charset, policies, body, validators: validatorsOf(answer) }
}

/** They are sent back unchanged later, so values that are not valid in a header are dropped. */
function validatorsOf({ headers }: Dispatcher.ResponseData): Validators {
  const of = (name: string) => {
    const value = [headers[name]].flat()[0]
    return value && PLAIN_HEADER.test(value) ? value : undefined
  }
  const etag = of('etag')
  const lastModified = of('last-modified')
  return { ...(etag && { etag }), ...(lastModified && { lastModified }) }
}

/** The decompressed body; a compression bomb stops at `maxBytes` of output. */
async function readBody(answer: Dispatcher.ResponseData, maxBytes: number): Promise<Buffer> {
  const decoder = decoderOf([answer.headers['content-encoding']].flat()[0])
  const stream = decoder ? pipeline(answer.body, decoder, () => {}) : answer.body
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > maxBytes) throw new CrawlError('too_large')
      chunks.push(chunk)
    }
  } finally {
    answer.body.destroy()
  }
  return Buffer.concat(chunks)
}

function decoderOf(encoding = '') {
  switch (encoding.trim().toLowerCase()) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip()
    case 'br':
      return createBrotliDecompress()
    case 'deflate':
      return createInflate()
    case '':
    case 'identity':
      return undefined
    default:
      throw new CrawlError('unreadable')
  }
}

/** A small body is read to the end to keep the connection; a large one closes it. */
const discard = (answer: Dispatcher.ResponseData) =>
  answer.body.dump({ limit: 64 * 1024 }).catch(() => {})
