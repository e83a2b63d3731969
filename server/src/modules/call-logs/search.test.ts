import { beforeEach, expect, it } from 'vitest'
import { callMessages, calls } from '../../db/schema/calls.ts'
import { newSid } from '../../ports/telephony/sids.ts'
import { anAgent, aUser } from '../../test/factories.ts'
import { buildTestApp } from '../../test/test-app.ts'
import { DAY_MS } from '../../lib/time.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Awaited<ReturnType<typeof aUser>>
let agentId: string

beforeEach(async () => {
  test = await buildTestApp()
  owner = await aUser(test.deps)
  agentId = (await anAgent(test.deps.db, owner.user.id, { type: 'ANTI_THEFT' })).id
})

async function aCall(fields: Partial<typeof calls.$inferInsert>, said: string[] = []) {
  const [call] = await test.deps.db
    .insert(calls)
    .values({
      userId: owner.user.id,
      agentId,
      callSid: newSid('CA'),
      channel: 'phone',
      fromNumber: '+12025550123',
      toNumber: '+14155550100',
      status: 'completed',
      stage: 'ended',
      endedAt: new Date(),
      ...fields,
    })
    .returning()
  for (const [index, content] of said.entries()) {
    await test.deps.db
      .insert(callMessages)
      .values({ callId: call!.id, seq: index + 1, entityType: 'user', content })
  }
  return call!.id
}

async function search(q: string, { cookie } = owner) {
  const response = await test.app.inject({
    url: '/api/call-logs',
    query: { q },
    headers: { cookie },
  })
  return response.json().data as {
    logs: { id: string; match?: string }[]
    meta: { total: number }
  }
}
const idsFor = async (q: string) => (await search(q)).logs.map(({ id }) => id)

it('finds a call by its caller, its reason and its transcript', async () => {
  const id = await aCall({ callerName: 'Dr. Ravi Iyer', callReason: 'Test results' }, [
    'Hello',
    'It is about the blood sample.',
  ])
  await aCall({ fromNumber: '+14155550199', callerName: 'Lena' }, ['A parcel'])
  for (const q of ['iyer', 'results', 'blood sam']) expect([q, await idsFor(q)]).toEqual([q, [id]])
  expect((await search('blood')).logs[0]?.match).toBe('It is about the blood sample.')
  expect((await search('iyer')).logs[0]?.match).toBeUndefined()
})

it('finds a call by a part of its number, in any notation', async () => {
  const id = await aCall({ fromNumber: '+12025550123' })
  await aCall({ fromNumber: '+14155550199' })
  for (const q of ['+12025550123', '(202) 555-0123', '5550123', '202 555'])
    expect([q, await idsFor(q)]).toEqual([q, [id]])
})

it('pages through its results, newest first', async () => {
  for (let day = 1; day <= 10; day += 1)
    await aCall({ startedAt: new Date(Date.UTC(2026, 0, day)), callReason: 'A parcel' })
  const first = await search('parcel')
  expect([first.logs.length, first.meta.total]).toEqual([8, 10])
  expect(first.logs[0]).toMatchObject({ created_at: '2026-01-10T00:00:00.000Z' })
})

it('a late page of a frequent word is found without reading every call', async () => {
  await test.deps.driver.query(
    `insert into calls (id, user_id, agent_id, call_sid, channel, from_number, to_number, status, call_reason, started_at)
     select gen_random_uuid(), $1, $2, 'CA' || n, 'phone', '+1202' || lpad(n::text, 7, '0'), '+1', 'completed', 'A parcel', now() - n * interval '1 hour'
     from generate_series(1, 3000) n`,
    [owner.user.id, agentId],
  )
  const response = await test.app.inject({
    url: '/api/call-logs',
    query: { q: 'parcel', page: '150' },
    headers: { cookie: owner.cookie },
  })
  const { logs, meta } = response.json().data
  expect(
    logs.map(({ from_number }: { from_number: string }) => Number(from_number.slice(5))),
  ).toEqual([1193, 1194, 1195, 1196, 1197, 1198, 1199, 1200])
  expect(meta.total).toBeGreaterThan(1200)
  expect(meta.total).toBeLessThan(3000)
})

it('does not find calls of another account', async () => {
  await aCall({ callerName: 'Ravi', callReason: 'Results' }, ['Blood sample'])
  const stranger = await aUser(test.deps)
  for (const q of ['ravi', 'blood', '5550123'])
    expect(await search(q, stranger)).toEqual({ logs: [], meta: { total: 0 } })
})

it('refuses a search that is too long with a plain message', async () => {
  const response = await test.app.inject({
    url: '/api/call-logs',
    query: { q: 'x'.repeat(121) },
    headers: { cookie: owner.cookie },
  })
  expect([response.statusCode, response.json().message]).toEqual([
    400,
    'Search for at most 120 characters',
  ])
})

it('finds the calls of a period, and words in it', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)
  const today = await aCall({ callerName: 'Lena' })
  const yesterday = await aCall({ callerName: 'Lena', startedAt: daysAgo(1) })
  const before = await aCall({ callerName: 'Lena', startedAt: daysAgo(40) })
  await aCall({ callerName: 'Ravi', startedAt: daysAgo(90) })
  expect(await idsFor('yesterday')).toEqual([yesterday])
  expect(await search('last 60 days')).toMatchObject({ meta: { total: 3 } })
  expect(await idsFor('lena last 60 days')).toEqual([today, yesterday, before])
  expect(await idsFor('ravi last 60 days')).toEqual([])
})
