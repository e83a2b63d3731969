import { beforeEach, expect, it } from 'vitest'
import { knowledgeItems, knowledgePages } from '../../db/schema/knowledge.ts'
import { aUser, anAgent } from '../../test/factories.ts'
import { aKnowledgeItem } from '../../test/knowledge-factory.ts'
import { type StubModel, startStubModel } from '../../test/stub-model.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'
import { aVisitor } from '../../test/visitor.ts'

type Test = Awaited<ReturnType<typeof buildTestApp>>

let test: Test
let owner: Awaited<ReturnType<typeof aUser>>

const hours = {
  heading: 'Opening hours',
  text: 'Monday–Friday: 9:00–17:00\nSaturday: 10:00–14:00\nSunday: closed',
}
const returns = { heading: 'Returns', text: 'You may return goods within 30 days.' }

beforeEach(async () => {
  await start()
})

async function start(environment: Record<string, string> = {}) {
  test = await buildTestApp(environment)
  owner = await aUser(test.deps)
}

async function aTalk(question: string) {
  const agent = await anAgent(test.deps.db, owner.user.id)
  const pages = [{ title: 'Shop', url: 'https://shop.example/', passages: [hours, returns] }]
  await aKnowledgeItem(test.deps.db, agent, pages)
  const visitor = await aVisitor(test.app, agent.id)
  const said = await visitor.say(question)
  const detail = await get(`/conversation/messages/admin/${visitor.id}`)
  const reply = detail.json().data.messages.at(-1)
  const whyOf = (cookie = owner.cookie) =>
    get(`/conversation/why/${visitor.id}/${reply.id}`, cookie)
  return { visitor, said, reply, whyOf }
}

const get = (url: string, cookie = owner.cookie) =>
  test.app.inject({ url: `/api${url}`, headers: { cookie } })

it('a reply shows its query, its findings, their judgement and the times', async () => {
  const { whyOf } = await aTalk('How many days may I return goods?')
  const { why } = (await whyOf()).json().data
  expect(why).toMatchObject({
    asked: [{ text: 'How many days may I return goods?' }],
    language: 'en',
    model: null,
    least_odds: expect.any(Number),
  })
  expect(why.asked[0].words).toContain('return')
  const [page] = await test.deps.db.select().from(knowledgePages)
  expect(why.found[0]).toMatchObject({
    title: 'Shop',
    text: expect.stringContaining('30 days'),
    page_id: page!.id,
    kb_id: page!.itemId,
  })
  const kept = why.weighed.filter(({ kept }: { kept: boolean }) => kept)
  expect(kept).toMatchObject([{ text: expect.stringContaining('30 days') }])
  expect(kept[0].odds).toBeGreaterThanOrEqual(why.least_odds)
  const { found, first, last } = why.times
  expect(found).toBeLessThanOrEqual(first)
  expect(first).toBeLessThanOrEqual(last)
})

it('a deleted page has no link', async () => {
  const { whyOf } = await aTalk('How many days may I return goods?')
  await test.deps.db.delete(knowledgeItems)
  const { why } = (await whyOf()).json().data
  expect(why.found[0]).toMatchObject({ title: 'Shop' })
  expect(why.found[0].kb_id).toBeUndefined()
})

it('a question is shown as it was written, whatever escapes it contains', async () => {
  const written = String.raw`Does \u0000 mean that I may return goods?`
  const { whyOf } = await aTalk(written)
  expect((await whyOf()).json().data.why.asked[0].text).toBe(written)
})

it('an unreadable record counts as none', async () => {
  const { reply, whyOf } = await aTalk('How many days may I return goods?')
  await test.deps.driver.query('update messages set why = $1 where id = $2', ['{', reply.id])
  expect((await whyOf()).json().data).toEqual({ why: null })
})

it('an unanswered reply shows the candidates that were not good enough', async () => {
  const { reply, whyOf } = await aTalk('Do you return boats to Cardiff on Saturday?')
  const { why } = (await whyOf()).json().data
  expect(reply.unanswered).toBe(true)
  expect(why.weighed.length).toBeGreaterThan(0)
  for (const { kept, odds } of why.weighed) {
    expect(kept).toBe(false)
    expect(odds).toBeLessThan(why.least_odds)
  }
})

it('a reply of a model shows the model, its sources, its citations and its cost', async () => {
  const stub: StubModel = await startStubModel()
  try {
    await start({
      MODEL_PROVIDER: 'openai-compatible',
      MODEL_NAME: 'stub',
      MODEL_BASE_URL: stub.url,
    })
    stub.behave({ reply: 'Within 30 days [1].' })
    const { whyOf } = await aTalk('How many days may I return goods?')
    const { why } = (await whyOf()).json().data
    expect(why.model).toMatchObject({ name: 'openai-compatible:stub' })
    expect(why.model.calls).toBeGreaterThan(0)
    expect(why.model.tokens_in).toBeGreaterThan(0)
    expect(why.weighed[0]).toMatchObject({ kept: true, odds: null })
  } finally {
    await stub.close()
  }
})

it('the record is hidden from visitors and other accounts', async () => {
  const { visitor, said, whyOf } = await aTalk('How many days may I return goods?')
  const history = JSON.stringify(await visitor.history())
  for (const bytes of [said.response.body, history]) expect(bytes).not.toContain('"weighed"')
  const stranger = await aUser(test.deps)
  expect((await whyOf(stranger.cookie)).statusCode).toBe(404)
  expect((await whyOf('')).statusCode).toBe(401)
})

it('the record is deleted with its conversation, and its size is limited', async () => {
  const { visitor, whyOf } = await aTalk(`Return ${'goods within days '.repeat(200)}?`)
  const { rows } = await test.deps.driver.query('select why from messages where why is not null')
  expect(rows).toHaveLength(1)
  expect(String(rows[0]!['why']).length).toBeLessThan(6_000)
  await test.app.inject({
    method: 'DELETE',
    url: `/api/conversation/${visitor.id}`,
    headers: { cookie: owner.cookie, origin: TEST_ORIGIN },
  })
  expect((await whyOf()).statusCode).toBe(404)
})
