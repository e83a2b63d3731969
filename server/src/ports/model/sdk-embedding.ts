import type { EmbeddingModelV4 } from '@ai-sdk/provider'
import type { ModelConfig } from '../../config.ts'
import { ANSWER_BYTES, type EmbedAll, PARALLEL_CALLS, TEXTS_A_CALL } from './embedding.ts'
import { loadProvider } from './providers.ts'

/** An embedding model of a vendor with an API of its own; the SDK splits long lists into batches and repeats failed calls. */
export async function sdkEmbedding(config: ModelConfig): Promise<EmbedAll> {
  const vendor = (await loadProvider(config, ANSWER_BYTES)).embeddingModel(config.name)
  const { embedMany, wrapEmbeddingModel } = await import('ai')
  const model = wrapEmbeddingModel({
    model: vendor,
    middleware: { overrideMaxEmbeddingsPerCall: () => textsACall(vendor) },
  })
  return async (values, abortSignal) => {
    const { embeddings, usage } = await embedMany({
      model,
      values,
      abortSignal,
      maxParallelCalls: PARALLEL_CALLS,
    })
    return { vectors: embeddings, tokens: usage.tokens }
  }
}

const textsACall = async (vendor: EmbeddingModelV4): Promise<number> =>
  Math.min(TEXTS_A_CALL, (await vendor.maxEmbeddingsPerCall) ?? TEXTS_A_CALL)
