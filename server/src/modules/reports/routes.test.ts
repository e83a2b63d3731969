import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import type { Report } from 'shared-types'
import { foldReports, reportErrors } from '../../db/report-counts.ts'
import { agents } from '../../db/schema/agents.ts'
import { calls } from '../../db/schema/calls.ts'
import { conversations, customers } from '../../db/schema/conversations.ts'
import { reportCases } from '../../db/schema/reports.ts'
import { cancel, confirm, hold } from '../appointments/book.ts'
import { aSchedule, inDays } from '../appointments/test/schedule.ts'
import { addUsage } from '../usage/store.ts'
import { aCall } from '../../test/belongings/talks.ts'
import { aMember, anAgent, aUser } from '../../test/factories.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'
import { aVisitor } from '../../test/visitor.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Awaited<ReturnType<typeof aUser>>
let agentId: string

beforeEach(async () => {
  test = await buildTestApp({ PRICE_CALL_MINUTE: '0.01' })
  owner = await aUser(test.deps)
  agentId = (await anAgent(test.deps.db, owner.user.id, { name: 'Front desk' })).id
  test.deps.answer = async function* ({ text }) {
    yield { type: 'text', text: `You said ${text}` }
    const outcome = text.includes('strange') ? 'not_known' : 'answered'
    yield { type: 'end', outcome, offerPerson: false }
  }
})

const today = () => new Date().toISOString().slice(0, 10)
const ask = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  payload?: object,
  cookie = owner.cookie,
) =>
  test.app.inject({
    method,
    url: `/api${path}`,
    headers: { cookie, origin: TEST_ORIGIN },
    ...(payload && { payload }),
  })
const query = (asked: Record<string, string> = {}) =>
  new URLSearchParams({ from: today(), to: today(), time_zone: 'UTC', group: 'day', ...asked })
const report = async (asked: Record<string, string> = {}, cookie?: string): Promise<Report> =>
  (await ask('GET', `/reports?${query(asked)}`, undefined, cookie)).json().data
const totals = async () => (await report()).totals
const found = async (list: 'conversations/admin' | 'call-logs', q: string) => {
  const { data } = (await ask('GET', `/${list}?q=${encodeURIComponent(q)}`)).json()
  const rows = (data.conversations ?? data.logs) as { id: string }[]
  expect(data.meta.total).toBe(rows.length)
  return rows.map(({ id }) => id)
}
const agrees = async () =>
  expect(await reportErrors(test.deps.db, owner.user.id), 'counters and cases').toEqual([])
const someone = async (...said: string[]) => {
  const visitor = await aVisitor(test.app, agentId)
  for (const text of said) await visitor.say(text)
  return visitor
}
const rate = (visitor: Awaited<ReturnType<typeof someone>>, rating: 'good' | 'bad') =>
  test.app.inject({
    method: 'POST',
    url: `${visitor.url}/rating`,
    headers: visitor.headers,
    payload: { rating },
  })

it('the outcome of each conversation is counted, and every number links to its list', async () => {
  const answered = await someone('Are you open?', 'And tomorrow?')
  const unknown = await someone('Are you open?', 'Something strange')
  const handed = await someone('Hello')
  await handed.requestPerson()
  const praised = await someone('Thanks')
  await rate(praised, 'good')
  const blamed = await someone('Hm')
  await rate(blamed, 'bad')
  const figures = await totals()
  expect(figures).toMatchObject({
    conversations: 5,
    assumed: 1,
    confirmed: 1,
    unanswered: 1,
    handed_over: 1,
    rated_good: 1,
    rated_bad: 1,
    removed: 0,
  })
  expect(figures.first_answer?.of).toBe(5)
  const listed = (is: string) =>
    found('conversations/admin', `is:${is} began:${today()}..${today()} agent:"front DESK"`)
  expect(await listed('unanswered')).toEqual([unknown.id])
  expect(await listed('handed-over')).toEqual([handed.id])
  expect(new Set(await listed('answered'))).toEqual(new Set([answered.id, praised.id]))
  expect(await listed('confirmed')).toEqual([praised.id])
  expect(await listed('rated-bad')).toEqual([blamed.id])
  expect(await listed('any')).toHaveLength(5)
  const exported = await ask('GET', '/conversations/export?q=is:unanswered%20channel:widget')
  expect(exported.body).toContain('Something strange')
  expect(exported.body).not.toContain('Thanks')
  await agrees()
})

