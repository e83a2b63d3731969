import { afterEach, beforeEach, expect, it } from 'vitest'
import { dictatedAnswer } from '../../test/dictated-answer.ts'
import { anAgent, aUser } from '../../test/factories.ts'
import { aSecondNode } from '../../test/second-node.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'
import { aVisitor } from '../../test/visitor.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Awaited<ReturnType<typeof aUser>>
let agentId: string
let visitor: Awaited<ReturnType<typeof aVisitor>>
let agent: ReturnType<typeof dictatedAnswer>

beforeEach(async () => {
  test = await buildTestApp()
  owner = await aUser(test.deps)
  agentId = (await anAgent(test.deps.db, owner.user.id)).id
  agent = dictatedAnswer()
  test.deps.answer = agent.answer
  await test.app.listen({ port: 0 })
  visitor = await aVisitor(test.app, agentId)
})
afterEach(() => test.app.close())

const patch = (path: string) =>
  test.app.inject({
    method: 'PATCH',
    url: `/api/${path}`,
    headers: { cookie: owner.cookie, origin: TEST_ORIGIN },
  })
const deactivate = () => patch(`agent/deactivate/${agentId}`)

const NOT_AVAILABLE = {
  code: 'agent_inactive',
  message: 'This chat is not available at the moment.',
}

it('a deactivated agent is inactive, and can be activated again', async () => {
  expect((await deactivate()).json().data).toMatchObject({ id: agentId, activated: false })
  expect((await deactivate()).statusCode).toBe(200)
  expect((await patch(`agent/activate/${agentId}`)).json().data.activated).toBe(true)
})

it('its widget disappears, and a visitor in the middle of a conversation is told', async () => {
  await deactivate()
  const config = await test.app.inject({ url: `/api/widget/agents/${agentId}/config` })
  expect(config.json().data.active).toBe(false)
  const { response } = await visitor.say('Are you still there?')
  expect([response.statusCode, response.json()]).toEqual([409, NOT_AVAILABLE])
  expect((await visitor.history()).messages).toEqual([])
  expect(agent.asked()).toBe(0)
})

it('the conversation continues once it is activated again', async () => {
  await deactivate()
  await patch(`agent/activate/${agentId}`)
  void visitor.say('Hello again')
  expect((await agent.next()).question.text).toBe('Hello again')
})

it.each([
  ['on this node', false],
  ['on another node that hears no events', true],
])('its current reply %s is cut', async (_where, elsewhere) => {
  const other = dictatedAnswer()
  const second = await aSecondNode(test.deps, { deaf: true, answer: other.answer })
  await second.app.listen({ port: 0 })
  const node = elsewhere ? second.app : test.app
  const stream = await visitor.liveSay('Tell me everything', undefined, node)
  const answer = await (elsewhere ? other : agent).next()
  answer.say('It began ')
  await stream.named('token')
  await deactivate()
  answer.say('in 1890.')
  await stream.end
  expect(stream.tokens()).toBe('It began ')
  const { messages } = await visitor.history()
  expect(messages[1]).toMatchObject({ text: 'It began ', status: 'cut' })
  await second.app.close()
})

it('a person who has taken over can continue', async () => {
  await patch(`conversation/switchControl/${visitor.id}`)
  await deactivate()
  const { response, events } = await visitor.say('Are you a person?')
  expect(response.statusCode).toBe(200)
  expect(events.at(-1)!.data).toMatchObject({ outcome: 'waiting' })
})

it('the agent of another account cannot be switched off', async () => {
  const { cookie } = await aUser(test.deps)
  const response = await test.app.inject({
    method: 'PATCH',
    url: `/api/agent/deactivate/${agentId}`,
    headers: { cookie, origin: TEST_ORIGIN },
  })
  expect(response.statusCode).toBe(404)
})

it('the activity shows who did it', async () => {
  await deactivate()
  const activity = await test.app.inject({
    url: '/api/user/activity',
    headers: { cookie: owner.cookie },
  })
  expect(activity.json().data.entries[0]).toMatchObject({
    action: 'agent.deactivate',
    actor: owner.user.email,
    subject: { id: agentId, name: 'Helper' },
  })
})
