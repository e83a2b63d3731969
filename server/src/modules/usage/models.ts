import type { Deps } from '../../deps.ts'
import type { Embedder, Model } from '../../ports/model/index.ts'
import { capReached } from './caps.ts'
import { countTokens, type OnCounted } from './count.ts'
import type { Payer } from './store.ts'

// The only access to models, so that all use is counted, and ends at the cap.

/**
 * The language model for an agent; null when none is configured, or its cap is reached: the agent then quotes its knowledge.
 * @param onCounted called for every call with what it used and cost.
 */
export async function modelFor(
  deps: Deps,
  payer: Payer,
  onCounted?: OnCounted,
): Promise<Model | null> {
  const { model } = deps
  if (!model || (await capReached(deps, payer))) return null
  const onUsage = countTokens(deps, payer, 'model', onCounted)
  return {
    ...model,
    stream: (request) => model.stream({ ...request, onUsage }),
    complete: (request) => model.complete({ ...request, onUsage }),
  }
}

/** The embedding model for an agent; null when none is configured, or its cap is reached: passages are then found by their words alone. */
export async function embedderFor(deps: Deps, payer: Payer): Promise<Embedder | null> {
  const { embedder } = deps
  if (!embedder || (await capReached(deps, payer))) return null
  const onUsage = countTokens(deps, payer, 'embedding')
  return { ...embedder, embed: (texts, signal) => embedder.embed(texts, signal, onUsage) }
}
