import { afterEach, beforeEach, expect, it } from 'vitest'
import { conversations } from '../../../db/schema/conversations.ts'
import { newId } from '../../../lib/ids.ts'
import { dictatedAnswer } from '../../../test/dictated-answer.ts'
import { anAgent, aUser } from '../../../test/factories.ts'
import { aSecondNode } from '../../../test/second-node.ts'
import { buildTestApp } from '../../../test/test-app.ts'
import { aVisitor } from '../../../test/visitor.ts'
import { until } from '../../../test/until.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let visitor: Awaited<ReturnType<typeof aVisitor>>
let agent: ReturnType<typeof dictatedAnswer>

beforeEach(async () => {
  test = await buildTestApp()
  const { user } = await aUser(test.deps)
  const { id } = await anAgent(test.deps.db, user.id)
  agent = dictatedAnswer()
  test.deps.answer = agent.answer
  await test.app.listen({ port: 0 })
  visitor = await aVisitor(test.app, id)
})
afterEach(() => test.app.close())

it('a message sent ten times at once is stored once, answered once, and every sender reads the whole answer', async () => {
  const id = newId()
  const streams = await Promise.all(
    Array.from({ length: 10 }, () => visitor.liveSay('Are you open?', id)),
  )
  const answer = await agent.next()
  answer.say('Yes, ')
  await streams[3]!.named('token')
  answer.say('until six.')
  answer.end()
  await Promise.all(streams.map(({ end }) => end))
  for (const stream of streams) {
    expect(stream.tokens()).toBe('Yes, until six.')
    expect(stream.events.at(-1)).toMatchObject({ event: 'done', data: { outcome: 'answered' } })
  }
  expect(agent.asked()).toBe(1)
  expect((await visitor.history()).messages.map(({ seq }: { seq: number }) => seq)).toEqual([1, 2])
})

it('a retry after the answer replays the stored answer with its sources', async () => {
  const id = newId()
  const first = await visitor.liveSay('Are you open?', id)
  const answer = await agent.next()
  const sources = [
    { title: 'Hours', url: 'https://shop.example/hours', page: null, snippet: '9-18' },
  ]
  answer.cite(sources)
  answer.say('Yes.')
  answer.end()
  await first.end
  const retry = await visitor.say('Are you open?', id)
  expect(retry.events.map(({ event }) => event)).toEqual(['accepted', 'token', 'sources', 'done'])
  expect(retry.events[1]!.data.text).toBe('Yes.')
  expect(retry.events[2]!.data.sources).toEqual(sources)
  expect(retry.events[3]!.data).toEqual(first.events.at(-1)!.data)
})

it('two quick messages are answered one after the other, the second knowing the first answer', async () => {
  const first = await visitor.liveSay('Are you open?')
  const one = await agent.next()
  const second = await visitor.liveSay('And tomorrow?')
  await second.named('accepted')
  one.say('Yes.')
  await first.named('token')
  expect(agent.asked()).toBe(1)
  one.end()
  const two = await agent.next()
  expect(two.question.history.at(-1)).toEqual({ role: 'agent', text: 'Yes.' })
  expect(two.question.text).toBe('And tomorrow?')
  two.say('Closed.')
  two.end()
  await Promise.all([first.end, second.end])
  expect((await visitor.history()).messages.map(({ text }: { text: string }) => text)).toEqual([
    'Are you open?',
    'Yes.',
    'And tomorrow?',
    'Closed.',
  ])
})

it('too many messages are refused until they are answered', async () => {
  const streams = []
  for (let count = 0; count < 5; count += 1)
    streams.push(await visitor.liveSay(`Question ${count}`))
  const { response } = await visitor.say('One more')
  expect([response.statusCode, response.json().code]).toEqual([429, 'too_many_pending'])
  expect((await visitor.history()).messages).toHaveLength(10)
})

it('the answer is finished and stored after the visitor has left', async () => {
  const stream = await visitor.liveSay('Are you open?')
  const answer = await agent.next()
  answer.say('Yes, ')
  await stream.named('token')
  stream.close()
  await stream.end
  answer.say('until six.')
  answer.end()
  await until(async () => {
    const { messages } = await visitor.history()
    expect(messages[1]).toMatchObject({ status: 'complete', text: 'Yes, until six.' })
  })
})

it('an answer that fails ends with a plain sentence and the offer of a person', async () => {
  const stream = await visitor.liveSay('Are you open?')
  const answer = await agent.next()
  answer.say('Well')
  answer.fail()
  await stream.end
  const { data } = stream.events.at(-1)!
  expect(data).toMatchObject({
    outcome: 'failed',
    offer_person: true,
    message: { status: 'failed' },
  })
  expect(data.message.text).toBe(
    'Well\n\nSorry, I could not answer that just now. Please try again in a moment. If you prefer, I can ask a person to help you.',
  )
  expect(stream.tokens()).toBe(data.message.text)
})

it('a long answer can be read while it grows, also from another node', async () => {
  const second = await aSecondNode(test.deps)
  await second.app.listen({ port: 0 })
  const id = newId()
  const stream = await visitor.liveSay('Tell me everything', id)
  const answer = await agent.next()
  answer.say('It began ')
  await stream.named('token')
  const elsewhere = await visitor.liveSay('Tell me everything', id, second.app)
  expect((await elsewhere.named('token')).data.text).toBe('It began ')
  answer.say('in 1890.')
  answer.end()
  await elsewhere.end
  expect(elsewhere.tokens()).toBe('It began in 1890.')
  expect(elsewhere.events.at(-1)!.data.outcome).toBe('answered')
  expect(agent.asked()).toBe(1)
  await second.app.close()
})

it('a conversation has the sentiment of its customer', async () => {
  const stream = await visitor.liveSay('This is terrible, I hate it')
  const answer = await agent.next()
  answer.end()
  await stream.end
  const [row] = await test.deps.db.select().from(conversations)
  expect(row).toMatchObject({ sentiment: 'negative', unread: 1 })
})

it('another tab sees the conversation live, and resumes after the last event it saw', async () => {
  const tab = await visitor.liveEvents()
  expect((await tab.named('control')).data).toEqual({
    admin_in_control: false,
    handover_requested: false,
    admin_name: null,
  })
  const stream = await visitor.liveSay('Are you open?')
  const answer = await agent.next()
  answer.say('Yes.')
  answer.end()
  await stream.end
  const seen = await tab.until(({ data }) => data.status === 'complete' && data.text === 'Yes.')
  const revisions = tab.events
    .filter(({ event }) => event === 'message')
    .map(({ id }) => Number(id))
  expect(revisions).toEqual(revisions.toSorted((one, other) => one - other))
  const resumed = await visitor.liveEvents(1)
  await resumed.named('message')
  expect(resumed.events.filter(({ event }) => event === 'message')).toEqual([seen])
})
