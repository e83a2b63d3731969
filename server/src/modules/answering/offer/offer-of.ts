import type { Deps } from '../../../deps.ts'
import { readIndexed } from '../retrieval/index-store.ts'
import { FIRST, indexAt } from '../retrieval/indexes.ts'
import type { KnowledgeIndex } from '../retrieval/knowledge-index.ts'
import type { Corpus } from '../retrieval/types.ts'
import type { Question } from '../types.ts'
import { type Offer, offerIn } from './offer.ts'

/** Passages that are read from the database when they are not in memory; those of the pages read first. */
const READ_MAX = 200

const known = new WeakMap<KnowledgeIndex, Offer | null>()

/** What the business of an agent does, as its knowledge has it; null when that does not say. */
export async function offerOf(
  deps: Deps,
  { agent, knowledgeRevision: revision }: Pick<Question, 'agent' | 'knowledgeRevision'>,
  { passages }: Corpus,
): Promise<Offer | null> {
  const index = revision === undefined ? null : indexAt(deps, agent.id, revision, passages)
  if (!index) {
    const read = await readIndexed(deps.driver, agent.id, FIRST, READ_MAX)
    return offerIn(read.filter(({ hidden }) => !hidden).map(asFound))
  }
  let offer = known.get(index)
  if (offer === undefined) {
    offer = offerIn(index.passages.map(({ passage }) => asFound(passage)))
    known.set(index, offer)
  }
  return offer
}

const asFound = <Known extends object>(passage: Known) => ({ ...passage, score: 1 })
