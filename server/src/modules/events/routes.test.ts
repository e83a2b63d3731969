import { expect, it } from 'vitest'
import { aMember, anAgent, aUser } from '../../test/factories.ts'
import { liveStream } from '../../test/live-stream.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'
import { aVisitor } from '../../test/visitor.ts'

it('an open dashboard receives the events of its account and of no other', async () => {
  const { app, deps } = await buildTestApp()
  await app.listen({ port: 0 })
  const [owner, stranger] = [await aUser(deps), await aUser(deps)]
  const agent = await anAgent(deps.db, owner.user.id)
  const listen = ({ cookie }: { cookie: string }) =>
    liveStream(`${app.listeningOrigin}/api/events`, { headers: { cookie } })
  const [own, foreign] = [await listen(owner), await listen(stranger)]

  const visitor = await aVisitor(app, agent.id)
  await visitor.say('Hello')

  expect((await own.named('conversation')).data).toMatchObject({
    id: visitor.id,
    agent_id: agent.id,
    news: { since: 0, messages: [{ message: 'Hello', sender: { role: 'customer' }, seq: 1 }, {}] },
  })
  deps.bus.publish('dashboard', {
    userId: stranger.user.id,
    name: 'agent',
    event: { id: agent.id, agent_id: agent.id },
  })
  await foreign.named('agent')
  expect(foreign.events).toHaveLength(1)
  await app.close()
  await Promise.all([own.end, foreign.end])
})

it('an open dashboard is told to read again who it is for when its member gets another role or is removed', async () => {
  const { app, deps } = await buildTestApp()
  await app.listen({ port: 0 })
  const owner = await aUser(deps)
  const member = await aMember(deps, owner.user.id, 'agent')
  const headers = { cookie: owner.cookie, origin: TEST_ORIGIN }
  const url = `/api/team/members/${member.user.id}`
  const open = await liveStream(`${app.listeningOrigin}/api/events`, {
    headers: { cookie: member.cookie },
  })

  await app.inject({ method: 'PATCH', url, headers, payload: { role: 'admin' } })
  await open.named('team')
  await app.inject({ method: 'DELETE', url, headers })
  expect((await open.named('behind')).data).toEqual(['team'])
  await open.end
  await app.close()
})

it('an open dashboard receives the same data about a conversation as it would read', async () => {
  const { app, deps } = await buildTestApp()
  await app.listen({ port: 0 })
  const owner = await aUser(deps)
  const agent = await anAgent(deps.db, owner.user.id)
  const headers = { cookie: owner.cookie }
  const dashboards = await Promise.all(
    [1, 2].map(() => liveStream(`${app.listeningOrigin}/api/events`, { headers })),
  )
  const visitor = await aVisitor(app, agent.id)
  await visitor.say('Hello')
  const read = await app.inject({ url: `/api/conversation/messages/admin/${visitor.id}`, headers })
  const { messages, revision } = read.json().data
  for (const { until, events, close } of dashboards) {
    await until(({ data }) => data.news.messages.at(-1).revision === revision)
    const told = new Map(
      events.flatMap(({ data }) => data.news.messages).map((message) => [message.id, message]),
    )
    expect([...told.values()]).toMatchObject(
      messages.map(({ sender, ...message }: { sender: { role: string; name: string } }) => ({
        ...message,
        sender: { ...sender, name: sender.role === 'customer' ? '' : sender.name },
      })),
    )
    close()
  }
  await app.close()
})

it('a page that loaded before its stream opened receives the changes in between', async () => {
  const { app, deps } = await buildTestApp()
  await app.listen({ port: 0 })
  const began = performance.now()
  const [owner, stranger] = [await aUser(deps), await aUser(deps)]
  const agent = await anAgent(deps.db, owner.user.id)
  const visitor = await aVisitor(app, agent.id)
  // Many turns, because a request that takes longer than the time up to the change would miss it.
  for (let turn = 0; turn < 10; turn++) await visitor.say('Hello')
  const open = ({ cookie }: { cookie: string }) => {
    const asking = Math.ceil(performance.now() - began)
    const address = `${app.listeningOrigin}/api/events?asking=${asking}`
    return liveStream(address, { headers: { cookie } })
  }
  const [own, foreign] = [await open(owner), await open(stranger)]
  expect((await own.named('behind')).data).toEqual(['conversation'])
  deps.bus.publish('dashboard', {
    userId: stranger.user.id,
    name: 'agent',
    event: { id: agent.id, agent_id: agent.id },
  })
  await foreign.named('agent')
  expect(foreign.events).toHaveLength(1)
  await app.close()
  await Promise.all([own.end, foreign.end])
})

it('the events need a session', async () => {
  const { app } = await buildTestApp()
  expect((await app.inject('/api/events')).statusCode).toBe(401)
})
