import { beforeEach, expect, it } from 'vitest'
import { foldTallies, tallyErrors } from '../../db/tallies.ts'
import { anAgent, aUser } from '../../test/factories.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'
import { aVisitor } from '../../test/visitor.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Awaited<ReturnType<typeof aUser>>
let visitor: Awaited<ReturnType<typeof aVisitor>>

beforeEach(async () => {
  test = await buildTestApp()
  owner = await aUser(test.deps)
  const agent = await anAgent(test.deps.db, owner.user.id)
  visitor = await aVisitor(test.app, agent.id)
})

const rate = (payload: object) =>
  test.app.inject({
    method: 'POST',
    url: `${visitor.url}/rating`,
    headers: visitor.headers,
    payload,
  })
const ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
  test.app.inject({
    method,
    url: `/api${path}`,
    headers: { cookie: owner.cookie, origin: TEST_ORIGIN },
    ...(payload && { payload }),
  })
const totals = async () => (await ask('GET', '/ratings')).json().data

it('there is nothing to rate before somebody has answered', async () => {
  expect((await rate({ rating: 'good' })).json().code).toBe('nothing_to_rate')
})

it('a conversation is rated once, the rating can be changed, and its comment stays', async () => {
  await visitor.say('Hello')
  await rate({ rating: 'bad', words: 'Too slow' })
  await rate({ rating: 'good' })
  const read = (await ask('GET', `/conversation/rating/${visitor.id}`)).json().data
  expect(read).toMatchObject({ rating: 'good', words: 'Too slow', person: null })
  expect(await totals()).toMatchObject({ agents: [{ good: 1, bad: 0 }], people: [] })
  expect(await tallyErrors(test.deps.driver, owner.user.id)).toEqual([])
})

it('a rating counts for the person who wrote last, until the conversation is deleted', async () => {
  await visitor.say('Hello')
  await ask('PATCH', `/conversation/switchControl/${visitor.id}`)
  await ask('POST', `/conversation/process/${visitor.id}`, { response: 'Here I am' })
  await rate({ rating: 'good' })
  await foldTallies(test.deps.driver)
  expect(await totals()).toMatchObject({
    people: [{ id: owner.user.id, name: 'Ada Lovelace', good: 1, bad: 0 }],
  })
  await ask('DELETE', `/conversation/${visitor.id}`)
  expect(await totals()).toEqual({ agents: [], people: [] })
  expect(await tallyErrors(test.deps.driver, owner.user.id)).toEqual([])
})
