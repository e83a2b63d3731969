import { asc, eq, sql } from 'drizzle-orm'
import { WEBHOOK_EVENTS } from 'shared-types'
import { beforeEach, expect, it } from 'vitest'
import { appointmentRequests } from '../../db/schema/bookings.ts'
import { calls } from '../../db/schema/calls.ts'
import { conversations, customers, messages } from '../../db/schema/conversations.ts'
import { knowledgeGaps } from '../../db/schema/gaps.ts'
import { webhookDeliveries, webhookEndpoints, webhookEvents } from '../../db/schema/webhooks.ts'
import type { Deps } from '../../deps.ts'
import { aCall, aConversation } from '../../test/belongings/talks.ts'
import { anAgent, aUser } from '../../test/factories.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'
import { aVisitor } from '../../test/visitor.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let deps: Deps
let owner: Awaited<ReturnType<typeof aUser>>
let agentId: string

beforeEach(async () => {
  test = await buildTestApp()
  deps = test.deps
  owner = await aUser(deps)
  agentId = (await anAgent(deps.db, owner.user.id)).id
})

const anEndpoint = (events: readonly string[] = WEBHOOK_EVENTS) =>
  deps.db.insert(webhookEndpoints).values({
    userId: owner.user.id,
    url: 'https://hooks.example.com',
    description: '',
    format: 'standard',
    events: [...events],
  })
