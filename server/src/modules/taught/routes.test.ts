import { beforeEach, describe, expect, it } from 'vitest'
import {
  type KnowledgeGap,
  TAUGHT_MAX,
  TAUGHT_WAYS_MAX,
  type TaughtAnswer,
  type WriteTaughtAnswer,
} from 'shared-types'
import { conversations } from '../../db/schema/conversations.ts'
import { taughtAnswerLinks } from '../../db/schema/gaps.ts'
import { textThreads } from '../../db/schema/texting.ts'
import { startAskingAgain } from '../../jobs/ask-again.ts'
import { aUser, anAgent } from '../../test/factories.ts'
import { aKnowledgeItem } from '../../test/knowledge-factory.ts'
import { type StubModel, startStubModel } from '../../test/stub-model.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'
import { until } from '../../test/until.ts'
import { aVisitor } from '../../test/visitor.ts'
import { replyOf } from '../../test/reply-of.ts'
import { askAgain } from '../answering/ask-again.ts'
import { claimChangedAgents } from '../answering/ask-again-store.ts'
import { findTaught } from '../answering/taught/taught-store.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Awaited<ReturnType<typeof aUser>>
let agent: Awaited<ReturnType<typeof anAgent>>

const VOUCHERS = 'Do you sell gift vouchers?'
const YES = 'Yes, from £10, at the counter.'

beforeEach(() => start())

async function start(environment: Record<string, string> = {}) {
  test = await buildTestApp(environment)
  owner = await aUser(test.deps)
  agent = await anAgent(test.deps.db, owner.user.id)
  await aKnowledgeItem(test.deps.db, agent, [
    { title: 'Bread', passages: [{ heading: 'Bread', text: 'A rye loaf costs £4.80.' }] },
  ])
}

const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
  test.app.inject({
    method,
    url: `/api${url}`,
    headers: { cookie: owner.cookie, origin: TEST_ORIGIN },
    ...(payload && { payload }),
  })

async function teach(fields: Partial<WriteTaughtAnswer> = {}): Promise<TaughtAnswer> {
  const body = { question: VOUCHERS, answer: YES, ...fields }
  const response = await call('POST', `/taught-answers/${agent.id}`, body)
  expect(response.statusCode, response.body).toBe(200)
  return response.json().data
}

async function say(text: string, to = agent) {
  const visitor = await aVisitor(test.app, to.id)
  await visitor.say(text)
  const { messages } = (await call('GET', `/conversation/messages/admin/${visitor.id}`)).json().data
  return messages.at(-1)
}

const gaps = async (): Promise<KnowledgeGap[]> =>
  (await call('GET', `/knowledge-base/gaps/${agent.id}`)).json().data

