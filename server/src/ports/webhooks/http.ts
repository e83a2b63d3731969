import { Agent, request } from 'undici'
import { guardAddresses, type Resolve } from '../crawler/allowed-addresses.ts'
import { type CrawlReason, toCrawlError } from '../crawler/crawl-error.ts'
import type { WebhookAnswer, WebhookRequest, WebhookSender } from './index.ts'
import { retryAfter } from './retry-after.ts'

const TIMEOUT_MS = 15_000
/** An idle connection is kept for so long. */
const KEEP_ALIVE_MS = 10_000
const ANSWER_BYTES = 1_000
/** Whoever answers with more loses the connection. */
const MOST_BYTES = 64 * 1024

type Options = {
  /** Private addresses the operator named. */
  allow: string[]
  /** Then only https is sent to. */
  production: boolean
  resolve?: Resolve
}

/** Posts to receivers, on connections that are kept open. Only public addresses are reached, the socket too. */
export function webhookSender({ allow, production, resolve }: Options): WebhookSender {
  const guard = guardAddresses(allow, resolve)
  const open = (lookup: typeof guard.lookup) =>
    new Agent({
      connect: { timeout: TIMEOUT_MS, lookup },
      // As many at a time as asked for: endpoints of different accounts may be of one host.
      connections: null,
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: TIMEOUT_MS,
      bodyTimeout: TIMEOUT_MS,
    })
  const agents = { named: open(guard.lookupNamed), others: open(guard.lookup) }

  function refusal(address: string): string | null {
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

  async function exchange({ url, headers, body }: WebhookRequest): Promise<Answered> {
    const answer = await request(url, {
      method: 'POST',
      headers,
      body,
      dispatcher: guard.isNamed(new URL(url)) ? agents.named : agents.others,
      // Of the whole exchange: whoever answers byte by byte is cut off too.
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return {
      status: answer.statusCode,
      text: await firstBytes(answer.body),
      retryAfterMs: retryAfter(answer.headers['retry-after'], Date.now()),
    }
  }

  return {
    refusal,
    async post(message) {
      const begun = performance.now()
      const took = () => ({ tookMs: Math.round(performance.now() - begun) })
      const problem = refusal(message.url)
      if (problem) return { ...NOTHING, problem, ...took() }
      try {
        return { ...(await exchange(message)), problem: null, ...took() }
      } catch (error) {
        return { ...NOTHING, problem: sentenceFor(error), ...took() }
      }
    },
    close: async () => {
      await Promise.all([agents.named.destroy(), agents.others.destroy()])
    },
  }
}

type Answered = Omit<WebhookAnswer, 'problem' | 'tookMs'>

const NOTHING: Answered = { status: null, text: null, retryAfterMs: null }

/** A long answer is not read to its end. What cannot be stored as text is left out. */
async function firstBytes(body: AsyncIterable<Uint8Array> & { destroy(): unknown }) {
  const kept: Uint8Array[] = []
  let length = 0
  for await (const chunk of body) {
    if (length < ANSWER_BYTES) kept.push(chunk)
    length += chunk.length
    if (length > MOST_BYTES) break
  }
  return Buffer.concat(kept).subarray(0, ANSWER_BYTES).toString('utf8').replaceAll('\0', '')
}

const SENTENCES = {
  address_refused: 'This address is inside a private network. Nothing is sent there.',
  port_refused: 'Nothing is sent to this port. Use 443, 80, 8443 or 8080.',
  unsupported_scheme: 'Only http and https addresses are sent to.',
  host_not_found: 'There is no host of this name.',
  timed_out: `There was no answer within ${TIMEOUT_MS / 1_000} seconds.`,
  insecure: 'The security certificate of the host is not valid.',
} satisfies Partial<Record<CrawlReason, string>>

function sentenceFor(error: unknown): string {
  const { reason } = toCrawlError(error)
  return reason in SENTENCES
    ? SENTENCES[reason as keyof typeof SENTENCES]
    : 'The host did not accept the connection.'
}
