import type { Database } from '../../../db/client.ts'
import { factsOf } from '../../../ports/reader/facts/index.ts'
import { cutPassages } from '../../../ports/reader/passages.ts'
import { aKnowledgeItem } from '../../../test/knowledge-factory.ts'
import type { EvaluationSet } from './types.ts'

/** Gives an agent the pages of a set, with passages and facts as those of a real site have. */
export const learn = (db: Database, agent: { id: string; userId: string }, set: EvaluationSet) =>
  aKnowledgeItem(
    db,
    agent,
    set.pages.map(({ title, url, sections }) => {
      const blocks = sections.flatMap(blocksOf)
      const passages = cutPassages(blocks, 'en').map(({ heading, text }) => ({ heading, text }))
      const facts = factsOf({ blocks, document: null, url, language: 'en' })
      return { title, url, language: 'en', passages, facts }
    }),
    { title: set.business },
  )

const blocksOf = ({ heading, text }: { heading: string; text: string }) =>
  text.split('\n').map((line) => ({ headings: [heading], text: line, page: null }))