describe('a taught answer', () => {
  it.each([VOUCHERS, 'Can I buy a gift voucher here?', 'do you have vouchers as a gift'])(
    'is given to a visitor who asks %s, with the owner as its source',
    async (text) => {
      expect((await say(VOUCHERS)).unanswered).toBe(true)
      await teach({ gap_ids: (await gaps()).map(({ id }) => id) })
      const reply = await say(text)
      expect(reply).toMatchObject({ message: YES })
      expect(reply.unanswered).toBeUndefined()
      expect(reply.sources).toEqual([
        { title: 'Our own answer', url: null, page: null, snippet: VOUCHERS },
      ])
    },
  )

  it('is given to no other question, whether that is answered or not', async () => {
    await teach()
    expect((await say('How much is a rye loaf?')).message).toContain('4.80')
    expect((await say('Do you sell boats?')).unanswered).toBe(true)
  })

  it('is not given to a different question with the same structure', async () => {
    for (const text of ['Do you repair violins?', 'Where can my kids play?', 'Any vouchers?'])
      await say(text)
    await teach({ phrasings: ['Can I buy a gift voucher here?'] })
    expect((await say('Do you sell boats?')).unanswered).toBe(true)
  })

  it('is given to a question so short that it could be a courtesy', async () => {
    await teach({ question: 'Do you make computer glasses?', answer: 'From £90.' })
    expect((await say('computer glasses')).message).toBe('From £90.')
    expect((await say('thanks a lot')).message).not.toContain('From £90.')
  })

  it('does not answer a question beside it that is still open', async () => {
    const other = 'Do you sell gift baskets?'
    await say(other)
    await teach()
    expect((await say(other)).unanswered).toBe(true)
  })

  it('is found in another language than it was asked in', async () => {
    await teach({ question: 'Do you have parking?', answer: 'At the pier.' })
    expect((await say('Gibt es bei Ihnen Parkplätze?')).message).toContain('At the pier.')
  })

  it('is spoken on the phone and drafted for a person', async () => {
    await teach()
    for (const how of [{ isSpoken: true }, { isDraft: true }]) {
      expect(await replyOf(test.deps, { agent, text: VOUCHERS, ...how })).toBe(YES)
    }
  })

  it('is used by the linked agents until it is deleted', async () => {
    const other = await anAgent(test.deps.db, owner.user.id, { name: 'Second' })
    const { id, linked } = await teach({ agent_ids: [other.id] })
    expect(linked).toEqual([{ id: other.id, name: 'Second' }])
    expect((await say(VOUCHERS, other)).message).toBe(YES)
    const refused = await call('DELETE', `/taught-answers/${other.id}/${id}`)
    expect(refused.statusCode).toBe(409)
    expect((await call('DELETE', `/taught-answers/${agent.id}/${id}`)).statusCode).toBe(200)
    expect((await say(VOUCHERS, other)).unanswered).toBe(true)
  })

  it('is given in its latest version', async () => {
    const { id } = await teach()
    const body = { question: VOUCHERS, answer: 'Not any more.' }
    await call('PATCH', `/taught-answers/${agent.id}/${id}`, body)
    expect((await say(VOUCHERS)).message).toBe('Not any more.')
  })

  it('precedes every other source of a model', async () => {
    const stub: StubModel = await startStubModel()
    try {
      await start({
        MODEL_PROVIDER: 'openai-compatible',
        MODEL_NAME: 'stub',
        MODEL_BASE_URL: stub.url,
      })
      await teach()
      stub.behave({ reply: 'From £10 [1].' })
      const reply = await say('Can I buy a gift voucher here?')
      const [system, ...turns] = stub.requests
        .at(-1)!
        .messages!.map(({ content }) => String(content))
      const [mark] = /own-[\da-f]+/.exec(system!)!
      expect(turns.at(-1)).toContain(`[1] ${mark} ${VOUCHERS}\n${YES}`)
      expect(reply.sources).toMatchObject([{ title: 'Our own answer' }])
    } finally {
      await stub.close()
    }
  })

  it('tells the owner which answer a reply came from', async () => {
    const { id } = await teach()
    const visitor = await aVisitor(test.app, agent.id)
    await visitor.say(VOUCHERS)
    const detail = (await call('GET', `/conversation/messages/admin/${visitor.id}`)).json().data
    const url = `/conversation/why/${visitor.id}/${detail.messages.at(-1).id}`
    const { why } = (await call('GET', url)).json().data
    expect(why.weighed[0]).toMatchObject({ kind: 'answer', kept: true, answer_id: id })
  })

  it('covers only open questions, and is linked only to existing agents', async () => {
    expect((await teach({ gap_ids: ['no id'] })).phrasings).toEqual([])
    const linked = { question: 'Is there wifi?', answer: YES, agent_ids: ['no id'] }
    expect((await call('POST', `/taught-answers/${agent.id}`, linked)).statusCode).toBe(404)
  })

  it('is refused a second time for one question', async () => {
    await teach()
    const again = await call('POST', `/taught-answers/${agent.id}`, {
      question: 'do you sell GIFT vouchers',
      answer: 'No.',
    })
    expect(again.statusCode).toBe(409)
    expect(again.json().message).toBe('This question has an answer already. Change that one.')
  })
})

it('answers are exported as CSV and imported again', async () => {
  await teach({ phrasings: ['Are there gift cards?'] })
  const { body } = await call('GET', `/taught-answers/export/${agent.id}`)
  expect(body).toBe(
    `\uFEFFQuestion,Answer,Other ways to ask\r\n${VOUCHERS},"${YES}",Are there gift cards?\r\n`,
  )
  const answers = [
    { question: VOUCHERS, answer: 'From £20.', phrasings: [] },
    { question: 'Is there wifi?', answer: 'Yes.', phrasings: [] },
  ]
  const stored = await call('POST', `/taught-answers/import/${agent.id}`, { answers })
  expect(stored.json().data).toEqual({ added: 1, changed: 1 })
  expect((await say(VOUCHERS)).message).toBe('From £20.')
})

