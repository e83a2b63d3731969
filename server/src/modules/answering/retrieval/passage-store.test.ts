import { beforeEach, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { passages } from '../../../db/schema/knowledge-content.ts'
import { aUser, anAgent } from '../../../test/factories.ts'
import { aKnowledgeItem } from '../../../test/knowledge-factory.ts'
import { vectorOf } from '../../../test/stub-reply.ts'
import { buildTestDeps } from '../../../test/test-app.ts'
import type { AgentProfile } from '../../agents/agent-profile.ts'
import { corpusOf } from './corpus.ts'
import { readRevision } from './index-store.ts'
import { indexAt } from './indexes.ts'
import { retrieve } from './retrieve.ts'
import { termsOf } from './terms.ts'

const BOATS = 'Rowing boats are let at the pier for 12 euros an hour.'
const KAYAKS = 'Canoes and kayaks wait beside the old mill.'
const BREAD = 'The bakery opens at six and sells bread.'

describe.each(['in the database', 'in memory'])('a search %s by words and by meaning', (where) => {
  let deps: Deps
  let agent: AgentProfile

  beforeEach(async () => {
    deps = await buildTestDeps()
    const { user } = await aUser(deps)
    agent = await anAgent(deps.db, user.id)
  })

  /** A stub embedding model that returns this vector for every question. */
  const embedderFor = (vector: number[]): Deps['embedder'] => ({
    id: 'test:stub',
    embed: async (texts) => texts.map(() => vector),
  })

  const learn = (texts: [text: string, embedding?: number[]][]) =>
    aKnowledgeItem(deps.db, agent, [
      {
        title: 'Lake',
        passages: texts.map(([text, embedding]) => ({
          text,
          ...(embedding && { embedding, embeddingModel: 'test:stub' }),
        })),
      },
    ])

  async function find(text: string, embedder: Deps['embedder']) {
    const corpus = await corpusOf(deps, agent)
    const terms = termsOf(text, 'en', corpus)
    const signal = new AbortController().signal
    const revision = where === 'in memory' ? await inMemory() : undefined
    const wanted = { text, language: 'en', terms, context: [], revision, signal }
    return retrieve({ ...deps, embedder }, agent.id, corpus, wanted)
  }

  /** Waits until the node has loaded the agent's knowledge. @returns its revision. */
  async function inMemory() {
    const revision = (await readRevision(deps.driver, agent.id))!
    await expect.poll(() => indexAt(deps, agent.id, revision, 1)?.revision).toBe(revision)
    return revision
  }
  const texts = async (...asked: Parameters<typeof find>) =>
    (await find(...asked)).map(({ text }) => text)

  it('begins with the passage that holds the words, although a weak embedder prefers another', async () => {
    await learn([
      [BOATS, [0.2, 1]],
      [KAYAKS, [1, 0]],
      [BREAD, [0.9, 0.1]],
    ])
    expect(await texts('What do rowing boats cost an hour?', embedderFor([1, 0]))).toEqual([
      BOATS,
      KAYAKS,
      BREAD,
    ])
  })

  it('finds a passage with a similar meaning and no common word', async () => {
    await learn([
      [KAYAKS, [1, 0]],
      [BREAD, [0, 1]],
    ])
    expect((await texts('Can I paddle?', embedderFor([1, 0])))[0]).toBe(KAYAKS)
  })

  it('finds a passage about the same topic without a common word, after those that hold the words', async () => {
    const garage = 'The garage behind the mill is open to everybody.'
    await learn([[BREAD], [garage], ['Cheese and bread are sold by weight.']])
    const found = await find('Where can I leave my car when I buy bread?', null)
    expect(found.at(-1)).toMatchObject({ text: garage, score: 0 })
    expect(found[0]!.score).toBeGreaterThan(0)
  })

  it('distinguishes passages with the same words by their meaning', async () => {
    await learn([
      ['Boats: see the harbour office.', [0, 1]],
      ['Boats: see the toy department.', [1, 0]],
    ])
    const [first] = await texts('boats', embedderFor([0.1, 1]))
    expect(first).toBe('Boats: see the harbour office.')
  })

  it('finds passages that are not embedded yet, or embedded by another model', async () => {
    await learn([[BOATS], [KAYAKS, vectorOf(KAYAKS)]])
    await deps.db
      .update(passages)
      .set({ embeddingModel: 'test:other' })
      .where(eq(passages.text, KAYAKS))
    expect(await texts('boats and kayaks', embedderFor([1, 0]))).toHaveLength(2)
  })

  it('accepts a vector of zeros', async () => {
    await learn([
      [BOATS, [0.2, 1]],
      [KAYAKS, [0, 0]],
    ])
    const [first] = await find('What do rowing boats cost?', embedderFor([1, 0]))
    expect(first).toMatchObject({ text: BOATS })
    expect(Number.isFinite(first!.score)).toBe(true)
  })

  it('finds nothing the owner has hidden, by words or by meaning', async () => {
    await learn([
      [BOATS, [1, 0]],
      [BREAD, [0, 1]],
    ])
    await deps.db.update(passages).set({ hidden: true }).where(eq(passages.text, BOATS))
    expect(await texts('rowing boats', embedderFor([1, 0]))).toEqual([BREAD])
    expect(await texts('rowing boats', null)).toEqual([])
  })

  it('gives the same scores as in the other place', async () => {
    await learn([
      ["Boats, boats, boats: rowing boats and boats with sails. It's the harbour.", [0.4, 0.6]],
      [BOATS, [1, 0]],
      [KAYAKS, [0, 1]],
      ['Bread, boats, bread \\\\ and bread.', [0.2, 0.8]],
    ])
    const scores = (await find("What's rowing boats' price an hour?", embedderFor([0.3, 0.7]))).map(
      ({ text, score }) => `${text.slice(0, 12)} ${score.toFixed(4)}`,
    )
    expect(scores).toMatchInlineSnapshot(`
        [
          "Boats, boats 1.4916",
          "Rowing boats 1.0091",
          "Bread, boats 0.9265",
          "Canoes and k 0.4596",
        ]
      `)
  })
})

it('a passage learned a moment ago is found although the cache of this node does not contain it yet', async () => {
  const deps = await buildTestDeps()
  const { user } = await aUser(deps)
  const agent = await anAgent(deps.db, user.id)
  const learn = (text: string) =>
    aKnowledgeItem(deps.db, agent, [{ title: 'Lake', passages: [{ text }] }])
  const find = async (text: string) => {
    const corpus = await corpusOf(deps, agent)
    const revision = await readRevision(deps.driver, agent.id)
    const terms = termsOf(text, 'en', corpus)
    const { signal } = new AbortController()
    return retrieve(deps, agent.id, corpus, {
      text,
      language: 'en',
      terms,
      context: [],
      revision,
      signal,
    })
  }
  await learn(BOATS)
  const revision = (await readRevision(deps.driver, agent.id))!
  await expect.poll(() => indexAt(deps, agent.id, revision, 1)).not.toBeNull()
  await learn(KAYAKS)
  expect((await find('boats, canoes and kayaks')).map(({ text }) => text)).toEqual(
    expect.arrayContaining([BOATS, KAYAKS]),
  )
})
