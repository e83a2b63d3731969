import { sql } from 'drizzle-orm'
import { knowledgeGaps, taughtAnswers } from '../../db/schema/gaps.ts'
import { knowledgeChanges, knowledgeFacts, passages } from '../../db/schema/knowledge-content.ts'
import { crawls, knowledgePassedOver } from '../../db/schema/crawls.ts'
import { knowledgeItems, knowledgeLinks, knowledgePages } from '../../db/schema/knowledge.ts'
import type { Deps } from '../../deps.ts'
import { idOf, type Owner } from './id-of.ts'

/** A website that was read, linked to another agent, with an open question and a taught answer. */
export async function aKnowledge(
  deps: Deps,
  { userId, agentId, otherAgentId, fullName }: Owner & { otherAgentId: string; fullName: string },
) {
  const { db } = deps
  const itemId = await idOf(
    db
      .insert(knowledgeItems)
      .values({ userId, agentId, type: 'WEB_PAGES', title: 'example.com', status: 'trained' })
      .returning({ id: knowledgeItems.id }),
  )
  await db.insert(knowledgeLinks).values({ itemId, agentId: otherAgentId })
  const crawlId = await idOf(
    db
      .insert(crawls)
      .values({
        agentId,
        userId,
        url: 'https://example.com',
        title: 'Example',
        links: ['https://example.com/a'],
      })
      .returning({ id: crawls.id }),
  )
  const gapId = await idOf(
    db
      .insert(knowledgeGaps)
      .values({ agentId, question: 'Why?', fingerprint: 'why' })
      .returning({ id: knowledgeGaps.id }),
  )
  const answerId = await idOf(
    db
      .insert(taughtAnswers)
      .values({
        userId,
        agentId,
        question: 'How?',
        fingerprint: 'how',
        answer: 'So.',
        writtenBy: fullName,
      })
      .returning({ id: taughtAnswers.id }),
  )
  return { itemId, crawlId, gapId, answerId, ...(await aPageRead(deps, itemId)) }
}

/** A page with a passage, a fact and a change. */
async function aPageRead({ db }: Deps, itemId: string) {
  const pageId = await idOf(
    db
      .insert(knowledgePages)
      .values({ itemId, url: 'https://example.com/a', position: 0, status: 'trained' })
      .returning({ id: knowledgePages.id }),
  )
  await db
    .insert(knowledgePassedOver)
    .values({ itemId, links: [], offered: ['https://example.com/new'] })
  const of = { itemId, pageId, position: 0 }
  const passageId = await idOf(
    db
      .insert(passages)
      .values({ ...of, text: 'Call 020 1.', config: 'english', search: '', length: 0 })
      .returning({ id: passages.id }),
  )
  const factId = await idOf(
    db
      .insert(knowledgeFacts)
      .values({
        ...of,
        kind: 'phone',
        role: 'general',
        text: 'Call 020 1.',
        value: { number: '0201' },
      })
      .returning({ id: knowledgeFacts.id }),
  )
  const changeId = await idOf(
    db
      .insert(knowledgeChanges)
      .values({ itemId, pageId, kind: 'changed', at: sql`now()`, before: 'Call 020 2.' })
      .returning({ id: knowledgeChanges.id }),
  )
  return { pageId, passageId, factId, changeId }
}