it('the number of answers of an agent is limited, even if several are added at once', async () => {
  const bodies = Array.from({ length: TAUGHT_MAX - 1 }, (_, at) => ({
    question: `Is there ${at}?`,
    answer: YES,
  }))
  for (const at of [0, TAUGHT_MAX / 2]) {
    const answers = bodies.slice(at, at + TAUGHT_MAX / 2)
    const stored = await call('POST', `/taught-answers/import/${agent.id}`, { answers })
    expect(stored.statusCode, stored.body).toBe(200)
  }
  const last = ['Is there wifi?', 'Is there parking?'].map((question) =>
    call('POST', `/taught-answers/${agent.id}`, { question, answer: YES }),
  )
  const codes = (await Promise.all(last)).map(({ statusCode }) => statusCode)
  expect(codes.toSorted()).toEqual([200, 409])
})

it('answers of another agent are not exported', async () => {
  const other = await anAgent(test.deps.db, owner.user.id, { name: 'Second' })
  await teach({ agent_ids: [other.id] })
  const { body } = await call('GET', `/taught-answers/export/${other.id}`)
  expect(body).toBe('\uFEFFQuestion,Answer,Other ways to ask\r\n')
})

it('the number of ways to ask is limited, over its own and the linked answers', async () => {
  const phrasings = Array.from({ length: 30 }, (_, way) => `way ${way} to ask`)
  const most = Math.floor(TAUGHT_WAYS_MAX / 31)
  const rowsOf = (of: string, count: number) =>
    Array.from({ length: count }, (_, n) => ({
      question: `${of} ${n}?`,
      phrasings: phrasings.map((way) => `${way} ${of} ${n}`),
      answer: YES,
    }))
  const store = (answers: object[]) =>
    call('POST', `/taught-answers/import/${agent.id}`, { answers })
  expect((await store(rowsOf('first', most))).statusCode).toBe(200)
  const refused = await store(rowsOf('second', 1))
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'An agent is taught 2,000 ways to ask at most. Leave some out.',
  ])

  const other = await anAgent(test.deps.db, owner.user.id, { name: 'Other' })
  const list = (await call('GET', `/taught-answers/${agent.id}`)).json().data.answers
  const rows = list.map(({ id }: TaughtAnswer) => ({
    userId: owner.user.id,
    answerId: id,
    agentId: other.id,
  }))
  await test.deps.db.insert(taughtAnswerLinks).values(rows)
  const more = rowsOf('more', most)
  await call('POST', `/taught-answers/import/${other.id}`, { answers: more })
  const used = await findTaught(test.deps.driver, other.id)
  const ways = used.reduce((sum, each) => sum + 1 + each.phrasings.length, 0)
  expect(ways).toBeLessThanOrEqual(TAUGHT_WAYS_MAX)
  expect(ways).toBeGreaterThan(TAUGHT_WAYS_MAX - 31)
})