const told = () => deps.db.select().from(webhookEvents).orderBy(asc(webhookEvents.createdAt))
const types = async () => (await told()).map(({ type }) => type)
const ask = (method: 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
  test.app.inject({
    method,
    url: `/api${path}`,
    headers: { cookie: owner.cookie, origin: TEST_ORIGIN },
    ...(payload && { payload }),
  })

it('every event of a conversation is sent once, with its text', async () => {
  await anEndpoint()
  const visitor = await aVisitor(test.app, agentId, { page_url: 'https://shop.example/bikes' })
  await visitor.say('Do you sell "bells"?', 'one')
  await visitor.say('Do you sell "bells"?', 'one')
  await visitor.requestPerson()
  await ask('PATCH', `/conversation/switchControl/${visitor.id}`)
  await ask('POST', `/conversation/process/${visitor.id}`, { response: 'We do.' })
  await test.app.inject({
    method: 'POST',
    url: `${visitor.url}/rating`,
    headers: visitor.headers,
    payload: { rating: 'good', words: 'Quick' },
  })
  await ask('PATCH', `/conversation/resolved/${visitor.id}`, { resolved: true })
  expect((await types()).toSorted()).toEqual([
    'conversation.closed',
    'conversation.rated',
    'conversation.started',
    'handover.accepted',
    'handover.ended',
    'handover.requested',
    'message.received',
    'message.sent',
    'message.sent',
    // The event of the message that a person was asked for.
    'message.sent',
    'question.unanswered',
  ])
  const data = Object.fromEntries((await told()).map((event) => [event.type, event.data]))
  const about = { conversation_id: visitor.id, agent_id: agentId }
  expect(data['conversation.started']).toMatchObject({
    ...about,
    channel: 'widget',
    page_url: 'https://shop.example/bikes',
  })
  expect(data['message.received']).toMatchObject({ ...about, text: 'Do you sell "bells"?' })
  expect(data['message.sent']).toMatchObject({ ...about, by: 'person', text: 'We do.' })
  expect(data['conversation.rated']).toMatchObject({ ...about, rating: 'good', words: 'Quick' })
  expect(data['handover.accepted']).toMatchObject({ ...about, person: 'Ada Lovelace' })
})

it('a form is one lead with all of its answers, and another address is a change of it', async () => {
  await anEndpoint()
  await aConversation(deps, owner.user.id, agentId)
  const lead = [
    { kind: 'name' as const, label: 'Name', value: 'Grace' },
    { kind: 'email' as const, label: 'Email', value: 'grace@example.com' },
    { kind: 'text' as const, label: 'What for?', value: 'A bell' },
  ]
  await deps.db.update(customers).set({ lead, leadAt: new Date() })
  await deps.db.update(customers).set({ name: 'Grace', email: 'grace@example.com' })
  await deps.db.update(customers).set({ email: 'hopper@example.com' })
  const [first, second, ...others] = (await told()).filter(({ type }) => type.startsWith('lead'))
  expect(others).toEqual([])
  expect(first).toMatchObject({ type: 'lead.created', data: { name: 'Grace', answers: lead } })
  expect(second).toMatchObject({ type: 'lead.updated', data: { email: 'hopper@example.com' } })
})

it('a call that is not from the browser is reported, and its caller as a lead', async () => {
  await anEndpoint()
  const end = (id: string, change: Partial<typeof calls.$inferInsert>) =>
    deps.db
      .update(calls)
      .set({ endedAt: new Date(), ...change })
      .where(eq(calls.id, id))
  const call = await aCall(deps, owner.user.id, agentId)
  const lead = { name: 'Ada', contact: '+12025550123', need: 'A bell' }
  await end(call, { decision: 'take_message', durationSeconds: 31, lead })
  await end(call, { durationSeconds: 32 })
  await end(await aCall(deps, owner.user.id, agentId), { channel: 'browser' })
  // Both events have the same time, so they are sorted by type.
  const events = (await told()).toSorted((one, other) => one.type.localeCompare(other.type))
  expect(events).toMatchObject([
    { type: 'call.ended', data: { call_id: call, decision: 'take_message', duration_seconds: 31 } },
    { type: 'lead.created', data: { source: 'call', name: 'Ada', need: 'A bell' } },
  ])
})

it('requested times, unanswered questions and reopened questions are reported', async () => {
  await anEndpoint()
  const userId = owner.user.id
  const conversationId = await aConversation(deps, userId, agentId)
  await deps.db.insert(appointmentRequests).values({
    userId,
    conversationId,
    words: 'Tuesday at 3',
    startsAt: new Date(),
    allDay: false,
    timeZone: 'America/New_York',
    zoneOf: 'business',
  })
  await deps.db.insert(knowledgeGaps).values({ agentId, question: 'Why?', fingerprint: 'why' })
  await deps.db.update(knowledgeGaps).set({ times: 2 })
  await deps.db.update(knowledgeGaps).set({ coveredAt: new Date() })
  // One minute later, however fast the machine is.
  const firstAskedAt = sql`first_asked_at + interval '1 minute'`
  await deps.db.update(knowledgeGaps).set({ coveredAt: null, firstAskedAt })
  const told = (await types()).filter((type) => !type.startsWith('message'))
  expect(told.toSorted()).toEqual([
    'appointment.requested',
    'question.unanswered',
    'question.unanswered',
  ])
})

it('an event is stored only for subscribed endpoints', async () => {
  await anEndpoint(['message.sent'])
  await anEndpoint(['message.sent', 'lead.created'])
  await deps.db.insert(webhookEndpoints).values({
    userId: (await aUser(deps)).user.id,
    url: 'https://other.example.com',
    description: '',
    format: 'standard',
    events: [...WEBHOOK_EVENTS],
  })
  const visitor = await aVisitor(test.app, agentId)
  await visitor.say('Hello')
  expect(await types()).toEqual(['message.sent'])
  expect(await deps.db.$count(webhookDeliveries)).toBe(2)
})

it('the longest texts fit into 20 KB', async () => {
  await anEndpoint()
  const visitor = await aVisitor(test.app, agentId)
  await visitor.say('\u0001"𝒳'.repeat(1_000))
  const [event] = (await told()).filter(({ type }) => type === 'message.received')
  expect(event!.data['is_shortened']).toBe(true)
  expect(Buffer.byteLength(JSON.stringify(event!.data))).toBeLessThan(20_000)
})

it('deleting a conversation deletes everything reported about it', async () => {
  await anEndpoint()
  const visitor = await aVisitor(test.app, agentId)
  await visitor.say('My name is Grace')
  await deps.db.update(customers).set({ email: 'grace@example.com' })
  expect(await deps.db.$count(webhookDeliveries)).toBeGreaterThan(3)
  await ask('DELETE', `/conversation/${visitor.id}/person`)
  expect(await told()).toEqual([])
  expect(await deps.db.$count(webhookDeliveries)).toBe(0)
  expect([await deps.db.$count(conversations), await deps.db.$count(messages)]).toEqual([0, 0])
})
