import type { EmbeddingModelV4 } from '@ai-sdk/provider'
import type { ModelConfig } from '../../config.ts'
import type { Embedder } from './index.ts'
import { loadProvider } from './providers.ts'
import { estimateTokens } from './usage-meter.ts'

const PARALLEL_CALLS = 2
/** So many vectors of the largest models stay well below the bytes an answer may have. */
const TEXTS_A_CALL = 100
const ANSWER_BYTES = 40 * 1024 * 1024
/** The database keeps no longer vectors. */
const MOST_DIMENSIONS = 16_000

/** An embedding model of any vendor; the SDK cuts long lists into the vendor's batches and tries again. */
export async function createEmbedder(config: ModelConfig): Promise<Embedder> {
  const vendor = (await loadProvider(config, ANSWER_BYTES)).embeddingModel(config.name)
  const { embedMany, wrapEmbeddingModel } = await import('ai')
  const model = wrapEmbeddingModel({
    model: vendor,
    middleware: { overrideMaxEmbeddingsPerCall: () => textsACall(vendor) },
  })
  return {
    id: `${config.provider}:${config.name}`,
    async embed(texts, abortSignal, onUsage) {
      if (texts.length === 0) return []
      const { embeddings, usage } = await embedMany({
        model,
        values: texts,
        abortSignal,
        maxParallelCalls: PARALLEL_CALLS,
      })
      const isEstimate = !(usage.tokens > 0)
      onUsage?.({
        tokensIn: isEstimate ? estimateTokens(texts) : usage.tokens,
        tokensOut: 0,
        isEstimate,
      })
      requireFit(embeddings)
      return embeddings
    },
  }
}

const textsACall = async (vendor: EmbeddingModelV4): Promise<number> =>
  Math.min(TEXTS_A_CALL, (await vendor.maxEmbeddingsPerCall) ?? TEXTS_A_CALL)

/** @throws where the database cannot keep them. */
function requireFit(vectors: number[][]): void {
  const dimensions = vectors[0]!.length
  const isFit = (vector: number[]) =>
    vector.length === dimensions && vector.every((value) => Number.isFinite(value))
  if (dimensions <= MOST_DIMENSIONS && vectors.every(isFit)) return
  throw new Error('The embedding model gave no vectors of one length up to 16,000.')
}
