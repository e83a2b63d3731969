import type { Deps } from '../../../deps.ts'
import type { FactKind } from '../../../ports/reader/fact.ts'
import { indexAt } from '../retrieval/indexes.ts'
import type { Corpus } from '../retrieval/types.ts'
import type { Question } from '../types.ts'
import { findAllFacts, findFacts, type StoredFact } from './fact-store.ts'
import { isOver } from './opening-hours.ts'

/**
 * The facts of these kinds that the agent knew when the question was accepted, from memory when they are loaded there; without opening
 * hours of days that are over.
 */
export async function factsOf(
  deps: Deps,
  { agent, knowledgeRevision }: Pick<Question, 'agent' | 'knowledgeRevision'>,
  corpus: Corpus,
  kinds: FactKind[],
): Promise<StoredFact[]> {
  if (kinds.length === 0) return []
  const index =
    knowledgeRevision === undefined
      ? null
      : indexAt(deps, agent.id, knowledgeRevision, corpus.passages)
  const facts =
    index?.facts?.filter(({ kind }) => kinds.includes(kind)) ??
    (await findFacts(deps.driver, agent.id, kinds))
  const now = deps.now()
  return facts.filter((fact) => !isOver(fact, now))
}

/** Every fact that the agent could state now, of every kind, from the database: at most `MAX_FACTS`. */
export const everyFactOf = (deps: Deps, agentId: string): Promise<StoredFact[]> =>
  findAllFacts(deps.driver, agentId)
