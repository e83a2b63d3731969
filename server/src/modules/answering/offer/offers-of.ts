import type { Deps } from '../../../deps.ts'
import { readFirst } from '../retrieval/index-store.ts'
import { indexAt } from '../retrieval/indexes.ts'
import type { KnowledgeIndex } from '../retrieval/knowledge-index.ts'
import type { Corpus } from '../retrieval/types.ts'
import type { Question } from '../types.ts'
import { type Offer, offersIn } from './offer.ts'

/** Passages that are read from the database when they are not in memory; those of the pages read first. */
const READ_MAX = 200

const known = new WeakMap<KnowledgeIndex, Offer[]>()

/** What the business of an agent does, as its knowledge has it; empty when that does not say. */
export async function offersOf(
  deps: Deps,
  { agent, knowledgeRevision: revision }: Pick<Question, 'agent' | 'knowledgeRevision'>,
  { passages }: Corpus,
): Promise<Offer[]> {
  const index = revision === undefined ? null : indexAt(deps, agent.id, revision, passages)
  if (!index) {
    const read = await readFirst(deps.driver, agent.id, READ_MAX)
    return offersIn(read.map(asFound))
  }
  let offers = known.get(index)
  if (!offers) {
    offers = offersIn(index.passages.map(({ passage }) => asFound(passage)))
    known.set(index, offers)
  }
  return offers
}

const asFound = <Known extends object>(passage: Known) => ({ ...passage, score: 1 })
