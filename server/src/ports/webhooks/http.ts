import { Agent, request } from 'undici'
import { guardAddresses, type Resolve } from '../crawler/allowed-addresses.ts'
import type { WebhookAnswer, WebhookRequest, WebhookSender } from './index.ts'
import { refusing, type Rules, sentenceFor, TIMEOUT_MS } from './refusing.ts'
import { retryAfter } from './retry-after.ts'

/** How long an idle connection is kept open. */
const KEEP_ALIVE_MS = 10_000
const ANSWER_BYTES = 1_000
/** The connection to a receiver that answers with more is closed. */
const MAX_BYTES = 64 * 1024

/**
 * Posts to receivers from this thread, on connections that are kept open. Only public addresses are reached, checked again for every
 * socket.
 */
export function webhookSender(rules: Rules, resolve?: Resolve): WebhookSender {
  const guard = guardAddresses(rules.allow, resolve)
  const refusal = refusing(rules)
  const open = (lookup: typeof guard.lookup) =>
    new Agent({
      connect: { timeout: TIMEOUT_MS, lookup },
      // No limit for a host, because endpoints of different accounts may have the same one.
      connections: null,
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: TIMEOUT_MS,
      bodyTimeout: TIMEOUT_MS,
    })
  const agents = { named: open(guard.lookupNamed), others: open(guard.lookup) }

  async function exchange({ url, headers, body }: WebhookRequest): Promise<Answered> {
    const answer = await request(url, {
      method: 'POST',
      headers,
      body,
      dispatcher: guard.isNamed(new URL(url)) ? agents.named : agents.others,
      // For the whole exchange, so that a receiver that answers byte by byte is cut off too.
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

/** The first bytes of an answer as text, without characters that cannot be stored; the rest is not read. */
async function firstBytes(body: AsyncIterable<Uint8Array> & { destroy(): unknown }) {
  const kept: Uint8Array[] = []
  let length = 0
  for await (const chunk of body) {
    if (length < ANSWER_BYTES) kept.push(chunk)
    length += chunk.length
    if (length > MAX_BYTES) break
  }
  return Buffer.concat(kept).subarray(0, ANSWER_BYTES).toString('utf8').replaceAll('\0', '')
}
