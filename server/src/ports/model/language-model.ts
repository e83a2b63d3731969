import { APICallError, type LanguageModelV4, type LanguageModelV4Prompt } from '@ai-sdk/provider'
import type { FastifyBaseLogger } from 'fastify'
import type { ModelConfig } from '../../config.ts'
import { AppError } from '../../errors.ts'
import { endlessIn } from './bounded-fetch.ts'
import type { Model, ModelRequest } from './index.ts'
import { loadProvider } from './providers.ts'
import { UsageMeter } from './usage-meter.ts'

/** Milliseconds; `retryMs` doubles with every attempt. */
export type ModelTimes = { firstTokenMs: number; wholeMs: number; retryMs: number }

const TIMES: ModelTimes = { firstTokenMs: 20_000, wholeMs: 55_000, retryMs: 250 }
/** A model on one's own machine is first read from its disk. */
const OLLAMA_TIMES: ModelTimes = { ...TIMES, firstTokenMs: 50_000 }
const ROOM = 12_000
/** Unless told otherwise it has a window of 4,096 tokens, and forgets the beginning of what is longer without a word. */
const OLLAMA_ROOM = 6_000
const ATTEMPTS = 3
/** Of one reply on the wire, with what a vendor wraps around each token, and what a model thinks before it speaks. */
const REPLY_BYTES = 8 * 1024 * 1024
/** Letters a token stands for at most, but for the longest words: small models on one's own machine do not all keep to `maxTokens`. */
const TOKEN_LENGTH = 6
/** Answers hold to what was given; invention is not wanted. */
const TEMPERATURE = 0.2

/**
 * A language model of any vendor, spoken to through the SDK's own model interface: `streamText` around it costs more processor time
 * than the rest of a chat turn.
 */
export async function createModel(
  config: ModelConfig,
  times: ModelTimes = config.provider === 'ollama' ? OLLAMA_TIMES : TIMES,
  log?: Pick<FastifyBaseLogger, 'warn'>,
): Promise<Model> {
  const vendor = (await loadProvider(config, REPLY_BYTES)).languageModel(config.name)
  const tellCut = (why: string) =>
    log?.warn({ model: config.name, why }, 'a reply of the model was cut')
  const stream = (request: ModelRequest) => streamReply(vendor, request, times, tellCut)
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

/** Ends a reply that is longer than was asked for, and one that still goes on when its time is over; what was said by then counts. */
async function* streamReply(
  vendor: LanguageModelV4,
  request: ModelRequest,
  times: ModelTimes,
  tellCut: (why: string) => void,
): AsyncGenerator<string> {
  const whole = AbortSignal.timeout(times.wholeMs)
  let room = request.maxTokens * TOKEN_LENGTH
  for (let attempt = 1; ; attempt++) {
    let spoke = false
    try {
      for await (const text of attemptReply(vendor, request, whole, times.firstTokenMs)) {
        spoke = true
        yield text.slice(0, room)
        room -= text.length
        if (room <= 0) return tellCut('It was longer than was asked for.')
      }
      return
    } catch (error) {
      if (request.signal.aborted) throw request.signal.reason
      if (spoke && whole.aborted) return tellCut('Its time was over.')
      const endless = endlessIn(error)
      if (spoke && endless) return tellCut(endless.message)
      if (spoke || attempt === ATTEMPTS || whole.aborted || !isPassing(error)) {
        throw unavailable(error)
      }
      await pause(times.retryMs * 2 ** (attempt - 1), request.signal)
    }
  }
}

/** One call; silence before the first token ends it. */
async function* attemptReply(
  vendor: LanguageModelV4,
  request: ModelRequest,
  whole: AbortSignal,
  firstTokenMs: number,
): AsyncGenerator<string> {
  const silence = new AbortController()
  const timer = setTimeout(() => silence.abort(new Error('No token in time')), firstTokenMs)
  const abortSignal = AbortSignal.any([request.signal, whole, silence.signal])
  const meter = new UsageMeter(request)
  try {
    const { stream } = await vendor.doStream({
      prompt: promptOf(request),
      maxOutputTokens: request.maxTokens,
      temperature: TEMPERATURE,
      abortSignal,
    })
    meter.begun()
    for await (const part of stream) {
      if (part.type === 'error') throw part.error
      if (part.type === 'finish') meter.told(part.usage)
      if (part.type === 'text-delta' && part.delta) {
        clearTimeout(timer)
        meter.said(part.delta)
        // PostgreSQL keeps none in a text.
        yield part.delta.replaceAll('\0', '')
      }
    }
  } finally {
    clearTimeout(timer)
    // Whom we left waiting may have worked, and bills it.
    if (abortSignal.aborted) meter.begun()
    meter.end()
  }
}

const promptOf = ({ system, messages }: ModelRequest): LanguageModelV4Prompt => [
  { role: 'system', content: system },
  ...messages.map(({ role, content }) => ({
    role,
    content: [{ type: 'text' as const, text: content }],
  })),
]

/** Whether trying again may help: a busy vendor or a lost connection, not a wrong key. */
const isPassing = (error: unknown) => !APICallError.isInstance(error) || error.isRetryable

function unavailable(cause: unknown): AppError {
  const error = new AppError(
    503,
    'model_unavailable',
    'I cannot answer right now. Please try again in a moment.',
  )
  error.cause = cause
  return error
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        reject(signal.reason as Error)
      },
      { once: true },
    )
  })
