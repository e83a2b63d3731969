import type { Deps } from '../../src/deps.ts'
import { cutPassages } from '../../src/ports/reader/passages.ts'
import { aUser, anAgent } from '../../src/test/factories.ts'
import { aKnowledgeItem } from '../../src/test/knowledge-factory.ts'
import type { Article } from './article.ts'

/** Articles that one agent knows. */
export const ARTICLES_AN_AGENT = 8

/** An agent in an account of its own that knows the articles, one page each. */
export async function learnArticles(deps: Deps, articles: Article[]) {
  const { user } = await aUser(deps)
  const agent = await anAgent(deps.db, user.id)
  await aKnowledgeItem(deps.db, agent, articles.map(pageOf), { title: 'Encyclopaedia' })
  return agent
}

function pageOf({ title, paragraph }: Article) {
  const passages = cutPassages([{ headings: [title], text: paragraph, page: null }], 'en')
  return { title, passages: passages.map(({ heading, text }) => ({ heading, text })) }
}
