import type { Database } from '../../../db/client.ts'
import { aKnowledgeItem } from '../../../test/knowledge-factory.ts'
import type { EvaluationSet } from './types.ts'

/** Gives an agent the pages of a set. */
export const learn = (db: Database, agent: { id: string; userId: string }, set: EvaluationSet) =>
  aKnowledgeItem(
    db,
    agent,
    set.pages.map(({ title, url, sections }) => ({ title, url, passages: sections })),
    { title: set.business },
  )
