import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { messages } from '../../../db/schema/conversations.ts'
import { dictatedAnswer } from '../../../test/dictated-answer.ts'
import { anAgent, aUser } from '../../../test/factories.ts'
import { aSecondNode } from '../../../test/second-node.ts'
import { buildTestApp, TEST_ORIGIN } from '../../../test/test-app.ts'
import { aVisitor } from '../../../test/visitor.ts'
import { nodeOf } from './node.ts'
import { recoverReplies, startRecovery } from './recovery.ts'
import { until } from '../../../test/until.ts'

// A dead node is imitated by one that never finishes its answer: once the lease is set back, its rows are what a kill would
// leave.

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Awaited<ReturnType<typeof aUser>>
let visitor: Awaited<ReturnType<typeof aVisitor>>
let agent: ReturnType<typeof dictatedAnswer>
let dying: Awaited<ReturnType<typeof aSecondNode>>
let last: ReturnType<typeof dictatedAnswer>

beforeEach(async () => {
  test = await buildTestApp()
  owner = await aUser(test.deps)
  const { id } = await anAgent(test.deps.db, owner.user.id)
  agent = dictatedAnswer()
  test.deps.answer = agent.answer
  await test.app.listen({ port: 0 })
  last = dictatedAnswer()
  dying = await aSecondNode(test.deps, { deaf: true, answer: last.answer })
  await dying.app.listen({ port: 0 })
  visitor = await aVisitor(test.app, id)
})
afterEach(async () => {
  await dying.app.close()
  await test.app.close()
})

const expireLeases = () =>
  test.deps.db
    .update(messages)
    .set({ leasedUntil: sql`now() - interval '1 second'` })
    .where(sql`${messages.leasedUntil} is not null`)

const shown = async () => {
  const history = await visitor.history()
  return history.messages.map(({ text, status }: { text: string; status: string }) => [
    text,
    status,
  ])
}

it('a reply left by a dead node is made again once, even if several nodes find it', async () => {
  const stream = await visitor.liveSay('Are you open?', 'once', dying.app)
  const lost = await last.next()
  lost.say('I was just')
  await stream.named('token')
  await expireLeases()
  await Promise.all([1, 2, 3].map(() => recoverReplies(test.deps)))
  const answer = await agent.next()
  answer.say('Yes.')
  answer.end()
  await until(async () =>
    expect(await shown()).toEqual([
      ['Are you open?', 'complete'],
      ['Yes.', 'complete'],
    ]),
  )
  expect(agent.asked()).toBe(1)
  const retry = await visitor.say('Are you open?', 'once')
  expect(retry.events.at(-1)!.data.message.text).toBe('Yes.')
})

it('a dead node that wakes up changes nothing, and its visitor reads the new reply', async () => {
  const stream = await visitor.liveSay('Are you open?', 'once', dying.app)
  const lost = await last.next()
  lost.say('I was just')
  await stream.named('token')
  await expireLeases()
  await recoverReplies(test.deps)
  const answer = await agent.next()
  lost.say(' asleep.')
  lost.end()
  answer.say('Yes.')
  answer.end()
  await stream.end
  expect(stream.events.at(-1)!.data.message.text).toBe('Yes.')
  expect((await shown())[1]).toEqual(['Yes.', 'complete'])
})

it('a node that was busy beyond its lease continues a reply that nobody took over', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const stream = await visitor.liveSay('Are you open?', 'once')
  const answer = await agent.next()
  answer.say('I was')
  await stream.named('token')
  vi.advanceTimersByTime(60_000)
  answer.say(' busy.')
  answer.end()
  await until(async () => expect((await shown())[1]).toEqual(['I was busy.', 'complete']))
  await stream.end
})

it('two replies left behind are made again in order', async () => {
  await visitor.liveSay('One', 'one', dying.app)
  await visitor.liveSay('Two', 'two', dying.app)
  await expireLeases()
  await recoverReplies(test.deps)
  const one = await agent.next()
  expect([one.question.text, agent.asked()]).toEqual(['One', 1])
  one.say('First.')
  one.end()
  const two = await agent.next()
  expect(two.question.history.at(-1)!.text).toBe('First.')
  two.say('Second.')
  two.end()
  await until(async () => expect((await shown())[3]).toEqual(['Second.', 'complete']))
})

it('a reply left behind is cut, not made, if an admin took control meanwhile', async () => {
  await visitor.liveSay('Are you open?', 'once', dying.app)
  await last.next()
  await expireLeases()
  const response = await test.app.inject({
    method: 'PATCH',
    url: `/api/conversation/switchControl/${visitor.id}`,
    headers: { cookie: owner.cookie, origin: TEST_ORIGIN },
  })
  expect(response.json().data.admin_in_control).toBe(true)
  await recoverReplies(test.deps)
  expect((await shown())[1]).toEqual(['', 'cut'])
  expect(agent.asked()).toBe(0)
})

it('a reply that killed every node that made it ends as failed', async () => {
  await visitor.liveSay('Are you open?', 'once', dying.app)
  await test.deps.db
    .update(messages)
    .set({ attempt: 4 })
    .where(sql`${messages.leasedUntil} is not null`)
  await expireLeases()
  await recoverReplies(test.deps)
  expect((await shown())[1]![1]).toBe('failed')
  expect(agent.asked()).toBe(0)
})

it('a server that stops hands its replies to the next one, which makes them at once', async () => {
  const stop = startRecovery(dying.deps)
  await visitor.liveSay('Are you open?', 'once', dying.app)
  const lost = await last.next()
  await stop()
  expect(lost.signal.aborted).toBe(true)
  await recoverReplies(test.deps)
  const answer = await agent.next()
  answer.say('Yes.')
  answer.end()
  await until(async () => expect((await shown())[1]).toEqual(['Yes.', 'complete']))
})

it('a server that stops leaves replies alone that another node has taken over', async () => {
  const stop = startRecovery(dying.deps)
  await visitor.liveSay('Are you open?', 'once', dying.app)
  await last.next()
  await expireLeases()
  await recoverReplies(test.deps)
  await agent.next()
  await stop()
  const held = sql`${messages.leasedUntil} > now()`
  expect(await test.deps.db.select({ id: messages.id }).from(messages).where(held)).toHaveLength(1)
})

it('a reply whose database was unavailable is made again, and does not count as failed', async () => {
  const away = Object.assign(new Error('from the database'), { code: '57P01' })
  test.deps.answer = async function* () {
    yield { type: 'text', text: 'I was just' }
    throw new Error('Failed query', { cause: away })
  }
  const stream = await visitor.liveSay('Are you open?', 'once')
  await until(() => expect(nodeOf(test.deps).replies.size).toBe(0))
  test.deps.answer = agent.answer
  await expireLeases()
  await recoverReplies(test.deps)
  const answer = await agent.next()
  answer.say('Yes.')
  answer.end()
  await stream.end
  expect(stream.events.at(-1)!.data.message).toMatchObject({ text: 'Yes.', status: 'complete' })
})
