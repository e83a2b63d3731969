import type { Deps } from '../../deps.ts'
import type { TokenUsage } from '../../ports/model/index.ts'
import { costOfTokens } from '../usage/prices.ts'

type Counted = { onUsage?: (usage: TokenUsage) => void }

/** The same dependencies, whose models add their cost to `costs`, in addition to the account's usage. */
export function countCosts(deps: Deps, costs: { micros: number }): Deps {
  const { model, embedder } = deps
  const add = (kind: 'model' | 'embedding', { onUsage }: Counted) => ({
    onUsage: (usage: TokenUsage) => {
      costs.micros += costOfTokens(deps.config.spending.prices, kind, usage)
      onUsage?.(usage)
    },
  })
  return {
    ...deps,
    model: model && {
      ...model,
      stream: (request) => model.stream({ ...request, ...add('model', request) }),
      complete: (request) => model.complete({ ...request, ...add('model', request) }),
    },
    embedder: embedder && {
      ...embedder,
      embed: (texts, signal, onUsage) =>
        embedder.embed(texts, signal, add('embedding', { ...(onUsage && { onUsage }) }).onUsage),
    },
  }
}
