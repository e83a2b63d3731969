import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../../lib/ids.ts'
import { dictatedAnswer } from '../../../test/dictated-answer.ts'
import { anAgent, aUser } from '../../../test/factories.ts'
import { aSecondNode } from '../../../test/second-node.ts'
import { buildTestApp, TEST_ORIGIN } from '../../../test/test-app.ts'
import { aVisitor } from '../../../test/visitor.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Awaited<ReturnType<typeof aUser>>
let visitor: Awaited<ReturnType<typeof aVisitor>>
let agent: ReturnType<typeof dictatedAnswer>

beforeEach(async () => {
  test = await buildTestApp()
  owner = await aUser(test.deps)
  const { id } = await anAgent(test.deps.db, owner.user.id)
  agent = dictatedAnswer()
  test.deps.answer = agent.answer
  await test.app.listen({ port: 0 })
  visitor = await aVisitor(test.app, id)
})
afterEach(() => test.app.close())

const asOwner = (method: 'PATCH' | 'POST', path: string, payload?: object, node = test.app) =>
  node.inject({
    method,
    url: `/api/conversation/${path}/${visitor.id}`,
    headers: { cookie: owner.cookie, origin: TEST_ORIGIN },
    ...(payload && { payload }),
  })
const switchControl = (node = test.app) => asOwner('PATCH', 'switchControl', undefined, node)

describe('taking control', () => {
  it('cuts the current reply at once and keeps exactly the part that was shown', async () => {
    const stream = await visitor.liveSay('Tell me everything')
    const answer = await agent.next()
    answer.say('It began ')
    await stream.named('token')
    const response = await switchControl()
    expect(response.json()).toEqual({
      message: 'You are in control of the conversation',
      data: { admin_in_control: true },
    })
    answer.say('in 1890.')
    await stream.end
    expect(stream.tokens()).toBe('It began ')
    expect(stream.events.at(-1)!.data).toMatchObject({
      outcome: 'cut',
      message: { text: 'It began ', status: 'cut' },
    })
    expect(answer.signal.aborted).toBe(true)
    expect((await visitor.history()).messages[1]).toMatchObject({
      text: 'It began ',
      status: 'cut',
    })
  })

  it.each([
    ['told by an event', false],
    ['that hears no events', true],
  ])('silences a reply on another node %s before it returns', async (_how, deaf) => {
    const elsewhere = dictatedAnswer()
    const second = await aSecondNode(test.deps, { deaf, answer: elsewhere.answer })
    await second.app.listen({ port: 0 })
    const stream = await visitor.liveSay('Tell me everything', newId(), second.app)
    const answer = await elsewhere.next()
    answer.say('It began ')
    await stream.named('token')
    await switchControl()
    const { messages } = await visitor.history()
    expect(messages[1].status).toBe('cut')
    answer.say('in 1890.')
    await stream.end
    expect(stream.tokens()).toBe(messages[1].text)
    expect(messages[1].text).toBe('It began ')
    await second.app.close()
  })

  it('cuts a reply that waits for its turn before its first word', async () => {
    const first = await visitor.liveSay('One')
    await agent.next()
    const second = await visitor.liveSay('Two')
    await second.named('accepted')
    await switchControl()
    await Promise.all([first.end, second.end])
    expect(second.events.at(-1)!.data.outcome).toBe('cut')
    expect(agent.asked()).toBe(1)
  })

  it('is shown to the visitor, with the name of the person', async () => {
    const events = await visitor.liveEvents()
    await switchControl()
    const control = await events.until(({ data }) => data.admin_in_control === true)
    expect(control.data.admin_name).toBe('Ada Lovelace')
    await asOwner('POST', 'typing')
    expect((await events.named('typing')).data).toEqual({ role: 'admin', name: 'Ada Lovelace' })
  })
})

describe('while an admin is in control', () => {
  it('messages wait for the admin, and are not answered after the release either', async () => {
    await switchControl()
    const waiting = await visitor.say('Anybody there?')
    expect(waiting.events.map(({ event }) => event)).toEqual(['accepted', 'done'])
    expect(waiting.events[1]!.data).toEqual({
      outcome: 'waiting',
      message: null,
      offer_person: false,
    })
    const released = await switchControl()
    expect(released.json()).toEqual({
      message: 'Control returned to the bot',
      data: { admin_in_control: false },
    })
    const stream = await visitor.liveSay('And now?')
    const answer = await agent.next()
    expect(answer.question.text).toBe('And now?')
    answer.say('Hello again.')
    answer.end()
    await stream.end
    expect(agent.asked()).toBe(1)
    const retry = await visitor.say('Anybody there?', waiting.clientId)
    expect(retry.events.at(-1)!.data.outcome).toBe('waiting')
  })

  it('the admin speaks to the visitor, once for a client id', async () => {
    await switchControl()
    const events = await visitor.liveEvents()
    const id = newId()
    const sent = await Promise.all(
      Array.from({ length: 10 }, () =>
        asOwner('POST', 'process', { response: 'Hi, Ada here.', client_id: id }),
      ),
    )
    expect(sent.map((response) => response.statusCode)).toEqual(sent.map(() => 200))
    expect(new Set(sent.map((response) => response.json().data.id)).size).toBe(1)
    const message = await events.named('message')
    expect(message.data).toMatchObject({
      text: 'Hi, Ada here.',
      sender: { role: 'admin', name: 'Ada Lovelace' },
    })
    expect((await visitor.history()).messages).toHaveLength(1)
  })
})

it('the admin may not speak while the bot does, and reads why', async () => {
  const response = await asOwner('POST', 'process', { response: 'Hi' })
  expect([response.statusCode, response.json()]).toEqual([
    409,
    {
      code: 'admin_not_in_control',
      message: 'Take control of the conversation before you reply.',
    },
  ])
})
