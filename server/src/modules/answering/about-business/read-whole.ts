import type { Deps } from '../../../deps.ts'
import { readFirst } from '../retrieval/index-store.ts'
import { indexAt } from '../retrieval/indexes.ts'
import type { KnowledgeIndex } from '../retrieval/knowledge-index.ts'
import type { Corpus, Passage } from '../retrieval/types.ts'
import type { Question } from '../types.ts'

/** Passages that are read from the database when they are not in memory; those of the pages read first. */
const READ_MAX = 200

type Read<Found> = (passages: Passage[]) => Found[]
type Asked = Pick<Question, 'agent' | 'knowledgeRevision'>

/** Reads something in all of an agent's knowledge: once for each state of it that is in memory. */
export function readWhole<Found>(read: Read<Found>) {
  const known = new WeakMap<KnowledgeIndex, Found[]>()
  return async (
    deps: Deps,
    { agent, knowledgeRevision: revision }: Asked,
    { passages }: Corpus,
  ): Promise<Found[]> => {
    const index = revision === undefined ? null : indexAt(deps, agent.id, revision, passages)
    if (!index) {
      const first = await readFirst(deps.driver, agent.id, READ_MAX)
      return read(first.map(asFound))
    }
    const found = known.get(index) ?? read(index.passages.map(({ passage }) => asFound(passage)))
    known.set(index, found)
    return found
  }
}

const asFound = <Known extends object>(passage: Known) => ({ ...passage, score: 1 })