it('a visitor who comes back after an answer counts as open until the next answer', async () => {
  const visitor = await someone('Are you open?')
  const anHourAgo = sql`now() - interval '61 minutes'`
  await test.deps.db.update(conversations).set({ lastMessageAt: anHourAgo })
  await ask('PATCH', `/conversation/switchControl/${visitor.id}`)
  await test.deps.db.update(conversations).set({ control: 'bot' })
  expect(await totals()).toMatchObject({ assumed: 0, handed_over: 1, came_back: 0 })
  const other = await someone('Are you open?')
  await test.deps.db
    .update(conversations)
    .set({ lastMessageAt: anHourAgo })
    .where(eq(conversations.id, other.id))
  await other.say('Something strange')
  expect(await totals()).toMatchObject({ assumed: 0, unanswered: 1, came_back: 1 })
  await other.say('Are you open?')
  expect(await totals()).toMatchObject({ assumed: 1, unanswered: 0, came_back: 1 })
  await agrees()
})

it('deleted conversations stay counted and are reported as deleted, also those of a deleted agent', async () => {
  const visitor = await someone('Are you open?')
  await rate(visitor, 'good')
  await aCall(test.deps, owner.user.id, agentId)
  await foldReports(test.deps.driver)
  await ask('DELETE', `/conversation/${visitor.id}`)
  expect(await totals()).toMatchObject({
    conversations: 1,
    confirmed: 1,
    rated_good: 1,
    removed: 1,
  })
  await test.deps.db.delete(agents).where(eq(agents.id, agentId))
  await foldReports(test.deps.driver)
  const { rows } = await report({ group: 'agent' })
  expect(rows).toMatchObject([
    { key: agentId, name: null, figures: { conversations: 1, calls: 1, removed: 2 } },
  ])
  expect(await test.deps.db.$count(reportCases)).toBe(0)
  await agrees()
})

it('calls are counted by decision, with the time the owner saved', async () => {
  const { db } = test.deps
  const call = async (change: Partial<typeof calls.$inferInsert>) => {
    const id = await aCall(test.deps, owner.user.id, agentId)
    await db.update(calls).set(change).where(eq(calls.id, id))
    return id
  }
  const stopped = await call({ decision: 'end', durationSeconds: 50 })
  const left = await call({
    decision: 'take_message',
    durationSeconds: 70,
    lead: { name: 'Rosa', need: null, contact: null },
  })
  await call({ decision: 'connect', acceptedAt: new Date(), durationSeconds: 300 })
  await call({ decision: 'connect' })
  expect(await totals()).toMatchObject({
    calls: 4,
    stopped: 1,
    message_taken: 1,
    put_through: 1,
    not_picked_up: 1,
    saved_seconds: 120,
    leads: 1,
    call_leads: 1,
  })
  expect(await found('call-logs', 'is:stopped')).toEqual([stopped])
  expect(await found('call-logs', 'is:lead channel:voice')).toEqual([left])
  expect((await ask('GET', '/call-logs/export?q=is:stopped')).body.split('\r\n')).toHaveLength(3)
  const { rows } = await report({ group: 'channel' })
  expect(rows.map(({ key, figures }) => [key, figures.calls])).toEqual([['voice', 4]])
  await agrees()
})

it('a lead and an appointment count for their conversation', async () => {
  const visitor = await someone('Hello')
  await test.deps.db.update(customers).set({ leadAt: new Date() })
  await test.deps.driver.query(
    `insert into appointment_requests (id, user_id, conversation_id, words, starts_at, all_day, time_zone, zone_of)
     values (gen_random_uuid(), $1, $2, 'Tuesday', now(), true, 'UTC', 'business')`,
    [owner.user.id, visitor.id],
  )
  expect(await totals()).toMatchObject({ leads: 1, appointments: 1, call_leads: 0 })
  expect(await found('conversations/admin', 'is:appointment')).toEqual([visitor.id])
  await agrees()
})

