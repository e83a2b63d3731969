import { beforeEach, expect, it } from 'vitest'
import { knowledgeGaps } from '../../db/schema/gaps.ts'
import type { Model } from '../../ports/model/index.ts'
import { anAgent, aUser } from '../../test/factories.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'
import { aVisitor } from '../../test/visitor.ts'
import { claimSummary, keepSummary } from './summary-store.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Awaited<ReturnType<typeof aUser>>
let visitor: Awaited<ReturnType<typeof aVisitor>>
const source = {
  title: 'Opening hours',
  url: 'https://example.com/',
  page: null,
  snippet: '9 to 5',
}

beforeEach(async () => {
  test = await buildTestApp()
  owner = await aUser(test.deps)
  const agent = await anAgent(test.deps.db, owner.user.id)
  visitor = await aVisitor(test.app, agent.id)
})

const ask = (method: 'POST' | 'PATCH', path: string) =>
  test.app.inject({
    method,
    url: `/api/conversation/${path}/${visitor.id}`,
    headers: { cookie: owner.cookie, origin: TEST_ORIGIN },
  })
const answerWith = (text: string, isKnown = true) => {
  test.deps.answer = async function* () {
    yield { type: 'text', text }
    if (isKnown) yield { type: 'sources', sources: [source] }
    yield { type: 'end', outcome: isKnown ? 'answered' : 'not_known', offerPerson: false }
  }
}

it('a suggestion has its sources, and is not part of the conversation', async () => {
  await ask('PATCH', 'switchControl')
  await visitor.say('When do you open?')
  answerWith('We open at nine.')
  const drafted = await ask('POST', 'suggest')
  expect(drafted.json().data).toEqual({ text: 'We open at nine.', sources: [source] })
  expect(JSON.stringify(await visitor.history())).not.toContain('We open at nine.')
})

it('an unknown answer gives no suggestion, and no unanswered question either', async () => {
  await ask('PATCH', 'switchControl')
  await visitor.say('What is the airspeed of a swallow?')
  const drafted = await ask('POST', 'suggest')
  expect(drafted.json().data).toEqual({ text: null, sources: [] })
  expect(await test.deps.db.$count(knowledgeGaps)).toBe(0)
})

it('a reply is suggested only to the person in control', async () => {
  expect((await ask('POST', 'suggest')).json().code).toBe('admin_not_in_control')
})

it('without a model a summary lists the questions asked, answered and left open', async () => {
  answerWith('We open at nine. On Sunday at ten.')
  await visitor.say('Good morning! When do you open?')
  answerWith('I do not know.', false)
  await visitor.say('Do you repair kayaks?')
  const { data } = (await ask('POST', 'summary')).json()
  expect(data).toMatchObject({
    by_model: false,
    asked: ['When do you open?', 'Do you repair kayaks?'],
    answered: [{ text: 'We open at nine.', from: 'Opening hours' }],
    open: ['Do you repair kayaks?'],
  })
})

it('a summary by a model is paid once until the conversation continues', async () => {
  let asked = 0
  test.deps.model = {
    ...({} as Model),
    complete: async () => {
      asked += 1
      return JSON.stringify({ asked: ['Opening hours'], answered: [], open: [] })
    },
  }
  answerWith('We open at nine.')
  await visitor.say('When do you open?')
  const both = await Promise.all([ask('POST', 'summary'), ask('POST', 'summary')])
  for (const one of both)
    expect(one.json().data).toMatchObject({ by_model: true, asked: ['Opening hours'] })
  await ask('POST', 'summary')
  expect(asked).toBe(1)
  await visitor.say('And on Sunday?')
  await ask('POST', 'summary')
  expect(asked).toBe(2)
})

it('a fresh summary is not made again', async () => {
  const claim = (revision: number) => claimSummary(test.deps.db, visitor.id, revision, 20_000)
  expect(await claim(1)).toBe(true)
  await keepSummary(test.deps.db, visitor.id, 1, {
    by_model: true,
    asked: [],
    answered: [],
    open: [],
  })
  expect(await claim(1)).toBe(false)
  expect(await claim(2)).toBe(true)
})
