import { afterEach, beforeEach, expect, it } from 'vitest'
import { anAgent, aUser } from '../../../test/factories.ts'
import { buildTestApp, TEST_ORIGIN } from '../../../test/test-app.ts'
import { aVisitor } from '../../../test/visitor.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Awaited<ReturnType<typeof aUser>>
let agentId: string

beforeEach(async () => {
  test = await buildTestApp()
  owner = await aUser(test.deps)
  agentId = (await anAgent(test.deps.db, owner.user.id)).id
})
afterEach(() => test.app.close())

const ask = async (method: 'GET' | 'DELETE', path: string) => {
  const headers = { cookie: owner.cookie, origin: TEST_ORIGIN }
  return (await test.app.inject({ method, url: `/api/conversation/${path}`, headers })).json().data
}
const othersOf = async (id: string) =>
  ((await ask('GET', `others/${id}`)) as { id: string }[]).map((other) => other.id)
/** A visitor who has written before begins another conversation. */
const again = async (before: { id: string; token: string }, at = agentId) => {
  const visitor = await aVisitor(test.app, at, { previous: { id: before.id, token: before.token } })
  await visitor.say('Hello again')
  return visitor
}

it('successive conversations of a visitor belong to one person, newest first', async () => {
  const first = await aVisitor(test.app, agentId)
  await first.say('Hello **you**')
  const second = await again(first)
  const third = await again(second)
  expect(await ask('GET', `others/${second.id}`)).toMatchObject([
    { id: third.id, first_words: 'Hello again', resolved: false },
    { id: first.id, first_words: 'Hello **you**' },
  ])
  await ask('DELETE', first.id)
  expect(await othersOf(second.id)).toEqual([third.id])
  expect((await ask('DELETE', `${third.id}/person`)).erased).toBe(2)
})

it('a visitor without a valid token of a previous conversation is a new customer', async () => {
  const first = await aVisitor(test.app, agentId)
  await first.say('Hello')
  const someone = await aUser(test.deps)
  const elsewhere = (await anAgent(test.deps.db, someone.user.id)).id
  const strangers = [
    await again({ id: first.id, token: 'made up' }),
    await again({ ...(await aVisitor(test.app, agentId)), id: first.id }),
    await again(first, elsewhere),
  ]
  expect(strangers.every(({ id }) => id)).toBe(true)
  expect(await othersOf(first.id)).toEqual([])
})
