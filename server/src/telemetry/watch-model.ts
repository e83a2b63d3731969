import type { Embedder, Model, ModelRequest } from '../ports/model/index.ts'
import { type Metrics, secondsSince } from './metrics.ts'
import type { Span, Tracing } from './tracing.ts'

type Telemetry = { metrics: Metrics; tracing: Tracing }
type OnUsage = NonNullable<ModelRequest['onUsage']>
type WatchedCall = {
  span: Span
  /** Counts the tokens, and passes them on to the original callback. */
  used(onUsage: OnUsage | undefined): OnUsage
  end(result: string, error?: unknown): void
}

/** The same model, with each call counted, timed and traced. */
export function watchModel(telemetry: Telemetry, model: Model): Model {
  const stream = (request: ModelRequest) => watchedStream(telemetry, model, request)
  return {
    ...model,
    stream,
    async complete(request) {
      let text = ''
      for await (const piece of stream(request)) text += piece
      return text
    },
  }
}

async function* watchedStream(telemetry: Telemetry, model: Model, request: ModelRequest) {
  const { provider, name } = model
  const call = beginCall(telemetry, provider, 'chat', name)
  let hasSpoken = false
  let failure: unknown
  let isWhole = false
  try {
    for await (const piece of model.stream({ ...request, onUsage: call.used(request.onUsage) })) {
      if (!hasSpoken) call.span.event('first token')
      hasSpoken = true
      yield piece
    }
    isWhole = true
  } catch (error) {
    failure = error
    throw error
  } finally {
    if (hasSpoken) call.span.event('last token')
    // A consumer that has enough, or was cancelled, stops in the middle.
    const wasCut = request.signal.aborted || (!isWhole && failure === undefined)
    call.end(wasCut ? 'cut' : failure === undefined ? 'ok' : 'failed', wasCut ? undefined : failure)
  }
}

/** The same embedder, with each call counted, timed and traced. */
export function watchEmbedder(telemetry: Telemetry, embedder: Embedder): Embedder {
  const [provider = '', name = ''] = embedder.id.split(':', 2)
  return {
    ...embedder,
    async embed(texts, signal, onUsage) {
      const call = beginCall(telemetry, provider, 'embeddings', name)
      try {
        const vectors = await embedder.embed(texts, signal, call.used(onUsage))
        call.end('ok')
        return vectors
      } catch (error) {
        call.end('failed', error)
        throw error
      }
    },
  }
}

function beginCall(
  { metrics, tracing }: Telemetry,
  provider: string,
  kind: 'chat' | 'embeddings',
  model: string,
): WatchedCall {
  const begun = performance.now()
  // Attribute names from the semantic conventions for generative AI.
  const span = tracing.start('model', {
    'gen_ai.operation.name': kind,
    'gen_ai.provider.name': provider,
    'gen_ai.request.model': model,
  })
  return {
    span,
    used: (onUsage) => (usage) => {
      const { tokensIn, tokensOut } = usage
      metrics.modelTokens.inc({ provider, direction: 'in' }, tokensIn)
      metrics.modelTokens.inc({ provider, direction: 'out' }, tokensOut)
      // When a call was repeated, the usage of the last attempt is recorded.
      span.set({ 'gen_ai.usage.input_tokens': tokensIn, 'gen_ai.usage.output_tokens': tokensOut })
      onUsage?.(usage)
    },
    end(result, error) {
      span.end(error)
      metrics.modelCalls.inc({ provider, kind, result })
      metrics.modelDuration.observe({ provider, kind }, secondsSince(begun))
    },
  }
}
