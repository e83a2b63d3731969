import { eq } from 'drizzle-orm'
import { ADMIN_HEADER, type Attention } from 'shared-types'
import { beforeEach, expect, it } from 'vitest'
import { appointmentRequests } from '../../db/schema/bookings.ts'
import { calls } from '../../db/schema/calls.ts'
import { conversations } from '../../db/schema/conversations.ts'
import { knowledgeGaps } from '../../db/schema/gaps.ts'
import { aCall, aConversation } from '../../test/belongings/talks.ts'
import { aMember, anAgent, aUser } from '../../test/factories.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'
import { DAY_MS, HOUR_MS } from '../../lib/time.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let cookie: string
let userId: string
let agentId: string

beforeEach(async () => {
  test = await buildTestApp()
  const owner = await aUser(test.deps)
  cookie = owner.cookie
  userId = owner.user.id
  agentId = (await anAgent(test.deps.db, userId)).id
})

async function read(as = cookie): Promise<Attention> {
  const { json } = await test.app.inject({ url: '/api/user/attention', headers: { cookie: as } })
  return json().data
}
const changeCall = (id: string, change: Partial<typeof calls.$inferInsert>) =>
  test.deps.db.update(calls).set(change).where(eq(calls.id, id))
const changeTalk = (id: string, change: Partial<typeof conversations.$inferInsert>) =>
  test.deps.db.update(conversations).set(change).where(eq(conversations.id, id))
const send = (url: string, payload: object) =>
  test.app.inject({
    method: 'PATCH',
    url: `/api${url}`,
    headers: { cookie, origin: TEST_ORIGIN },
    payload,
  })

it('nothing waits in an empty account', async () => {
  const none = { rows: [], more: false }
  expect(await read()).toEqual({
    people: none,
    mentions: none,
    calls: none,
    appointments: none,
    questions: none,
    week: { stopped: 0, put_through: 0 },
  })
})

it('a request for a person waits until somebody comes, the longest waiting first', async () => {
  const [second, first] = [
    await aConversation(test.deps, userId, agentId),
    await aConversation(test.deps, userId, agentId),
  ]
  await changeTalk(second, { handoverRequestedAt: new Date(2_000) })
  await changeTalk(first, { handoverRequestedAt: new Date(1_000) })
  const { people } = await read()
  expect(people.rows.map(({ conversation_id, words }) => [conversation_id, words])).toEqual([
    [first, 'Hello'],
    [second, 'Hello'],
  ])
  await changeTalk(first, { control: 'admin', handoverRequestedAt: null })
  expect((await read()).people.rows).toHaveLength(1)
})

it('a mention waits for the person it names, until they open the conversation', async () => {
  const grace = await aMember(test.deps, userId, 'agent')
  const id = await aConversation(test.deps, userId, agentId)
  const stranger = await aUser(test.deps)
  const as = (of: string) => ({ cookie: of, origin: TEST_ORIGIN })
  await test.app.inject({
    method: 'POST',
    url: `/api/conversation/notes/${id}`,
    headers: as(cookie),
    payload: {
      text: 'Ask @Grace Hopper and @Ada Lovelace',
      mentions: [grace.user.id, userId],
      client_id: 'a',
    },
  })
  expect((await read(grace.cookie)).mentions.rows).toMatchObject([
    { conversation_id: id, author: 'Ada Lovelace', words: 'Ask @Grace Hopper and @Ada Lovelace' },
  ])
  for (const other of [cookie, stranger.cookie])
    expect((await read(other)).mentions.rows).toEqual([])
  const open = (of: string) =>
    test.app.inject({
      method: 'PATCH',
      url: `/api/conversation/mark-read/${id}`,
      headers: { ...as(of), [ADMIN_HEADER]: 'true' },
    })
  expect((await open(stranger.cookie)).statusCode).toBe(404)
  await open(cookie)
  expect((await read(grace.cookie)).mentions.rows).toHaveLength(1)
  await open(grace.cookie)
  expect((await read(grace.cookie)).mentions.rows).toEqual([])
})

