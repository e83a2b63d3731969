import type { Database } from '../../../db/client.ts'
import { cutPassages } from '../../../ports/reader/passages.ts'
import { aKnowledgeItem } from '../../../test/knowledge-factory.ts'
import type { EvaluationSet } from './types.ts'

/** Gives an agent the pages of a set, cut into passages as those of a real site are. */
export const learn = (db: Database, agent: { id: string; userId: string }, set: EvaluationSet) =>
  aKnowledgeItem(
    db,
    agent,
    set.pages.map(({ title, url, sections }) => ({
      title,
      url,
      passages: cutPassages(sections.flatMap(blocksOf), 'en').map(({ heading, text }) => ({
        heading,
        text,
      })),
    })),
    { title: set.business },
  )

const blocksOf = ({ heading, text }: { heading: string; text: string }) =>
  text.split('\n').map((line) => ({ headings: [heading], text: line, page: null }))