describe('questions without an answer', () => {
  it('are grouped by what they ask, and counted by channel and week', async () => {
    await say(VOUCHERS)
    await say(VOUCHERS)
    await say('Can I buy a gift voucher here?')
    await say('Do you sell boats?')
    const list = await gaps()
    const groupOf = (question: string) => list.find((gap) => gap.question === question)!
    expect(groupOf(VOUCHERS).group_id).toBe(groupOf('Can I buy a gift voucher here?').group_id)
    expect(groupOf('Do you sell boats?').group_id).not.toBe(groupOf(VOUCHERS).group_id)
    expect(groupOf(VOUCHERS)).toMatchObject({
      times: 2,
      channels: { widget: 2, telegram: 0, voice: 0 },
      weeks: [0, 0, 0, 0, 0, 0, 0, 2],
    })
  })

  it('do not count as covered by an answer to something else', async () => {
    const asked = ['Do you sell gift baskets?', '¿Hacen tartas de cumpleaños?']
    for (const question of asked) await say(question)
    await teach()
    await teach({ question: '¿Se puede traer tarta de cumpleaños?', answer: 'Sí.' })
    const [changed] = await claimChangedAgents(test.deps.db, 1)
    await askAgain(test.deps, changed!)
    expect((await gaps()).filter(({ covered }) => covered)).toEqual([])
    for (const question of asked) expect((await say(question)).unanswered).toBe(true)
  })

  it('by text and in WhatsApp are distinguished from those on the phone', async () => {
    for (const theirs of ['+14155550123', 'whatsapp:+14155550123']) {
      const visitor = await aVisitor(test.app, agent.id)
      await test.deps.db.update(conversations).set({ channel: 'voice' })
      const of = { conversationId: visitor.id, userId: owner.user.id, agentId: agent.id }
      await test.deps.db.insert(textThreads).values({ ...of, ours: '+14155550100', theirs })
      await visitor.say('Do you sell boats?')
    }
    expect(await gaps()).toMatchObject([
      { times: 2, channels: { widget: 0, telegram: 0, text: 1, whatsapp: 1, voice: 0 } },
    ])
  })

  it('become phrasings of the answer they are given, and count as covered', async () => {
    await say(VOUCHERS)
    await say('Could I give my mum a token for bread?')
    const taught = await teach({ gap_ids: (await gaps()).map(({ id }) => id) })
    expect(taught.phrasings).toEqual(['Could I give my mum a token for bread?'])
    expect((await gaps()).every(({ covered }) => covered?.by === null)).toBe(true)
    expect((await say('Could I give my mum a token for bread?')).message).toBe(YES)
  })

  it('are asked again when the knowledge has changed, and name what covers them', async () => {
    await say('Which bus goes to the bakery?')
    await say('Do you sell boats?')
    const stop = startAskingAgain(test.deps)
    try {
      await aKnowledgeItem(test.deps.db, agent, [
        {
          title: 'Find us',
          url: 'https://bakery.example/find',
          passages: [{ heading: 'Find us', text: 'Bus 7 goes to the bakery.' }],
        },
      ])
      const event = { id: agent.id, agent_id: agent.id }
      test.deps.bus.publish('dashboard', { userId: owner.user.id, name: 'knowledge', event })
      const covered = async () => (await gaps()).filter((gap) => gap.covered)
      await until(async () =>
        expect(await covered()).toMatchObject([
          { question: 'Which bus goes to the bakery?', covered: { by: 'Find us' } },
        ]),
      )
    } finally {
      await stop()
    }
  })

  it('stay open if their owner rejects the source that covers them', async () => {
    const baskets = 'Do you sell gift baskets?'
    await say(baskets)
    await teach({ gap_ids: (await gaps()).map(({ id }) => id) })
    expect((await say(baskets)).message).toBe(YES)
    await say('Do you sell boats?')
    await teach({
      question: 'Is there parking?',
      answer: 'At the pier.',
      gap_ids: (await gaps()).map(({ id }) => id),
    })
    const [gap] = await gaps()
    await call('POST', `/knowledge-base/gaps/${agent.id}/${gap!.id}/keep-open`)
    expect(await gaps()).toMatchObject([{ question: 'Do you sell boats?' }])
    expect((await gaps())[0]).not.toHaveProperty('covered')
    expect((await say('Do you sell boats?')).unanswered).toBe(true)
    const [changed] = await claimChangedAgents(test.deps.db, 1)
    await askAgain(test.deps, changed!)
    expect((await gaps())[0]).not.toHaveProperty('covered')
    const answers = (await call('GET', `/taught-answers/${agent.id}`)).json().data.answers
    const phrasings = answers.flatMap((one: TaughtAnswer) => one.phrasings)
    expect(phrasings).toEqual([baskets])
  })

  it('are open again if they are asked after their answer was deleted', async () => {
    await say(VOUCHERS)
    const { id } = await teach({ gap_ids: [(await gaps())[0]!.id] })
    await call('DELETE', `/taught-answers/${agent.id}/${id}`)
    expect((await say(VOUCHERS)).unanswered).toBe(true)
    expect((await gaps())[0]!.covered).toBeUndefined()
  })

  it('do not stand in the way of an answer that is older than they are open', async () => {
    const boats = 'Do you sell boats?'
    await say(boats)
    const { id } = await teach({ gap_ids: [(await gaps())[0]!.id] })
    const body = { question: VOUCHERS, answer: YES }
    await call('PATCH', `/taught-answers/${agent.id}/${id}`, body)
    expect((await say(boats)).unanswered).toBe(true)
    expect(await findTaught(test.deps.driver, agent.id)).toMatchObject([{ question: VOUCHERS }])
  })
})