it('appointments are counted by where they were booked: in chats, in calls and on the public page', async () => {
  const { db } = test.deps
  const { schedule } = await aSchedule(test.deps, { userId: owner.user.id, id: agentId })
  const book = async (at: Date, from: { conversationId?: string; callId?: string } = {}) => {
    const held = await hold(test.deps, schedule, { ...from, at, timeZone: 'UTC', language: 'en' })
    const name = `Vera ${at.getTime()}`
    return confirm(test.deps, held, { name, email: null, phone: null })
  }
  const visitor = await someone('Hello')
  await book(inDays(3), { conversationId: visitor.id })
  await book(inDays(4), { callId: await aCall(test.deps, owner.user.id, agentId) })
  await book(inDays(5))
  const cancelled = await book(inDays(6))
  await cancel(test.deps, cancelled, 'visitor')
  await hold(test.deps, schedule, { at: inDays(7), timeZone: 'UTC', language: 'en' })
  const figures = await totals()
  expect(figures.appointments).toBe(4)
  expect(figures.appointments_by).toEqual({ widget: 1, voice: 1, page: 2 })
  expect(figures).toMatchObject({ conversations: 1, calls: 1 })
  await foldReports(test.deps.driver)
  expect((await totals()).appointments_by).toEqual({ widget: 1, voice: 1, page: 2 })
  expect((await report({ channel: 'page' })).totals.appointments).toBe(2)
  const { rows } = await report({ group: 'channel' })
  expect(rows.find(({ key }) => key === 'page')?.figures.appointments).toBe(2)
  await ask('DELETE', `/conversation/${visitor.id}`)
  await db.delete(agents).where(eq(agents.id, agentId))
  const [row] = (await report({ group: 'agent' })).rows
  expect(row).toMatchObject({ key: agentId, name: null })
  expect(row?.figures.appointments_by).toEqual({ widget: 1, voice: 1, page: 2 })
  await agrees()
})

it('only owners see costs, and agents see no report', async () => {
  const spent = { userId: owner.user.id, agentId, day: today(), kind: 'call' as const }
  await addUsage(test.deps.db, { ...spent, costMicros: 30_000 })
  await foldReports(test.deps.driver)
  await addUsage(test.deps.db, { ...spent, costMicros: 12_000 })
  expect((await totals()).cost_micros).toBe(42_000)
  const admin = await aMember(test.deps, owner.user.id, 'admin')
  expect((await report({}, admin.cookie)).totals).not.toHaveProperty('cost_micros')
  const url = `/reports/export?${query()}`
  expect((await ask('GET', url)).body).toContain('Cost (USD)')
  expect((await ask('GET', url, undefined, admin.cookie)).body).not.toContain('Cost')
  const agent = await aMember(test.deps, owner.user.id, 'agent')
  expect((await ask('GET', `/reports?${query()}`, undefined, agent.cookie)).statusCode).toBe(403)
  await agrees()
})

it('days follow the time zone of the viewer', async () => {
  await test.deps.driver.query(
    `insert into report_cases (id, user_id, agent_id, channel, began_at)
     select gen_random_uuid(), $1, $2, 'widget', at::timestamptz
     from unnest(array['2026-06-10T02:30:00Z', '2026-06-10T12:00:00Z', '2026-06-12T01:00:00Z']) at`,
    [owner.user.id, agentId],
  )
  await foldReports(test.deps.driver)
  const days = async (time_zone: string) => {
    const { rows, before } = await report({ from: '2026-06-09', to: '2026-06-11', time_zone })
    return [...rows.map(({ figures }) => figures.conversations), before.conversations]
  }
  expect(await days('UTC')).toEqual([0, 2, 0, 0])
  expect(await days('America/New_York')).toEqual([1, 1, 1, 0])
  const weeks = await report({ from: '2026-06-10', to: '2026-06-16', group: 'week' })
  expect(weeks.rows.map(({ key, until, figures }) => [key, until, figures.conversations])).toEqual([
    ['2026-06-10', '2026-06-14', 3],
    ['2026-06-15', '2026-06-16', 0],
  ])
})

it.each([
  [{ from: '2026-13-01' }, 400],
  [{ from: '2026-06-02', to: '2026-06-01' }, 400],
  [{ from: '2025-01-01', to: '2026-06-01' }, 400],
  [{ from: '2026-01-01', to: '2026-06-01' }, 400],
  [{ from: '2026-01-01', to: '2026-06-01', group: 'week' }, 200],
])('a report of %j answers %d', async (asked, status) => {
  expect((await ask('GET', `/reports?${query(asked)}`)).statusCode).toBe(status)
})
