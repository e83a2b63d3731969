import { beforeEach, expect, it } from 'vitest'
import { callMessages, calls } from '../../db/schema/calls.ts'
import { anAgent, aUser } from '../../test/factories.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'
import { DAY_MS } from '../../lib/time.ts'
import { aLoggedCall } from './test/logged-call.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Awaited<ReturnType<typeof aUser>>
let agent: Awaited<ReturnType<typeof anAgent>>

beforeEach(async () => {
  test = await buildTestApp()
  owner = await aUser(test.deps)
  agent = await anAgent(test.deps.db, owner.user.id, { type: 'ANTI_THEFT' })
})

const aCall = (fields: Partial<typeof calls.$inferInsert> = {}, said: string[] = []) =>
  aLoggedCall(test.deps, { userId: owner.user.id, agentId: agent.id, ...fields }, said)

const ask = async (url: string, method: 'GET' | 'PATCH' | 'DELETE' = 'GET') => {
  const headers = { cookie: owner.cookie, origin: TEST_ORIGIN }
  const response = await test.app.inject({ method, url: `/api/${url}`, headers })
  return { status: response.statusCode, ...response.json() }
}

it('logs come eight at a time, newest first', async () => {
  for (let day = 1; day <= 10; day += 1) {
    await aCall({ startedAt: new Date(Date.UTC(2026, 0, day)) })
  }
  const first = (await ask('call-logs')).data
  const second = (await ask('call-logs?page=2')).data
  expect([first.logs.length, second.logs.length, first.meta.total]).toEqual([8, 2, 10])
  expect(first.logs[0].created_at).toBe('2026-01-10T00:00:00.000Z')
  expect(second.logs[1].created_at).toBe('2026-01-01T00:00:00.000Z')
})

it('a log is unread until it is marked', async () => {
  const id = await aCall()
  const other = await aCall()
  expect(
    (await ask('call-logs/unread')).data.map((log: { id: string }) => log.id).toSorted(),
  ).toEqual([id, other].toSorted())
  await ask(`call-logs/mark-read/${id}`, 'PATCH')
  expect((await ask('call-logs/unread')).data).toEqual([{ id: other }])
  const { logs } = (await ask('call-logs')).data
  expect(logs.find((log: { id: string }) => log.id === id).read).toBe(true)
})

it('the list of unread calls contains at most the newest hundred', async () => {
  const day = (count: number) => new Date(Date.UTC(2026, 0, 1) + count * DAY_MS)
  const ids: string[] = []
  for (let count = 0; count < 103; count++) ids.push(await aCall({ startedAt: day(count) }))
  const { data } = await ask('call-logs/unread')
  expect(data.map((log: { id: string }) => log.id)).toEqual(ids.toReversed().slice(0, 100))
})

it('a call is analysed once, and the analysis does not change', async () => {
  const said = ['Who is calling?', 'I love your service, thank you so much, it was wonderful!']
  const id = await aCall({ decision: 'connect' }, said)
  expect((await ask('call-logs')).data.logs[0].analysis).toBeNull()
  const analysis = (await ask(`call-logs/analysis/${id}`)).data
  expect(analysis).toMatchObject({ type: 'positive', confidence: expect.any(Number) })
  await test.deps.db.update(callMessages).set({ content: 'This is terrible, I hate it.' })
  expect((await ask(`call-logs/analysis/${id}`)).data).toEqual(analysis)
  expect((await ask('call-logs')).data.logs[0].analysis).toEqual(analysis)
})

it('a call in progress is not analysed yet', async () => {
  const id = await aCall({ stage: 'talking', endedAt: null })
  expect(await ask(`call-logs/analysis/${id}`)).toMatchObject({ status: 409, code: 'call_live' })
})

it('a deleted log is gone', async () => {
  const id = await aCall()
  expect(await ask(`call-logs/${id}`, 'DELETE')).toMatchObject({
    status: 200,
    message: 'Call log deleted successfully.',
  })
  expect((await ask('call-logs')).data.meta.total).toBe(0)
})

it('the dashboard counts what agents said in calls, and the sentiment of callers', async () => {
  await aCall({ sentiment: 'positive' }, ['Hello', 'Hi', 'How can I help?'])
  await aCall({ sentiment: 'negative' })
  await aCall()
  expect((await ask('user/metrics/ai-messages')).data).toEqual({
    totalMessagesCombMessages: 2,
    totalAIConversationsMessages: 0,
    totalAICallLogsMessages: 2,
  })
  expect((await ask('user/call-logs/sentiment')).data).toEqual({
    positive: 50,
    neutral: 0,
    negative: 50,
  })
})
