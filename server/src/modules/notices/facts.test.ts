import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { appointmentRequests } from '../../db/schema/bookings.ts'
import { calls } from '../../db/schema/calls.ts'
import { conversations, customers, messages } from '../../db/schema/conversations.ts'
import { noticeEvents } from '../../db/schema/notices.ts'
import { phoneNumbers } from '../../db/schema/numbers.ts'
import type { Deps } from '../../deps.ts'
import { aCall, aConversation } from '../../test/belongings/talks.ts'
import { anAgent, aUser } from '../../test/factories.ts'
import { buildTestDeps } from '../../test/test-app.ts'

let deps: Deps
let userId: string
let agentId: string

beforeEach(async () => {
  deps = await buildTestDeps()
  userId = (await aUser(deps)).user.id
  agentId = (await anAgent(deps.db, userId)).id
})

const noted = async () =>
  (await deps.db.select().from(noticeEvents).orderBy(noticeEvents.createdAt)).map(
    ({ kind, conversationId, callId }) => ({ kind, about: conversationId ?? callId }),
  )
const changeCall = (id: string, change: Partial<typeof calls.$inferInsert>) =>
  deps.db.update(calls).set(change).where(eq(calls.id, id))

it('the team is notified once of each request for a person', async () => {
  const { db } = deps
  const id = await aConversation(deps, userId, agentId)
  const ask = (handoverRequestedAt: Date | null) =>
    db.update(conversations).set({ handoverRequestedAt }).where(eq(conversations.id, id))
  await ask(new Date(1_000))
  await ask(new Date(2_000))
  expect(await noted()).toEqual([{ kind: 'person_wanted', about: id }])
  await ask(null)
  await ask(new Date(3_000))
  expect(await noted()).toHaveLength(2)
})

it('a visitor who leaves an address is one lead', async () => {
  const { db } = deps
  const id = await aConversation(deps, userId, agentId)
  await db.update(customers).set({ email: 'ada@example.com' })
  await db.update(customers).set({ email: 'grace@example.com' })
  expect(await noted()).toEqual([{ kind: 'lead', about: id }])
})

it('the team is notified of a missed call once, when it has ended', async () => {
  const id = await aCall(deps, userId, agentId)
  await changeCall(id, { dialledAt: new Date() })
  expect(await noted()).toEqual([])
  await changeCall(id, { endedAt: new Date(), stage: 'ended' })
  await changeCall(id, { recordingUrl: 'https://example.com/r', recordingSeconds: 4 })
  expect(await noted()).toEqual([{ kind: 'call_message', about: id }])
})

it('an answered call and a call from the browser cause no notice', async () => {
  const taken = await aCall(deps, userId, agentId)
  await changeCall(taken, { dialledAt: new Date(), acceptedAt: new Date(), endedAt: new Date() })
  const own = await aCall(deps, userId, agentId)
  await changeCall(own, { channel: 'browser', decision: 'take_message' })
  await changeCall(own, { endedAt: new Date() })
  expect(await noted()).toEqual([])
})

it('a caller who gives a name is a lead', async () => {
  const id = await aCall(deps, userId, agentId)
  await changeCall(id, { lead: { name: 'Ada', need: null, contact: null } })
  await changeCall(id, { endedAt: new Date() })
  expect(await noted()).toEqual([{ kind: 'lead', about: id }])
})

it('a requested time, a suspended number and a failed reply cause notices', async () => {
  const { db } = deps
  const conversationId = await aConversation(deps, userId, agentId)
  await db.insert(appointmentRequests).values({
    userId,
    conversationId,
    words: 'Tuesday at 3',
    startsAt: new Date('2027-01-05T20:00:00Z'),
    allDay: false,
    timeZone: 'America/New_York',
    zoneOf: 'business',
  })
  await db.insert(phoneNumbers).values({ userId, agentId, phone: '+12025550123' })
  await db.update(phoneNumbers).set({ suspendedAt: new Date() })
  await db.insert(messages).values(
    [2, 3].map((seq) => ({
      conversationId,
      seq,
      revision: seq,
      role: 'agent' as const,
      status: 'pending' as const,
    })),
  )
  await db.update(messages).set({ status: 'failed' }).where(eq(messages.role, 'agent'))
  expect(await noted()).toEqual([
    { kind: 'appointment', about: conversationId },
    { kind: 'number_suspended', about: null },
    { kind: 'failing', about: conversationId },
  ])
})

it('the notices of a conversation are deleted with it', async () => {
  const { db } = deps
  const id = await aConversation(deps, userId, agentId)
  await db.update(conversations).set({ handoverRequestedAt: new Date() })
  await db.delete(conversations).where(eq(conversations.id, id))
  expect(await noted()).toEqual([])
})