it('a message and a missed call wait until they are opened', async () => {
  const id = await aCall(test.deps, userId, agentId)
  await changeCall(id, { dialledAt: new Date(), callerName: 'Ada' })
  expect((await read()).calls.rows).toEqual([])
  await changeCall(id, { endedAt: new Date() })
  expect((await read()).calls.rows).toMatchObject([
    { call_id: id, name: 'Ada', has_message: false },
  ])
  await changeCall(id, { recordingUrl: 'https://example.com/r' })
  expect((await read()).calls.rows).toMatchObject([{ call_id: id, has_message: true }])
  await send(`/call-logs/mark-read/${id}`, {})
  expect((await read()).calls.rows).toEqual([])
})

it('answered calls, stopped calls and calls from the browser are not missed calls', async () => {
  const over = { endedAt: new Date() }
  const taken = await aCall(test.deps, userId, agentId)
  await changeCall(taken, { ...over, dialledAt: new Date(), acceptedAt: new Date() })
  const stopped = await aCall(test.deps, userId, agentId)
  await changeCall(stopped, { ...over, decision: 'end' })
  const own = await aCall(test.deps, userId, agentId)
  await changeCall(own, { ...over, channel: 'browser', decision: 'take_message' })
  const { calls: missed, week } = await read()
  expect([missed.rows, week]).toEqual([[], { stopped: 1, put_through: 1 }])
})

it('calls of the last seven days count, and none before', async () => {
  const id = await aCall(test.deps, userId, agentId)
  await changeCall(id, { startedAt: new Date(Date.now() - 8 * DAY_MS) })
  await changeCall(id, { decision: 'end', endedAt: new Date() })
  expect((await read()).week).toEqual({ stopped: 0, put_through: 0 })
})

it('a requested appointment waits until it is marked as done, which can be undone', async () => {
  const conversationId = await aConversation(test.deps, userId, agentId)
  const wish = {
    userId,
    conversationId,
    words: 'Tuesday at 3',
    allDay: false,
    timeZone: 'UTC',
    zoneOf: 'business',
  } as const
  await test.deps.db.insert(appointmentRequests).values([
    { ...wish, startsAt: new Date(Date.now() + HOUR_MS) },
    { ...wish, startsAt: new Date(Date.now() - 2 * DAY_MS) },
  ])
  const { rows } = (await read()).appointments
  expect(rows).toMatchObject([{ words: 'Tuesday at 3', conversation_id: conversationId }])
  await send(`/appointment/${rows[0]!.id}`, { settled: true })
  expect((await read()).appointments.rows).toEqual([])
  await send(`/appointment/${rows[0]!.id}`, { settled: false })
  expect((await read()).appointments.rows).toHaveLength(1)
})

it('unanswered questions wait, the newest few, with a hint that there are more', async () => {
  const questions = Array.from({ length: 6 }, (_, n) => ({
    agentId,
    question: `Why ${n}?`,
    fingerprint: `why ${n}`,
    lastAskedAt: new Date(n * 1_000),
  }))
  await test.deps.db.insert(knowledgeGaps).values(questions)
  const { rows, more } = (await read()).questions
  expect([rows.map(({ question }) => question), more]).toEqual([
    ['Why 5?', 'Why 4?', 'Why 3?', 'Why 2?'],
    true,
  ])
})

it('questions that ask the same in other words wait as one, as in the knowledge base', async () => {
  const asked = ['How do I cancel an appointment?', 'I need to cancel my appointment']
  const questions = [...asked, 'Do you sell boats?'].map((question, n) => ({
    agentId,
    question,
    fingerprint: question,
    times: 2,
    lastAskedAt: new Date(n * 1_000),
  }))
  await test.deps.db.insert(knowledgeGaps).values(questions)
  const { rows } = (await read()).questions
  expect(rows.map(({ question, times }) => [question, times])).toEqual([
    ['Do you sell boats?', 2],
    [asked[1], 4],
  ])
})

it('nothing of another account is included', async () => {
  const id = await aConversation(test.deps, userId, agentId)
  await changeTalk(id, { handoverRequestedAt: new Date() })
  await test.deps.db.insert(knowledgeGaps).values({ agentId, question: 'Why?', fingerprint: 'why' })
  const stranger = await aUser(test.deps)
  const { people, questions } = await read(stranger.cookie)
  expect([people.rows, questions.rows]).toEqual([[], []])
})
