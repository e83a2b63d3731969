import { Agent, request } from 'undici'
import { guardAddresses, type Resolve } from '../crawler/allowed-addresses.ts'
import { type CrawlReason, toCrawlError } from '../crawler/crawl-error.ts'
import type { ActionAnswer, ActionCaller, ActionRequest } from './index.ts'

/** Of the whole exchange: whoever answers byte by byte is cut off too. */
const TIMEOUT_MS = 10_000
const ANSWER_BYTES = 32 * 1024
const KEEP_ALIVE_MS = 10_000

type Options = {
  /** Private addresses the operator named. */
  allow: string[]
  /** Then only https is asked. */
  production: boolean
  resolve?: Resolve
  timeoutMs?: number
}

/** Asks services over HTTP. Only public addresses are reached, the socket too. */
export function actionCaller(options: Options): ActionCaller {
  const { allow, production, resolve, timeoutMs = TIMEOUT_MS } = options
  const guard = guardAddresses(allow, resolve)
  const open = (lookup: typeof guard.lookup) =>
    new Agent({
      connect: { timeout: timeoutMs, lookup },
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
      maxHeaderSize: 32 * 1024,
    })
  // Apart, so that a socket opened for what the operator named is never used for anything else.
  const agents = { named: open(guard.lookupNamed), others: open(guard.lookup) }

  function refusal(address: string): string | null {
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
  }

  async function exchange({ url, method, headers, body }: ActionRequest, signal: AbortSignal) {
    const answer = await request(url, {
      // The cast is safe: the contract names the methods.
      method: method as 'GET',
      // Nothing is unpacked, so that a small answer cannot become a large one.
      headers: { ...headers, accept: 'application/json', 'accept-encoding': 'identity' },
      body,
      dispatcher: guard.isNamed(new URL(url)) ? agents.named : agents.others,
      signal,
    })
    const { statusCode: status } = answer
    if (status >= 300 && status < 400) {
      await answer.body.dump({ limit: ANSWER_BYTES }).catch(() => {})
      return { status, text: null, problem: 'The service sent us to another address.' }
    }
    const text = await whole(answer.body)
    if (text === null) return { status, text, problem: 'The answer is larger than 32 KB.' }
    return { status, text, problem: null }
  }

  return {
    refusal,
    async call(asked, stop) {
      const begun = performance.now()
      const finished = (said: Omit<ActionAnswer, 'tookMs'>): ActionAnswer => ({
        ...said,
        tookMs: Math.round(performance.now() - begun),
      })
      const problem = refusal(asked.url)
      if (problem) return finished({ status: null, text: null, problem })
      const limit = AbortSignal.timeout(timeoutMs)
      try {
        return finished(await exchange(asked, stop ? AbortSignal.any([limit, stop]) : limit))
      } catch (error) {
        stop?.throwIfAborted()
        return finished({ status: null, text: null, problem: sentenceFor(error) })
      }
    },
    close: async () => {
      await Promise.all([agents.named.destroy(), agents.others.destroy()])
    },
  }
}

/** @returns null where it is larger than is read. What cannot be stored as text is left out. */
async function whole(body: AsyncIterable<Uint8Array> & { destroy(): unknown }) {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > ANSWER_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8').replaceAll('\0', '')
}

const SENTENCES = {
  address_refused: 'This address is inside a private network. Nothing is sent there.',
  port_refused: 'Nothing is sent to this port. Use 443, 80, 8443 or 8080.',
  unsupported_scheme: 'Only http and https addresses are asked.',
  host_not_found: 'There is no host of this name.',
  timed_out: 'There was no answer in time.',
  insecure: 'The security certificate of the host is not valid.',
} satisfies Partial<Record<CrawlReason, string>>

function sentenceFor(error: unknown): string {
  const { reason } = toCrawlError(error)
  return reason in SENTENCES
    ? SENTENCES[reason as keyof typeof SENTENCES]
    : 'The host did not accept the connection.'
}
