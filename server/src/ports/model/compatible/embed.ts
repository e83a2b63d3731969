import { APICallError } from '@ai-sdk/provider'
import { MINUTE_MS } from '../../../lib/time.ts'
import { ANSWER_BYTES, type EmbedAll, PARALLEL_CALLS, TEXTS_A_CALL } from '../embedding.ts'
import { pause, waitBefore } from '../second-try.ts'
import { jsonOf } from './body.ts'
import { type Address, post } from './endpoint.ts'
import { type Embedded, readEmbedded } from './vectors.ts'

const PATH = '/embeddings'
const ATTEMPTS = 3
const RETRY_MS = 2_000
const MAX_WAIT_MS = MINUTE_MS

type Format = 'base64' | 'float'

/**
 * An embedding model behind an OpenAI-compatible endpoint. Vectors are requested as base64, which is a third of the bytes and fast to
 * parse; an endpoint that does not support that is asked for numbers afterwards.
 * @param retryMs wait before the second attempt; twice as long before the third.
 */
export function compatibleEmbedding(address: Address, model: string, retryMs = RETRY_MS): EmbedAll {
  let format: Format = 'base64'

  async function ask(input: string[], as: Format, signal: AbortSignal | undefined) {
    const body = { model, input, encoding_format: as }
    const answer = await post(address, PATH, body, signal)
    return readEmbedded(answer.url, await jsonOf(answer, ANSWER_BYTES), input.length)
  }

  async function askInEither(input: string[], signal: AbortSignal | undefined) {
    try {
      return await ask(input, format, signal)
    } catch (error) {
      if (format === 'float' || !isMisunderstood(error)) throw error
      const embedded = await ask(input, 'float', signal)
      format = 'float'
      return embedded
    }
  }

  async function tryAsking(input: string[], signal: AbortSignal | undefined): Promise<Embedded> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await askInEither(input, signal)
      } catch (error) {
        signal?.throwIfAborted()
        const wait = waitBefore(error, retryMs * 2 ** (attempt - 1), MAX_WAIT_MS)
        if (attempt === ATTEMPTS || wait === null) throw error
        await pause(wait, signal)
      }
    }
  }

  return async (texts, signal) => {
    const batches: Embedded[] = []
    const lot = TEXTS_A_CALL * PARALLEL_CALLS
    for (let from = 0; from < texts.length; from += lot) {
      const calls = inCalls(texts.slice(from, from + lot))
      batches.push(...(await Promise.all(calls.map((call) => tryAsking(call, signal)))))
    }
    return {
      vectors: batches.flatMap(({ vectors }) => vectors),
      tokens: sumOf(batches.map(({ tokens }) => tokens)),
    }
  }
}

/** Status codes with which a server may reject an unknown field. */
const isMisunderstood = (error: unknown) =>
  APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422)

function inCalls(texts: string[]): string[][] {
  const calls: string[][] = []
  for (let from = 0; from < texts.length; from += TEXTS_A_CALL) {
    calls.push(texts.slice(from, from + TEXTS_A_CALL))
  }
  return calls
}

/** The sum of the counts; undefined when one call reported none. */
const sumOf = (counts: (number | undefined)[]): number | undefined =>
  counts.reduce(
    (sum, count) => (sum === undefined || count === undefined ? undefined : sum + count),
    0,
  )
