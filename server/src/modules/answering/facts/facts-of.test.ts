import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { knowledgeFacts } from '../../../db/schema/knowledge-content.ts'
import { knowledgePages } from '../../../db/schema/knowledge.ts'
import { aUser, anAgent } from '../../../test/factories.ts'
import { aKnowledgeItem } from '../../../test/knowledge-factory.ts'
import { buildTestDeps } from '../../../test/test-app.ts'
import { corpusOf } from '../retrieval/corpus.ts'
import { readRevision } from '../retrieval/index-store.ts'
import { indexAt } from '../retrieval/indexes.ts'
import { findFacts } from './fact-store.ts'
import { factsOf } from './facts-of.ts'

it('facts are the same from memory and from the database, corrected as the owner did', async () => {
  const deps = await buildTestDeps()
  const { user } = await aUser(deps)
  const agent = await anAgent(deps.db, user.id)
  const { id: itemId } = await aKnowledgeItem(deps.db, agent, [{ passages: [{ text: 'Call us' }] }])
  const [page] = await deps.db.select().from(knowledgePages)
  const fact = { itemId, pageId: page!.id, kind: 'phone', label: '', heading: '' } as const
  const numbers = ['+41 1', '+41 2', '+41 3']
  await deps.db
    .insert(knowledgeFacts)
    .values(numbers.map((text, position) => ({ ...fact, position, text, value: { number: text } })))
  await deps.db.insert(knowledgeFacts).values({
    ...fact,
    kind: 'email',
    position: 3,
    text: 'a@b.example',
    value: { address: 'a@b.example' },
  })
  const corpus = await corpusOf(deps, agent)
  const read = async () => {
    const knowledgeRevision = (await readRevision(deps.driver, agent.id))!
    return factsOf(deps, { agent, knowledgeRevision }, corpus, ['phone'])
  }
  const revision = (await readRevision(deps.driver, agent.id))!
  await expect.poll(() => indexAt(deps, agent.id, revision, 1)?.facts).toHaveLength(4)
  expect(await read()).toEqual(await findFacts(deps.driver, agent.id, ['phone']))
  expect((await read()).map(({ text }) => text)).toEqual(numbers)

  const change = { text: '+41 9', hidden: false }
  await deps.db.update(knowledgeFacts).set(change).where(eq(knowledgeFacts.text, '+41 2'))
  await deps.db.update(knowledgeFacts).set({ hidden: true }).where(eq(knowledgeFacts.text, '+41 3'))
  expect((await read()).map(({ text }) => text)).toEqual(['+41 1', '+41 9'])
})

it('hours of a single day that is over are no facts any more', async () => {
  const deps = await buildTestDeps()
  deps.now = () => new Date('2026-11-25T10:00:00Z')
  const { user } = await aUser(deps)
  const agent = await anAgent(deps.db, user.id)
  const { id: itemId } = await aKnowledgeItem(deps.db, agent, [{ passages: [{ text: 'Closed' }] }])
  const [page] = await deps.db.select().from(knowledgePages)
  const hours = { days: [], spans: [], season: null }
  const fact = { itemId, pageId: page!.id, kind: 'hours', label: '', heading: '' } as const
  const dates = ['2020-05-22', '2026-12-24', '05-22']
  await deps.db
    .insert(knowledgeFacts)
    .values(
      dates.map((date, position) => ({ ...fact, position, text: date, value: { ...hours, date } })),
    )
  const facts = await factsOf(deps, { agent }, await corpusOf(deps, agent), ['hours'])
  expect(facts.map(({ text }) => text)).toEqual(['2026-12-24', '05-22'])
})
