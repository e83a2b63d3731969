import type { ModelConfig } from '../../config.ts'
import type { Embedder } from './index.ts'
import { loadProvider } from './providers.ts'

const PARALLEL_CALLS = 2

/** An embedding model of any vendor; the SDK cuts long lists into the vendor's batches and tries again. */
export async function createEmbedder(config: ModelConfig): Promise<Embedder> {
  const model = (await loadProvider(config)).embeddingModel(config.name)
  const { embedMany } = await import('ai')
  return {
    id: `${config.provider}:${config.name}`,
    async embed(texts, abortSignal) {
      if (texts.length === 0) return []
      const { embeddings } = await embedMany({
        model,
        values: texts,
        abortSignal,
        maxParallelCalls: PARALLEL_CALLS,
      })
      return embeddings
    },
  }
}
