import type { FastifyBaseLogger } from 'fastify'
import type { ModelConfig } from '../../config.ts'
import { AppError } from '../../errors.ts'
import { deadline } from '../../lib/deadline.ts'
import { compatibleVendor } from './compatible/chat.ts'
import { endlessIn } from './endless-answer.ts'
import type { Model, ModelRequest } from './index.ts'
import { compatibleAddress } from './providers.ts'
import { pause, waitBefore } from './second-try.ts'
import { sdkVendor } from './sdk-vendor.ts'
import { UsageMeter } from './usage-meter.ts'
import type { Vendor } from './vendor.ts'

/** In milliseconds; `retryMs` doubles with every attempt. */
export type ModelTimes = { firstTokenMs: number; wholeMs: number; retryMs: number }

const TIMES: ModelTimes = { firstTokenMs: 20_000, wholeMs: 55_000, retryMs: 250 }
/** A local model must first be loaded from disk. */
const OLLAMA_TIMES: ModelTimes = { ...TIMES, firstTokenMs: 50_000 }
const ROOM = 12_000
/** By default its context window is 4,096 tokens, and it silently drops the beginning of longer prompts. */
const OLLAMA_ROOM = 6_000
const ATTEMPTS = 3
/** How long a visitor waits for a reply to begin; when a vendor asks for a longer pause, the call fails. */
const MAX_WAIT_MS = 5_000
/** The most characters of a token, except for the longest words: some small local models ignore `maxTokens`. */
const TOKEN_LENGTH = 6

/** A language model of any vendor. */
export async function createModel(
  config: ModelConfig,
  times: ModelTimes = config.provider === 'ollama' ? OLLAMA_TIMES : TIMES,
  log?: Pick<FastifyBaseLogger, 'warn'>,
): Promise<Model> {
  const address = compatibleAddress(config)
  const vendor = address ? compatibleVendor(address, config.name) : await sdkVendor(config)
  const logCut = (why: string) =>
    log?.warn({ model: config.name, why }, 'a reply of the model was cut')
  const stream = (request: ModelRequest) =>
    request.tools?.length
      ? replyWithTools(config, request, times.wholeMs)
      : streamReply(vendor, request, times, logCut)
  return {
    provider: config.provider,
    name: config.name,
    room: config.provider === 'ollama' ? OLLAMA_ROOM : ROOM,
    stream,
    async complete(request) {
      let text = ''
      for await (const piece of stream(request)) text += piece
      return text
    },
  }
}

/** The SDK is loaded with the first reply that has tools. */
async function* replyWithTools(
  config: ModelConfig,
  request: ModelRequest,
  wholeMs: number,
): AsyncGenerator<string> {
  try {
    const { streamWithTools } = await import('./with-tools.ts')
    yield* streamWithTools(config, request, wholeMs)
  } catch (error) {
    if (request.signal.aborted) throw request.signal.reason
    throw unavailable(error)
  }
}

/** Ends a reply that exceeds the requested length or its time limit; what was said until then counts. */
async function* streamReply(
  vendor: Vendor,
  request: ModelRequest,
  times: ModelTimes,
  notifyCut: (why: string) => void,
): AsyncGenerator<string> {
  const whole = deadline(request.signal, times.wholeMs, 'The reply took too long')
  let room = request.maxTokens * TOKEN_LENGTH
  try {
    for (let attempt = 1; ; attempt++) {
      let spoke = false
      try {
        for await (const text of attemptReply(vendor, request, whole.signal, times.firstTokenMs)) {
          spoke = true
          yield text.slice(0, room)
          room -= text.length
          if (room <= 0) return notifyCut('It was longer than was asked for.')
        }
        return
      } catch (error) {
        if (request.signal.aborted) throw request.signal.reason
        const isOver = whole.signal.aborted
        if (spoke && isOver) return notifyCut('Its time was over.')
        const endless = endlessIn(error)
        if (spoke && endless) return notifyCut(endless.message)
        const wait = waitBefore(error, times.retryMs * 2 ** (attempt - 1), MAX_WAIT_MS)
        if (spoke || attempt === ATTEMPTS || isOver || wait === null) throw unavailable(error)
        await pause(wait, request.signal)
      }
    }
  } finally {
    whole.end()
  }
}

/** One call; it ends if no token arrives in time. */
async function* attemptReply(
  vendor: Vendor,
  request: ModelRequest,
  whole: AbortSignal,
  firstTokenMs: number,
): AsyncGenerator<string> {
  const silence = deadline(whole, firstTokenMs, 'No token in time')
  const meter = new UsageMeter(request)
  try {
    for await (const text of vendor.reply(request, meter, silence.signal)) {
      silence.lift()
      meter.said(text)
      // PostgreSQL cannot store this character in a text.
      yield text.replaceAll('\0', '')
    }
  } finally {
    silence.end()
    // A model that was too slow may have worked, and its vendor may bill that.
    if (silence.signal.aborted) meter.begun()
    meter.end()
  }
}

function unavailable(cause: unknown): AppError {
  const error = new AppError(
    503,
    'model_unavailable',
    'I cannot answer right now. Please try again in a moment.',
  )
  error.cause = cause
  return error
}
