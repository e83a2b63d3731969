import type { ModelConfig } from '../../config.ts'
import { compatibleEmbedding } from './compatible/embed.ts'
import type { Embedder } from './index.ts'
import { compatibleAddress } from './providers.ts'
import { sdkEmbedding } from './sdk-embedding.ts'
import { estimateTokens } from './usage-meter.ts'

/** The database cannot store longer vectors. */
const MAX_DIMENSIONS = 16_000

/** An embedding model of any vendor. */
export async function createEmbedder(config: ModelConfig): Promise<Embedder> {
  const address = compatibleAddress(config)
  const embedAll = address ? compatibleEmbedding(address, config.name) : await sdkEmbedding(config)
  return {
    id: `${config.provider}:${config.name}`,
    async embed(texts, signal, onUsage) {
      if (texts.length === 0) return []
      const { vectors, tokens } = await embedAll(texts, signal)
      const reported = tokens !== undefined && tokens > 0 ? tokens : null
      onUsage?.({
        tokensIn: reported ?? estimateTokens(texts),
        tokensOut: 0,
        isEstimate: reported === null,
      })
      requireFit(vectors)
      return vectors
    },
  }
}

/** @throws when the database cannot store them. */
function requireFit(vectors: number[][]): void {
  const dimensions = vectors[0]!.length
  const isFit = (vector: number[]) =>
    vector.length === dimensions && vector.every((value) => Number.isFinite(value))
  if (dimensions <= MAX_DIMENSIONS && vectors.every(isFit)) return
  throw new Error('The embedding model gave no vectors of one length up to 16,000.')
}
