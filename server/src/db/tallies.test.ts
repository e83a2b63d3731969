import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { aCall, aConversation } from '../test/belongings/talks.ts'
import { anAgent, aUser } from '../test/factories.ts'
import { buildTestApp } from '../test/test-app.ts'
import { aVisitor } from '../test/visitor.ts'
import { agents } from './schema/agents.ts'
import { callMessages, calls } from './schema/calls.ts'
import { conversations, messages } from './schema/conversations.ts'
import { tallies, tallyChanges } from './schema/tallies.ts'
import { recountEverything } from './recount.ts'
import { foldTallies, readTallies, readTotal, tallyErrors, type TallySubject } from './tallies.ts'

const SUBJECTS: TallySubject[] = [
  'conversation',
  'waiting',
  'assigned',
  'resolved',
  'customer',
  'written',
  'call',
  'spoken',
  'screened',
]

let test: Awaited<ReturnType<typeof buildTestApp>>
let userId: string
let agentId: string

beforeEach(async () => {
  test = await buildTestApp()
  userId = (await aUser(test.deps)).user.id
  agentId = (await anAgent(test.deps.db, userId)).id
  test.deps.answer = async function* ({ text }) {
    yield { type: 'text', text: `You said ${text}` }
    yield { type: 'end', outcome: 'answered', offerPerson: false }
  }
})

const totals = async () =>
  Object.fromEntries(
    await Promise.all(
      SUBJECTS.map(async (subject) => [subject, await readTotal(test.deps.db, userId, subject)]),
    ),
  )
const errors = () => tallyErrors(test.deps.driver, userId)

/** A visitor who is answered twice, one who only opens the panel, and a call. */
async function aDay() {
  const visitor = await aVisitor(test.app, agentId)
  await visitor.say('Thank you, that is wonderful!')
  await visitor.say('This is terrible.')
  await aVisitor(test.app, agentId)
  const callId = await aCall(test.deps, userId, agentId)
  await test.deps.db
    .insert(callMessages)
    .values({ callId, seq: 90, entityType: 'agent', content: 'Hello' })
  return { conversationId: visitor.id, callId }
}

it('the tallies of an account follow every change of its rows', async () => {
  const { callId } = await aDay()
  expect(await totals()).toMatchObject({ conversation: 1, customer: 1, written: 2, call: 1 })
  await test.deps.db
    .update(calls)
    .set({ analysis: sql`'{"type": "negative"}'::jsonb` })
    .where(eq(calls.id, callId))
  expect(await errors()).toEqual([])
})

it('calls are counted as stopped or put through by when they began, and none twice', async () => {
  const { db } = test.deps
  const screened = async () =>
    (await readTallies(db, userId, 'screened'))
      .filter(({ amount }) => amount > 0)
      .map(({ part, hour, amount }) => [part, hour.toISOString(), amount])
  const id = await aCall(test.deps, userId, agentId)
  const startedAt = new Date('2026-01-01T10:20:00Z')
  const change = (values: Partial<typeof calls.$inferInsert>) =>
    db.update(calls).set(values).where(eq(calls.id, id))
  await change({ startedAt, decision: 'take_message' })
  expect(await screened()).toEqual([])
  await change({ decision: 'end' })
  expect(await screened()).toEqual([['stopped', '2026-01-01T10:00:00.000Z', 1]])
  await change({ acceptedAt: new Date() })
  expect(await screened()).toEqual([['put_through', '2026-01-01T10:00:00.000Z', 1]])
  expect(await errors()).toEqual([])
  await change({ channel: 'browser' })
  expect(await screened()).toEqual([])
  await change({ channel: 'phone' })
  await db.delete(calls).where(eq(calls.id, id))
  expect(await screened()).toEqual([])
})

it('removed rows are no longer counted, whether removed alone or with their agent', async () => {
  const { conversationId } = await aDay()
  await aDay()
  await test.deps.db.delete(conversations).where(eq(conversations.id, conversationId))
  expect(await totals()).toMatchObject({ conversation: 1, written: 2, call: 2 })
  await test.deps.db.delete(agents).where(eq(agents.id, agentId))
  expect(await totals()).toEqual(Object.fromEntries(SUBJECTS.map((subject) => [subject, 0])))
})

it('waiting, assigned and resolved conversations are counted', async () => {
  const { conversationId } = await aDay()
  const become = async (state: Partial<typeof conversations.$inferInsert>) => {
    await test.deps.db.update(conversations).set(state).where(eq(conversations.id, conversationId))
    expect(await errors()).toEqual([])
    const { waiting, assigned, resolved } = await totals()
    return [waiting, assigned, resolved]
  }
  expect(await become({ handoverRequestedAt: new Date(), assigneeId: userId })).toEqual([1, 1, 0])
  expect(await become({ handoverRequestedAt: null, resolvedAt: new Date() })).toEqual([0, 0, 1])
  expect(await become({ resolvedAt: null })).toEqual([0, 1, 0])
  await test.deps.db.delete(conversations).where(eq(conversations.id, conversationId))
  expect((await totals())['assigned']).toBe(0)
})

it('adding up the changes of tallies changes no number', async () => {
  await aDay()
  const before = await totals()
  await foldTallies(test.deps.driver)
  expect(await test.deps.db.$count(tallyChanges)).toBe(0)
  expect(await totals()).toEqual(before)
  await aDay()
  await foldTallies(test.deps.driver)
  expect(await errors()).toEqual([])
})

it('changes of tallies of a deleted account are discarded', async () => {
  await test.deps.db
    .insert(tallyChanges)
    .values({ userId: agentId, subject: 'call', hour: new Date(0), amount: 1 })
  await foldTallies(test.deps.driver)
  expect(await test.deps.db.$count(tallyChanges)).toBe(0)
  expect(await test.deps.db.$count(tallies)).toBe(0)
})

it('a wrong count is found and corrected, and other accounts keep theirs', async () => {
  await aDay()
  const other = await aUser(test.deps)
  await aConversation(test.deps, other.user.id, (await anAgent(test.deps.db, other.user.id)).id)
  await foldTallies(test.deps.driver)
  await test.deps.db.update(tallies).set({ amount: 40 }).where(eq(tallies.subject, 'written'))
  expect(await errors()).toMatchObject([{ subject: 'written', tallied: 40, counted: 2 }])
  const wrong = []
  for await (const { errors } of recountEverything(test.deps.driver)) wrong.push(...errors)
  expect(wrong).toMatchObject([{ what: 'written', told: 40, counted: 2 }])
  expect(await errors()).toEqual([])
  expect(await readTotal(test.deps.db, other.user.id, 'conversation')).toBe(1)
})

it('every message and every line of a call is stored with its account', async () => {
  const { conversationId, callId } = await aDay()
  const accounts = await test.deps.db
    .selectDistinct({ userId: messages.userId })
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
  expect(accounts).toEqual([{ userId }])
  const lines = await test.deps.db
    .selectDistinct({ userId: callMessages.userId, agentId: callMessages.agentId })
    .from(callMessages)
    .where(eq(callMessages.callId, callId))
  expect(lines).toEqual([{ userId, agentId }])
})
