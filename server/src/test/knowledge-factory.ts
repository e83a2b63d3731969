import { sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { spaced } from '../lib/unspaced.ts'
import { replaceFacts } from '../modules/knowledge/fact-store.ts'
import type { Fact } from '../ports/reader/fact.ts'
import { passages } from '../db/schema/knowledge-content.ts'
import { knowledgeItems, knowledgePages } from '../db/schema/knowledge.ts'

export type PassageFields = {
  text: string
  heading?: string
  pageNumber?: number
  embedding?: number[]
  embeddingModel?: string
}
export type PageFields = {
  title?: string
  url?: string | null
  language?: string
  passages: PassageFields[]
  facts?: Fact[]
}

/** A trained item of an agent with its pages and passages, indexed as by training. */
export async function aKnowledgeItem(
  db: Database,
  agent: { id: string; userId: string },
  pages: PageFields[],
  fields: { title?: string; type?: 'PDF' | 'WEB_PAGES'; config?: string } = {},
) {
  const { title = 'Our website', type = 'WEB_PAGES', config = 'english' } = fields
  const owner = { agentId: agent.id, userId: agent.userId }
  const [item] = await db
    .insert(knowledgeItems)
    .values({ ...owner, title, type, status: 'trained' })
    .returning()
  for (const [position, page] of pages.entries()) {
    const { title: pageTitle = null, url = null, language = null, facts = [] } = page
    const [row] = await db
      .insert(knowledgePages)
      .values({ itemId: item!.id, title: pageTitle, url, language, position, status: 'trained' })
      .returning()
    await insertPassages(db, item!.id, row!.id, page.passages, config)
    const rows = facts.map((fact) => ({ ...fact, original: null, hidden: false }))
    await replaceFacts(db, { id: row!.id, itemId: item!.id }, rows)
  }
  return item!
}

async function insertPassages(
  db: Database,
  itemId: string,
  pageId: string,
  list: PassageFields[],
  config: string,
) {
  for (const [position, { heading = '', text, ...rest }] of list.entries()) {
    const search = sql<string>`setweight(to_tsvector(${config}::regconfig, ${spaced(heading)}), 'A') || to_tsvector(${config}::regconfig, ${spaced(text)})`
    const length = text.split(/\s+/).length
    await db
      .insert(passages)
      .values({ itemId, pageId, position, heading, text, config, search, length, ...rest })
  }
}
