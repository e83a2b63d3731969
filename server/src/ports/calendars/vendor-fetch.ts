import { Agent, fetch as undiciFetch, Headers } from 'undici'
import { guardAddresses, type Resolve } from '../crawler/allowed-addresses.ts'
import { CrawlError } from '../crawler/crawl-error.ts'

const CONNECT_MS = 6_000
/** Limit for a whole exchange. */
const TOTAL_MS = 15_000
/** Two months of a full calendar take a fifth of this. */
const MAX_BYTES = 2_000_000
const MAX_HEADER_BYTES = 32 * 1024

export type VendorFetch = {
  /** Like `fetch`, but reads the whole answer, up to a limit. Follows no redirect. @throws CrawlError, or what the network throws */
  fetch: typeof globalThis.fetch
  /** @throws CrawlError when an address must not be called */
  check(url: URL): void
  close(): Promise<void>
}

type Options = {
  /** Private addresses that the operator allowed. */
  allow: string[]
  /** In production only https is used, because credentials are sent. */
  production: boolean
  resolve?: Resolve
}

/** Sends requests to addresses that people typed, or that another answer named: each is checked, again for every socket. */
export function vendorFetch({ allow, production, resolve }: Options): VendorFetch {
  const guard = guardAddresses(allow, resolve)
  const open = (lookup: typeof guard.lookup) =>
    new Agent({
      connect: { lookup, timeout: CONNECT_MS },
      headersTimeout: TOTAL_MS,
      bodyTimeout: TOTAL_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
    })
  const agents = { named: open(guard.lookupNamed), others: open(guard.lookup) }

  function check(url: URL): void {
    guard.checkUrl(url)
    const isSafe = url.protocol === 'https:' || guard.isNamed(url)
    if (production && !isSafe) throw new CrawlError('unsupported_scheme')
  }

  async function fetchChecked(input: string | URL | Request, init: RequestInit = {}) {
    const url = new URL(input instanceof Request ? input.url : input)
    check(url)
    const limit = AbortSignal.timeout(TOTAL_MS)
    const signal = init.signal ? AbortSignal.any([limit, init.signal]) : limit
    const answer = await undiciFetch(url, {
      // The cast is safe: the types of undici and of Node describe the same fetch.
      ...(init as Parameters<typeof undiciFetch>[1]),
      signal,
      redirect: 'manual',
      dispatcher: guard.isNamed(url) ? agents.named : agents.others,
    })
    return whole(answer)
  }

  return {
    fetch: fetchChecked,
    check,
    close: async () => {
      await Promise.all([agents.named.destroy(), agents.others.destroy()])
    },
  }
}

/** The answer with its body already read, so that no body is endless. */
async function whole(answer: Awaited<ReturnType<typeof undiciFetch>>): Promise<Response> {
  const chunks: Uint8Array[] = []
  let size = 0
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- undici gives bytes
  for await (const chunk of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > MAX_BYTES) throw new CrawlError('too_large')
    chunks.push(chunk)
  }
  const body = HAS_NO_BODY.has(answer.status) ? null : Buffer.concat(chunks)
  const read = new Response(body, {
    status: answer.status,
    statusText: answer.statusText,
    headers: [...new Headers(answer.headers)],
  })
  // Sets the answer's address, against which readers resolve further addresses.
  return Object.defineProperty(read, 'url', { value: answer.url })
}

const HAS_NO_BODY = new Set([204, 205, 304])
