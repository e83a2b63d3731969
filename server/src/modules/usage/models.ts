import type { Deps } from '../../deps.ts'
import type { Embedder, Model } from '../../ports/model/index.ts'
import { capReached } from './caps.ts'
import { countTokens, type Told } from './count.ts'
import type { Payer } from './store.ts'

// The only way to a model: whatever it is asked is counted, and at the cap there is none.

/**
 * The language model for an agent; null where none is configured, and at its cap: the agent answers by quoting.
 * @param told of every call, what it used and cost.
 */
export async function modelFor(deps: Deps, payer: Payer, told?: Told): Promise<Model | null> {
  const { model } = deps
  if (!model || (await capReached(deps, payer))) return null
  const onUsage = countTokens(deps, payer, 'model', told)
  return {
    ...model,
    stream: (request) => model.stream({ ...request, onUsage }),
    complete: (request) => model.complete({ ...request, onUsage }),
  }
}

/** The embedding model for an agent; null where none is configured, and at its cap: passages are found by their words alone. */
export async function embedderFor(deps: Deps, payer: Payer): Promise<Embedder | null> {
  const { embedder } = deps
  if (!embedder || (await capReached(deps, payer))) return null
  const onUsage = countTokens(deps, payer, 'embedding')
  return { ...embedder, embed: (texts, signal) => embedder.embed(texts, signal, onUsage) }
}
